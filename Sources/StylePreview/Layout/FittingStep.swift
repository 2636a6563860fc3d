/// What was given up so that labels fit into a width; each step includes those before it.
package enum FittingStep: Int, Hashable, Sendable, Comparable {
  /// Nothing.
  case natural

  /// The space between views side by side, down to one column.
  case spacing

  /// The padding at the outside, down to one column.
  case padding

  /// The ends of long titles.
  case titles

  /// All titles: icons alone are left.
  case iconOnly

  /// Everything but the titles, which are cut where they must be.
  case plainTitles

  /// Whether less is given up.
  package static func < (first: FittingStep, second: FittingStep) -> Bool {
    first.rawValue < second.rawValue
  }
}
