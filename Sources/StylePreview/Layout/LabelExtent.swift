/// What the labels of a list have in common: all that is needed to make a style fit them.
package struct LabelExtent: Equatable, Sendable {
  /// The cells of the widest title.
  package private(set) var titleWidth = 0

  /// The cells of the widest icon.
  package private(set) var iconWidth = 0

  /// Whether a label has no icon.
  package private(set) var hasLabelWithoutIcon = false

  /// Creates the extent of no labels.
  package init() {}

  /// Creates the extent of labels.
  package init(_ labels: some Sequence<LabelSize>) {
    for label in labels { add(label) }
  }

  /// Takes a label in.
  package mutating func add(_ label: LabelSize) {
    titleWidth = max(titleWidth, label.titleWidth)
    iconWidth = max(iconWidth, label.iconWidth)
    hasLabelWithoutIcon = hasLabelWithoutIcon || label.iconWidth == 0
  }
}
