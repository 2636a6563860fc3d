import Diagnostics
import StyleModel

/// What the columns of a table of labels hold, by its header.
struct LabelColumns {
  /// What a column holds.
  enum Column: Hashable {
    case title, symbol, id, comment
    case language(String)
    case other
  }

  /// What is wrong with a header, or worth telling of it.
  struct Remark {
    var message: String
    var hint: String?
  }

  /// The columns in their order.
  private(set) var columns: [Column] = []

  /// What keeps the table from being read.
  private(set) var problems: [Remark] = []

  /// Columns that are left out.
  private(set) var warnings: [Remark] = []

  /// What is taken for something that it may not be.
  private(set) var notes: [Remark] = []

  /// The names that are no languages, as they are written.
  ///
  /// `id` is Indonesian. Earlier releases wrote it for the ids of labels.
  static let names = ["title", "systemImage", "labelID", "comment"]

  /// Reads a header.
  init(_ header: DelimitedText.Row, rows: ArraySlice<DelimitedText.Row>) {
    let words = header.fields.map { $0.filter { !$0.isWhitespace }.lowercased() }
    var places = words.indices.filter { words[$0] == "id" }
    if !words.contains("labelid"), let first = places.first {
      if places.count > 1 || Self.isOfLabels(first, words: words, rows: rows) {
        places.removeFirst()
      } else {
        notes.append(
          Remark(
            message: "the column \"id\" is taken for Indonesian",
            hint: "ids of labels stand in a column \"labelID\""))
      }
    }
    let languages = Set(places)
    var seen: Set<Column> = []
    for (index, field) in header.fields.enumerated() {
      let column = column(field, isLanguage: languages.contains(index))
      columns.append(column)
      if !seen.insert(Self.folded(column)).inserted, column != .other {
        problems.append(
          Remark(
            message: "the column \(quoted(field.filter { !$0.isWhitespace })) stands twice",
            hint: "take one of them out"))
      }
    }
    if !seen.contains(.title) {
      problems.append(
        Remark(
          message: "the first line has no column \"title\"",
          hint: "it names the columns: title,systemImage,labelID,de,fr"))
    }
  }

  private mutating func column(_ field: String, isLanguage: Bool) -> Column {
    let name = field.filter { !$0.isWhitespace }
    switch name.lowercased() {
    case "title": return .title
    case "systemimage", "symbol": return .symbol
    case "labelid": return .id
    case "id": return isLanguage ? .language(name) : .id
    case "comment": return .comment
    case _ where LanguageCode.isLikely(name): return .language(name)
    default:
      let nearest = Spelling.nearest(to: name, among: Self.names)
      warnings.append(
        Remark(
          message: "the column \(quoted(field)) is no language and is left out",
          hint: nearest.map { "did you mean \"\($0)\"?" }))
      return .other
    }
  }

  private static func folded(_ column: Column) -> Column {
    if case .language(let code) = column { .language(code.lowercased()) } else { column }
  }

  /// Whether the only column `id` has ids of labels, as tables of earlier releases do: it comes third
  /// or first, or most of what stands in it does not look like a title.
  private static func isOfLabels(
    _ place: Int, words: [String], rows: ArraySlice<DelimitedText.Row>
  ) -> Bool {
    if place == 0 || place == 2 && words[0] == "title" && words[1] == "systemimage" { return true }
    let values = rows.compactMap { $0.fields.indices.contains(place) ? $0.fields[place] : nil }
      .filter { !$0.isEmpty }
    let titles = values.filter { value in
      value.first?.isUppercase == true || value.contains { $0.isWhitespace }
    }
    return titles.count * 2 <= values.count
  }
}
