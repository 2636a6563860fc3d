import Diagnostics
import StyleModel

/// A file of rows under a header.
struct DelimitedTable {
  /// The bytes of the file.
  let bytes: [UInt8]

  /// What parts the columns.
  let delimiter: UInt8

  /// The first row.
  let header: DelimitedText.Row

  /// The other rows.
  let rows: ArraySlice<DelimitedText.Row>

  /// Reads a file: UTF-8, with or without a byte order mark, lines ended in any way.
  init(reading bytes: [UInt8], form: LabelTable.Form, file: String) throws(InputError) {
    self.bytes = bytes
    let text = try Self.text(bytes, file: file)
    delimiter = Self.delimiter(of: text, form: form)
    let table: DelimitedText
    do throws(DelimitedText.Problem) {
      table = try DelimitedText(reading: text, delimiter: delimiter)
    } catch {
      throw InputError([
        Diagnostic(
          .error, file: file, place: Place(line: error.line, column: 1), message: error.message,
          hint: error.hint)
      ])
    }
    guard let header = table.rows.first else {
      throw InputError(
        "this file is empty", file: file, hint: "a table begins with its header: title,systemImage")
    }
    self.header = header
    rows = table.rows.dropFirst()
  }

  private static func text(_ bytes: [UInt8], file: String) throws(InputError) -> ArraySlice<UInt8> {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw InputError(
        "this file is UTF-16, and tables are read as UTF-8", file: file,
        hint: "save it as UTF-8, or: iconv -f UTF-16 -t UTF-8 FILE > OTHER")
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let offset = firstInvalid(in: text) else { return text }
    throw InputError([
      Diagnostic(
        .error, file: file, place: Place(ofByte: offset, inFile: bytes),
        message: "the byte 0x\(String(bytes[offset], radix: 16, uppercase: true)) is not UTF-8; "
          + "the file is probably Windows-1252",
        hint: "save it as UTF-8, or: iconv -f WINDOWS-1252 -t UTF-8 FILE > OTHER")
    ])
  }

  private static func firstInvalid(in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      var decoder = UTF8()
      var rest = bytes[index...].prefix(4).makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return index }
      index += String(scalar).utf8.count
    }
    return nil
  }

  /// The delimiter of the form; a CSV file whose header has semicolons alone is one of a spreadsheet
  /// where a comma is the decimal point.
  private static func delimiter(of text: ArraySlice<UInt8>, form: LabelTable.Form) -> UInt8 {
    guard form == .csv else { return UInt8(ascii: "\t") }
    let header = text.prefix { $0 != 0x0A && $0 != 0x0D }
    let isOther = header.contains(UInt8(ascii: ";")) && !header.contains(UInt8(ascii: ","))
    return isOther ? UInt8(ascii: ";") : UInt8(ascii: ",")
  }
}
