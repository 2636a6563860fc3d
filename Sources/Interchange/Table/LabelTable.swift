import StyleModel

/// A label set as a table with a header: `title,systemImage,id,de,fr`.
package struct LabelTable {
  /// What parts the columns.
  package enum Form: String, Sendable {
    case csv, tsv

    /// The sign.
    var delimiter: Character { self == .csv ? "," : "\t" }
  }

  /// The columns that are no languages, as they are written.
  static let columns = ["title", "systemImage", "id"]

  /// Returns the text of a set: its languages are sorted, a label without a symbol has an empty field.
  package static func text(of set: LabelSet, form: Form) -> String {
    let languages = set.languages
    let rows = set.labels.map { label in
      [label.title, label.systemImage ?? "", label.id]
        + languages.map { label.translations[$0] ?? "" }
    }
    return DelimitedText.text(of: [columns + languages] + rows, delimiter: form.delimiter)
  }
}
