import Diagnostics
import StyleModel

/// What was read of a table of labels.
package struct LabelTableReading {
  /// The labels.
  package private(set) var set = LabelSet([])

  /// What is worth telling.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Whether the table has a column of comments.
  private(set) var saysComments = false

  private var columns: [LabelColumns.Column] = []
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
    let table = try DelimitedTable(reading: bytes, form: form, file: file)
    read(header: table.header, rows: table.rows)
    if problems.isEmpty { for row in table.rows { read(row) } }
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

  private mutating func read(header: DelimitedText.Row, rows: ArraySlice<DelimitedText.Row>) {
    let read = LabelColumns(header, rows: rows)
    columns = read.columns
    saysComments = columns.contains(.comment)
    for remark in read.problems { report(header, remark.message, remark.hint) }
    for (severity, remarks) in [(Diagnostic.Severity.warning, read.warnings), (.note, read.notes)] {
      diagnostics += remarks.map {
        Diagnostic(
          severity, file: file, place: Place(line: header.line, column: 1), message: $0.message,
          hint: $0.hint)
      }
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
      case .comment: label.comment = field
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
