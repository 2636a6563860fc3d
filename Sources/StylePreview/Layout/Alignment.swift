/// Where a view stands in a larger space.
package struct Alignment: Hashable, Sendable {
  /// The horizontal part.
  package enum Horizontal: String, Hashable, Sendable {
    case leading, center, trailing
  }

  /// The vertical part.
  package enum Vertical: String, Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
  }

  /// The horizontal part.
  package var horizontal: Horizontal

  /// The vertical part.
  package var vertical: Vertical

  /// Creates an alignment.
  package init(horizontal: Horizontal = .center, vertical: Vertical = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  package static let center = Alignment()
}
