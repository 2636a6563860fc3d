/// A rectangle of whole cells, never negative in size.
struct CellArea: Hashable {
  var rows: Range<Int>
  var columns: Range<Int>

  /// Creates an area.
  init(rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows
    self.columns = columns
  }

  /// Creates the smallest area that holds a frame.
  init(covering frame: Frame) {
    let top = CellMetric.floor(frame.y, CellMetric.height)
    let left = CellMetric.floor(frame.x, CellMetric.width)
    let bottom = CellMetric.ceiling(frame.y + frame.height, CellMetric.height)
    let right = CellMetric.ceiling(frame.x + frame.width, CellMetric.width)
    rows = top..<max(top, bottom)
    columns = left..<max(left, right)
  }

  /// Whether no cell is in it.
  var isEmpty: Bool { rows.isEmpty || columns.isEmpty }

  /// The part that is in another area too.
  func clamped(to other: CellArea) -> CellArea {
    CellArea(rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
  }

  /// Whether all of another area is in this one.
  func contains(_ other: CellArea) -> Bool {
    rows.lowerBound <= other.rows.lowerBound && other.rows.upperBound <= rows.upperBound
      && columns.lowerBound <= other.columns.lowerBound
      && other.columns.upperBound <= columns.upperBound
  }

  /// The area with cells added on all sides.
  func expanded(by cells: Int) -> CellArea {
    CellArea(
      rows: (rows.lowerBound - cells)..<(rows.upperBound + cells),
      columns: (columns.lowerBound - cells)..<(columns.upperBound + cells))
  }
}
