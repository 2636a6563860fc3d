import Diagnostics
import StyleModel

/// What was read of a table of labels.
package struct LabelTableReading {
  /// The labels.
  package private(set) var set = LabelSet([])

  /// What is worth telling.
  package private(set) var diagnostics: [Diagnostic] = []

  private enum Column {
    case title, symbol, id
    case language(String)
    case other
  }

  private var columns: [Column] = []
  private var problems: [Diagnostic] = []

  /// The lines of the labels.
  private var lines: [Int] = []
  private let file: String

  /// The number of problems that are told.
  private static let problemLimit = 100

  /// Reads a file: UTF-8, with or without a byte order mark, lines ended in any way, a header first.
  ///
  /// - Throws: `InputError` with every row that cannot be read.
  package init(reading bytes: [UInt8], form: LabelTable.Form, file: String) throws(InputError) {
    self.file = file
    let text = try Self.text(bytes, file: file)
    let delimiter = Self.delimiter(of: text, form: form)
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
    read(header: header)
    if problems.isEmpty { for row in table.rows.dropFirst() { read(row) } }
    if problems.count > Self.problemLimit {
      let rest = problems.count - Self.problemLimit
      problems = Array(problems.prefix(Self.problemLimit))
      problems.append(Diagnostic(omittedProblems: rest, file: file))
    }
    if !problems.isEmpty { throw InputError(problems) }
    checkIDs()
    if !problems.isEmpty { throw InputError(problems) }
    try set.checkLimits(file: file)
  }

  /// Whether the first line of a file is the header of a table.
  package static func isOne(_ bytes: [UInt8]) -> Bool {
    let line = bytes.prefix(1000).drop { $0 >= 0x80 }.prefix { $0 != 0x0A && $0 != 0x0D }
    let fields = line.split { ",;\t".utf8.contains($0) }.map {
      String(decoding: $0, as: UTF8.self).filter { $0 != "\"" }.lowercased()
    }
    return fields.contains("title")
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

  private mutating func read(header: DelimitedText.Row) {
    var seen: Set<String> = []
    for field in header.fields {
      let name = field.filter { !$0.isWhitespace }
      guard seen.insert(name.lowercased()).inserted else {
        report(header, "the column \(quoted(name)) stands twice", "take one of them out")
        continue
      }
      switch name.lowercased() {
      case "title": columns.append(.title)
      case "systemimage", "symbol": columns.append(.symbol)
      case "id": columns.append(.id)
      case _ where LanguageCode.isLikely(name): columns.append(.language(name))
      default:
        columns.append(.other)
        let nearest = Spelling.nearest(to: name, among: LabelTable.columns)
        diagnostics.append(
          Diagnostic(
            .warning, file: file, place: Place(line: header.line, column: 1),
            message: "the column \(quoted(field)) is no language and is left out",
            hint: nearest.map { "did you mean \"\($0)\"?" }))
      }
    }
    if !seen.contains("title") {
      report(
        header, "the first line has no column \"title\"",
        "it names the columns: title,systemImage,id,de,fr")
    }
  }

  private mutating func read(_ row: DelimitedText.Row) {
    guard row.fields.count == columns.count else {
      return report(
        row,
        "this row has \(counted(row.fields.count, "column")), and the header has \(columns.count)",
        "a field with a delimiter in it stands in quotes")
    }
    var label = LabelItem(title: "")
    for (column, field) in zip(columns, row.fields) where !field.isEmpty {
      switch column {
      case .title: label.title = field
      case .symbol: label.systemImage = field
      case .id:
        label.id = field
        if !LabelItem.isID(field) { report(row, "\(quoted(field)) is no id", nil) }
      case .language(let language): label.translations[language] = field
      case .other: break
      }
    }
    if label.title.isEmpty { report(row, "this row has no title", nil) }
    set.labels.append(label)
    lines.append(row.line)
  }

  private mutating func checkIDs() {
    var first: [String: Int] = [:]
    for (label, line) in zip(set.labels, lines) where !label.id.isEmpty {
      if let earlier = first[label.id] {
        report(
          DelimitedText.Row(line: line, fields: []),
          "the id \(quoted(label.id)) stands twice, first in line \(earlier)", nil)
      } else {
        first[label.id] = line
      }
    }
  }

  private mutating func report(_ row: DelimitedText.Row, _ message: String, _ hint: String?) {
    problems.append(
      Diagnostic(
        .error, file: file, place: Place(line: row.line, column: 1), message: message, hint: hint))
  }
}
