import StylePreview

/// Rows of text in aligned columns, for people to read in a terminal.
struct TextTable: Hashable {
  /// The rows, all of one length.
  var rows: [[String]]

  /// One line a row, with two blanks between columns.
  ///
  /// Where all columns do not fit into the width, the last ones are left out; a first column that is
  /// too wide itself is cut.
  func lines(width: Int, sanitizer: Sanitizer) -> [String] {
    let cells = rows.map { $0.map { sanitizer.clean($0) } }
    let widths = (rows.first ?? []).indices.map { column in
      cells.map { $0[column].width }.max() ?? 0
    }
    let kept = Self.columns(of: widths, thatFit: width)
    return cells.map { row in
      var line = ""
      var gap = 0
      for (cell, width) in zip(row, kept) where width > 0 {
        let cut = sanitizer.truncated(cell, to: width)
        if cut.width > 0 {
          line += String(repeating: " ", count: gap)
          line += String(decoding: cut.isolatedBytes, as: UTF8.self)
          gap = 0
        }
        gap += width - cut.width + 2
      }
      return line
    }
  }

  /// The widths of the columns that fit beside one another, the first one in any case.
  private static func columns(of widths: [Int], thatFit width: Int) -> [Int] {
    guard let first = widths.first else { return [] }
    var kept = [min(first, max(width, 1))]
    var sum = first
    for column in widths.dropFirst() {
      sum += column + 2
      guard sum <= width else { break }
      kept.append(column)
    }
    return kept
  }
}
