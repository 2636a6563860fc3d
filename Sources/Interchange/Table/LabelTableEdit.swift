import Diagnostics
import StyleModel

/// An edit of a table of labels: columns, rows and bytes that are not the labels' stay.
package struct LabelTableEdit {
  /// The bytes of the file.
  package private(set) var bytes: [UInt8] = []

  /// What is worth telling.
  package private(set) var diagnostics: [Diagnostic] = []

  private let table: DelimitedTable
  private let columns: [LabelColumns.Column]

  /// The columns that the file does not have and the labels need.
  private var added: [(name: String, column: LabelColumns.Column)] = []
  private let file: String

  /// Puts a set into a table.
  ///
  /// - Throws: `InputError` where the file is no table of labels.
  package init(
    _ set: LabelSet, into present: [UInt8], form: LabelTable.Form, file: String
  ) throws(InputError) {
    _ = try LabelTableReading(reading: present, form: form, file: file)
    self.file = file
    table = try DelimitedTable(reading: present, form: form, file: file)
    columns = LabelColumns(table.header, rows: table.rows).columns
    let own = LabelTable.columns(of: set)
    added = own.filter { name, column in
      if column == .id || columns.contains(column) { return false }
      return column != .symbol || set.labels.contains { $0.systemImage != nil }
    }
    write(set)
  }

  private mutating func write(_ set: LabelSet) {
    let matches = LabelTableMatch(set, table, columns).rows
    let matched = Set(matches.values)
    var others = table.rows.indices.filter { !matched.contains($0) }[...]
    if !others.isEmpty {
      let rows = counted(others.count, "row")
      diagnostics.append(
        Diagnostic(
          .note, file: file,
          message: "\(rows) of no label of the set \(others.count == 1 ? "stays" : "stay")"))
    }
    append(line(of: table.header, to: table.rows.startIndex, added.map(\.name)) { $1 })
    func isBefore(_ row: Int) -> Bool { others.first.map { $0 < row } ?? false }
    for (index, label) in set.labels.enumerated() {
      guard let row = matches[index] else {
        append(newLine(label))
        continue
      }
      while isBefore(row) { append(line(others.removeFirst(), as: nil)) }
      append(line(row, as: label))
    }
    for other in others { append(line(other, as: nil)) }
    let last = table.bytes.last
    if last != 0x0A, last != 0x0D, bytes.suffix(lineEnd.count) == lineEnd[...] {
      bytes.removeLast(lineEnd.count)
    }
  }

  /// Adds a line; the one before it may have been the last of the file, without an end.
  private mutating func append(_ line: [UInt8]) {
    if let last = bytes.last, last != 0x0A, last != 0x0D { bytes += lineEnd }
    bytes += line
  }

  private func line(_ index: Int, as label: LabelItem?) -> [UInt8] {
    line(of: table.rows[index], to: index + 1, added.map { label?.field($0.column) ?? "" }) {
      column, present in
      // An id that the file leaves out is found again as it was.
      guard let label, column != .other, column != .id || !present.isEmpty else { return present }
      return label.field(column)
    }
  }

  /// Returns the bytes of a row up to the next one, with other contents in some of its fields.
  private func line(
    of row: DelimitedText.Row, to next: Int, _ added: [String],
    content: (LabelColumns.Column, String) -> String
  ) -> [UInt8] {
    let isHeader = row.line == table.header.line
    var position = isHeader ? 0 : row.ranges[0].lowerBound
    var line: [UInt8] = []
    for (index, range) in row.ranges.enumerated() {
      line += table.bytes[position..<range.lowerBound]
      let text = content(columns[index], row.fields[index])
      let isQuoted = table.bytes[range].first == UInt8(ascii: "\"")
      line +=
        text == row.fields[index]
        ? Array(table.bytes[range])
        : Array(DelimitedText.quoted(text, delimiter, always: isQuoted).utf8)
      position = range.upperBound
    }
    for text in added { line += [table.delimiter] + field(text) }
    let end =
      table.rows.indices.contains(next)
      ? table.rows[next].ranges[0].lowerBound : table.bytes.endIndex
    return line + table.bytes[position..<end]
  }

  private func newLine(_ label: LabelItem) -> [UInt8] {
    let fields = (columns + added.map(\.column)).map { field(label.field($0)) }
    return Array(fields.joined(separator: [table.delimiter])) + lineEnd
  }

  private func field(_ text: String) -> [UInt8] {
    let quotesAll = table.header.ranges.allSatisfy {
      table.bytes[$0].first == UInt8(ascii: "\"")
    }
    return Array(DelimitedText.quoted(text, delimiter, always: quotesAll).utf8)
  }

  private var delimiter: Character { Character(Unicode.Scalar(table.delimiter)) }

  /// What ends the header, and with it a new line.
  private var lineEnd: [UInt8] {
    let end = table.header.ranges.last?.upperBound ?? 0
    let signs = table.bytes[end...].prefix { $0 == 0x0A || $0 == 0x0D }
    if signs.starts(with: [0x0D, 0x0A]) { return [0x0D, 0x0A] }
    return [signs.first ?? 0x0A]
  }
}
