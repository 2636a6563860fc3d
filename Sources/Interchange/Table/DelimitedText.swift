import Diagnostics
import StyleModel

/// Rows of fields that a sign parts, quoted where they need it (RFC 4180; TSV likewise).
struct DelimitedText {
  /// A row.
  struct Row {
    /// The line that it starts in.
    var line: Int

    /// The fields.
    var fields: [String]

    /// The bytes of each field, with its quotes.
    var ranges: [Range<Int>] = []
  }

  /// The rows; empty lines are none.
  private(set) var rows: [Row] = []

  /// The greatest number of rows that are read.
  static let rowLimit = 1_000_000

  /// What a row cannot be read for, and where.
  struct Problem: Error {
    var line: Int
    var message: String
    var hint: String?
  }

  /// Reads UTF-8 without a byte order mark.
  init(reading bytes: ArraySlice<UInt8>, delimiter: UInt8) throws(Problem) {
    var cursor = Cursor(bytes: bytes, delimiter: delimiter, index: bytes.startIndex)
    while cursor.index < bytes.endIndex {
      guard rows.count < Self.rowLimit else {
        throw Problem(
          line: cursor.line, message: "this file has more than \(grouped(Self.rowLimit)) rows")
      }
      let row = try cursor.row()
      if row.fields != [""] { rows.append(row) }
    }
  }

  /// Goes through the bytes field by field.
  private struct Cursor {
    let bytes: ArraySlice<UInt8>
    let delimiter: UInt8
    var index: Int
    var line = 1

    mutating func row() throws(Problem) -> Row {
      var row = Row(line: line, fields: [])
      while true {
        let start = index
        row.fields.append(try field())
        row.ranges.append(start..<index)
        guard index < bytes.endIndex, bytes[index] == delimiter else { break }
        index += 1
      }
      endLine()
      return row
    }

    private mutating func field() throws(Problem) -> String {
      guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") else {
        return try plainField()
      }
      let start = line
      index += 1
      var content: [UInt8] = []
      while index < bytes.endIndex {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") { line += 1 }
        guard byte == UInt8(ascii: "\"") else {
          content.append(byte)
          continue
        }
        guard index < bytes.endIndex, bytes[index] == byte else {
          guard isAtEndOfField else {
            throw Problem(
              line: line, message: "there is text behind the closing quote of a field",
              hint: "a quote in a field is written twice")
          }
          return String(decoding: content, as: UTF8.self)
        }
        content.append(byte)
        index += 1
      }
      throw Problem(line: start, message: "this field has no closing quote")
    }

    private mutating func plainField() throws(Problem) -> String {
      let start = index
      while !isAtEndOfField {
        if bytes[index] == UInt8(ascii: "\"") {
          throw Problem(
            line: line, message: "there is a quote in a field that does not begin with one",
            hint: "put the field in quotes, and write the quote in it twice")
        }
        index += 1
      }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private var isAtEndOfField: Bool {
      guard index < bytes.endIndex else { return true }
      let byte = bytes[index]
      return byte == delimiter || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private mutating func endLine() {
      guard index < bytes.endIndex else { return }
      if bytes[index] == UInt8(ascii: "\r") { index += 1 }
      if index < bytes.endIndex, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      line += 1
    }
  }

  /// Returns the rows as text; each line ends with a line feed, as spreadsheets and git both take it.
  static func text(of rows: [[String]], delimiter: Character) -> String {
    rows.map { row in
      row.map { quoted($0, delimiter) }.joined(separator: String(delimiter)) + "\n"
    }.joined()
  }

  /// Returns a field in quotes where it needs them, or where all have them.
  static func quoted(_ field: String, _ delimiter: Character, always: Bool = false) -> String {
    let needsQuotes = field.unicodeScalars.contains { scalar in
      scalar == "\"" || scalar == "\n" || scalar == "\r" || Character(scalar) == delimiter
    }
    guard needsQuotes || always else { return field }
    let doubled = field.unicodeScalars.reduce(into: "") { text, scalar in
      text.unicodeScalars.append(scalar)
      if scalar == "\"" { text.unicodeScalars.append(scalar) }
    }
    return "\"\(doubled)\""
  }
}
