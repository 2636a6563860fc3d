/// Painted pictures beside one another, each under a title; below one another where the lines would be
/// too long.
package struct PaintedColumns {
  /// A picture.
  package struct Column: Hashable, Sendable {
    /// What stands over it.
    package var title: String

    /// Its painted lines, each ended by a newline and with the colours of its own alone.
    package var bytes: [UInt8]

    /// Creates a picture under a title.
    package init(title: String, bytes: [UInt8]) {
      self.title = title
      self.bytes = bytes
    }
  }

  /// The blanks between two pictures.
  package static let gap = 4

  private let columns: [[Line]]
  private let width: Int

  /// A painted line with the cells that it takes.
  private struct Line {
    var bytes: ArraySlice<UInt8>
    var width: Int
  }

  /// Puts pictures into a width.
  package init(_ columns: [Column], width: Int, form: TextForm) {
    let sanitizer = Sanitizer(form)
    self.columns = columns.map { column in
      let title = sanitizer.truncated(sanitizer.clean(column.title), to: max(width, 1))
      return [Line(bytes: title.isolatedBytes[...], width: title.width)]
        + Self.lines(column.bytes, sanitizer)
    }
    self.width = width
  }

  /// Returns the lines, each ended by a newline.
  package func bytes() -> [UInt8] {
    let widths = columns.map { $0.map(\.width).max() ?? 0 }
    let isNarrow = widths.reduce(0, +) + Self.gap * (widths.count - 1) > width
    return isNarrow ? stacked : Self.beside(columns[...], widths)
  }

  /// Returns lines of pictures, all as wide as the widest of them and as many in a line as there is
  /// room for: a multiple of a count where there is room for that many.
  package func grid(inLinesOf count: Int) -> [UInt8] {
    let widest = columns.joined().map(\.width).max() ?? 0
    let room = max(1, (width + Self.gap) / (widest + Self.gap))
    let step = room >= count && count > 0 ? room / count * count : room
    let newline = UInt8(ascii: "\n")
    let lines = stride(from: 0, to: columns.count, by: step).map { start in
      let line = columns[start..<min(start + step, columns.count)]
      return Self.beside(line, line.map { _ in widest })
    }
    return Array(lines.joined(separator: [newline]))
  }

  private var stacked: [UInt8] {
    let newline = UInt8(ascii: "\n")
    return Array(columns.map { $0.flatMap { $0.bytes + [newline] } }.joined(separator: [newline]))
  }

  private static func beside(_ columns: ArraySlice<[Line]>, _ widths: [Int]) -> [UInt8] {
    var bytes: [UInt8] = []
    for row in 0..<(columns.map(\.count).max() ?? 0) {
      var blanks = 0
      for (column, width) in zip(columns, widths) {
        let line = row < column.count ? column[row] : Line(bytes: [], width: 0)
        if !line.bytes.isEmpty {
          bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks))
          bytes += line.bytes
          blanks = 0
        }
        blanks += width - line.width + gap
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private static func lines(_ bytes: [UInt8], _ sanitizer: Sanitizer) -> [Line] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { Line(bytes: $0, width: width(of: $0, sanitizer)) }
  }

  /// The cells of a painted line: escape sequences, which end in a letter, take none.
  private static func width(of line: ArraySlice<UInt8>, _ sanitizer: Sanitizer) -> Int {
    var text: [UInt8] = []
    var isEscape = false
    for byte in line {
      if byte == 0x1B {
        isEscape = true
      } else if isEscape {
        isEscape = !(0x41...0x5A ~= byte & 0xDF)
      } else {
        text.append(byte)
      }
    }
    return sanitizer.cells(String(decoding: text, as: UTF8.self))
  }
}
