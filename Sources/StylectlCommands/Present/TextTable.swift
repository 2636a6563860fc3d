import JSON

/// Rows of text in aligned columns, for people to read in a terminal.
struct TextTable: Hashable {
  /// The heads of the columns.
  var header: [String]

  /// The rows, each as long as the header.
  var rows: [[String]]

  /// The table with two blanks between columns; lines are cut to a width.
  func text(width: Int) -> String {
    let cells = ([header] + rows).map { $0.map { visible($0) } }
    let widths = header.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: max(0, width - cell.count) + 2)
      }
      while line.last == " " { line.removeLast() }
      return (line.count > width ? String(line.prefix(max(0, width - 1))) + "…" : line) + "\n"
    }.joined()
  }
}
