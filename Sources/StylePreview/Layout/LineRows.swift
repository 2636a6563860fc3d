/// How high a line is in a terminal, whose letters all have one size.
///
/// A row stands for a line of body text at the standard size, 17 points. A line in another font, or a
/// symbol of another scale, takes the nearest number of rows and at least one: 34 points take two, body
/// text at `accessibility3` (40 points) takes two, at `accessibility5` (53 points) three. Its letters
/// stand in the middle of those rows, and keep their cells: only the height follows the font. What is
/// around it is rounded with the height that it would have, 20 points at 17, so that smaller fonts draw
/// paddings together before they could take part of a row.
enum LineRows {
  /// The font size that takes one row.
  private static let body = 17.0

  /// The most rows of a line.
  private static let maximum = 60.0

  /// Returns the factor of a font size to that of body text.
  static func scale(ofFont size: Double) -> Double { FontMetric(size: size).size / body }

  /// Returns the height in points, whole rows, of a line at a factor of the size of body text.
  static func height(scale: Double) -> Double {
    let rows = scale.isNaN ? 1 : min(max(scale, 1), maximum).rounded()
    return rows * Snapping.line
  }

  /// Returns the height that the line would have if it were not brought to rows.
  static func idealHeight(scale: Double) -> Double {
    scale.isNaN ? Snapping.line : min(max(scale, 0.05), maximum) * Snapping.line
  }
}
