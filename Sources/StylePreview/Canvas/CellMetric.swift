/// The metric of the terminal: one cell is 10 points wide and 20 points high.
///
/// San Francisco at the body size of 17 points has lines of 20.3 points and a mean advance of 8.5 to 9
/// points, so that a label keeps about the proportions that it has on a phone.
package enum CellMetric {
  /// The width of a cell in points.
  package static let width = 10.0

  /// The height of a cell in points.
  package static let height = 20.0

  /// The widest drawing in cells; the same cap as that of the width option.
  static let maximumColumns = 10_000

  /// The most cells of one drawing, so that no display list asks for more memory than a screen needs.
  static let maximumCells = 200_000

  /// Returns the whole number below a quotient, held within a million; 0 for what is no number.
  static func floor(_ points: Double, _ unit: Double) -> Int {
    let value = points / unit
    guard !value.isNaN else { return 0 }
    let bounded = min(max(value, -1_000_000), 1_000_000)
    // Whole numbers by hand: `rounded()` is a call into the C library.
    let whole = Int(bounded)
    return Double(whole) > bounded ? whole - 1 : whole
  }

  /// Returns the whole number above a quotient, held within a million; 0 for what is no number.
  static func ceiling(_ points: Double, _ unit: Double) -> Int {
    -floor(-points, unit)
  }

  /// Returns the whole number nearest to a quotient, held within a million; 0 for what is no number.
  static func nearest(_ points: Double, _ unit: Double) -> Int {
    floor(points + unit / 2, unit)
  }
}
