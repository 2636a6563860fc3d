import StyleModel

/// A label set as a table with a header: `title,systemImage,labelID,de,fr`.
package struct LabelTable {
  /// What parts the columns.
  package enum Form: String, Sendable {
    case csv, tsv

    /// The sign.
    var delimiter: Character { self == .csv ? "," : "\t" }
  }

  /// Returns the text of a set: its languages are sorted, a label without a symbol has an empty field.
  package static func text(of set: LabelSet, form: Form) -> String {
    let columns = columns(of: set)
    let rows = set.labels.map { label in columns.map { label.field($0.column) } }
    return DelimitedText.text(of: [columns.map(\.name)] + rows, delimiter: form.delimiter)
  }

  /// The columns of a set: comments where any label has one, then the languages.
  static func columns(of set: LabelSet) -> [(name: String, column: LabelColumns.Column)] {
    let hasComments = set.labels.contains { $0.comment != nil }
    return [("title", .title), ("systemImage", .symbol), ("labelID", .id)]
      + (hasComments ? [("comment", .comment)] : [])
      + set.languages.map { ($0, .language($0)) }
  }
}

extension LabelItem {
  /// What the label has in a column; empty where it has nothing.
  func field(_ column: LabelColumns.Column) -> String {
    switch column {
    case .title: title
    case .symbol: systemImage ?? ""
    case .id: id
    case .comment: comment ?? ""
    case .language(let language): translations[language] ?? ""
    case .other: ""
    }
  }
}
