/// A drawing in cells, with the texts apart from what is behind them.
struct CellGrid {
  /// The columns.
  let columns: Int

  /// The rows.
  let rows: Int

  /// The texts of each row from left to right.
  var leaves: [[Leaf]]

  /// What each row shows where there is no text, and the ground where there is.
  var cells: [[Cell]]

  /// Creates a blank grid of the size of a display list, with its texts.
  init(_ list: DisplayList) {
    columns = min(
      max(0, CellMetric.ceiling(list.width, CellMetric.width)), CellMetric.maximumColumns)
    let most = CellMetric.maximumCells / max(1, columns)
    rows = min(max(0, CellMetric.ceiling(list.height, CellMetric.height)), most)
    leaves = Leaf.placed(list.items, columns: columns, rows: rows)
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// All of its cells.
  var area: CellArea { CellArea(rows: 0..<rows, columns: 0..<columns) }

  /// Whether a text stands in a cell.
  func hasText(row: Int, column: Int) -> Bool {
    guard leaves.indices.contains(row) else { return false }
    return leaves[row].contains { $0.area.columns.contains(column) }
  }

  /// Whether a cell is in the drawing and neither a text nor a glyph stands in it.
  func isFree(row: Int, column: Int) -> Bool {
    area.rows.contains(row) && area.columns.contains(column) && cells[row][column].scalar == " "
      && !hasText(row: row, column: column)
  }

  /// Draws a glyph into a cell, unless it is out of the drawing or a text stands there.
  mutating func draw(_ scalar: Unicode.Scalar, row: Int, column: Int, ink: TerminalColor) {
    guard area.rows.contains(row), area.columns.contains(column),
      !hasText(row: row, column: column)
    else { return }
    cells[row][column].scalar = scalar
    cells[row][column].ink = ink
  }
}
