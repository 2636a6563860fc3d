/// Where lengths become cells.
///
/// Widths are whole cells and heights are half rows, so that both are multiples of 10 points.
enum Snapping {
  /// The unit of widths and heights in points.
  static let unit = CellMetric.width

  /// The height of a line of text in points.
  static let line = CellMetric.height

  /// The side of a symbol in points before it is drawn as a glyph.
  static let symbol = 20.0

  /// The most cells of a drawing in either direction.
  static let maximumCells = CellMetric.maximumColumns

  /// The longest length in points.
  static let maximum = Double(maximumCells) * unit

  /// Returns the nearest multiple of the unit, at most the longest length on either side.
  ///
  /// What is no number gives 0; infinity stays.
  static func length(_ points: Double) -> Double {
    guard points.isFinite else { return points > 0 ? points : 0 }
    return rounded(points / unit) * unit
  }

  /// Returns the multiple of the unit at or below a length.
  ///
  /// What is no number gives 0; infinity stays.
  static func floor(_ points: Double) -> Double {
    guard points.isFinite else { return points > 0 ? points : 0 }
    return min(max(points / unit, -1e6), 1e6).rounded(.down) * unit
  }

  /// Returns the columns of a padding: none below half a cell, else at least one.
  static func columns(_ points: Double) -> Double {
    let cells = rounded(points / unit)
    return (abs(points) < unit / 2 ? 0 : points > 0 ? max(1, cells) : cells) * unit
  }

  /// Returns the columns or rows between a line through the middle of a cell and what it surrounds,
  /// with the cell of the line.
  static func ring(_ points: Double, cell: Double) -> Double {
    (1 + max(0, rounded(points / cell - 0.5))) * cell
  }

  /// Returns the space between neighbours in a stack, at least a column between those side by side.
  static func spacing(_ points: Double, _ axis: StackAxis) -> Double {
    let cells = rounded(points / unit)
    return (axis == .horizontal && points > 0 ? max(1, cells) : cells) * unit
  }

  /// Returns the nearest number of whole rows.
  static func wholeRows(_ points: Double) -> Double {
    rounded(points / line) * line
  }

  /// Returns the half rows above and below a child, so that the total comes nearest to the ideal one.
  ///
  /// - Parameters:
  ///   - top: The ideal padding above in points.
  ///   - bottom: The ideal padding below.
  ///   - ideal: The ideal height of the child.
  ///   - height: The height that the child is drawn with.
  /// - Returns: The paddings in points.
  static func rows(top: Double, bottom: Double, ideal: Double, height: Double)
    -> (top: Double, bottom: Double)
  {
    let sum = top + bottom
    guard top >= 0, bottom >= 0, sum > 0, height.isFinite, ideal.isFinite else {
      return (length(top), length(bottom))
    }
    let extra = max(0, ideal + sum - height) / unit
    return (rounded(extra * top / sum) * unit, rounded(extra * bottom / sum) * unit)
  }

  private static func rounded(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -Double(maximumCells)), Double(maximumCells)).rounded()
  }
}
