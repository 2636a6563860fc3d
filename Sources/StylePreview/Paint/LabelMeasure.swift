/// The widths of the titles and icons in a list of labels, each with how often it occurs.
struct LabelMeasure: Hashable {
  /// The widths of the titles in cells; the last of them stands for all that are wider.
  var titleWidths: [Int: Int] = [:]

  /// The widths of the icons in cells; 0 for a label without one.
  var iconWidths: [Int: Int] = [:]

  /// Counts a label.
  mutating func add(titleWidth: Int, iconWidth: Int) {
    titleWidths[titleWidth, default: 0] += 1
    iconWidths[iconWidth, default: 0] += 1
  }
}
