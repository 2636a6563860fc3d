import Diagnostics
import JSON
import StyleModel

/// A string catalog with the titles of labels in it.
package struct StringCatalogText {
  /// The bytes of the file.
  package private(set) var bytes: [UInt8] = []

  /// What is worth telling.
  package private(set) var diagnostics: [Diagnostic] = []

  private let sourceLanguage: String

  /// What a label says in its entry.
  private struct Said {
    var titles: [String: String]
    var comment: String?
  }

  /// Entries that are there already, with what they get, by position.
  private var updates: [Int: Said] = [:]

  /// New entries with what they get, in the order of the labels.
  private var additions: [(key: String, said: Said, isTranslated: Bool)] = []
  private var added: [ExactKey: Int] = [:]

  /// Writes label sets into a catalog that is there, or into a new one.
  ///
  /// In one that is there, what is no title of these labels stays to the byte. The key of a label is
  /// its id where the set came from a string catalog, else its title; where one stands there under the
  /// other of the two, or under the same title, it is that one.
  package init(_ sets: [LabelSet], into catalog: StringCatalog?) {
    sourceLanguage =
      catalog?.sourceLanguage ?? sets.first?.sourceLanguage ?? LabelSet.usualSourceLanguage
    let keys = catalog.map(StringKeys.init)
    for set in sets {
      let untranslatable = set.untranslatable
      for label in set.labels {
        var titles = label.translations
        titles[set.sourceLanguage] = label.title
        let said = Said(titles: titles, comment: label.comment)
        if let position = keys?.position(of: label, isKeyed: set.isKeyedByID) {
          update(position, with: said, of: label)
        } else {
          add(
            said, of: label, isKeyed: set.isKeyedByID,
            isTranslated: !untranslatable.contains(label.id))
        }
      }
    }
    bytes = catalog.map(edited) ?? made
  }

  private mutating func update(_ position: Int, with said: Said, of label: LabelItem) {
    guard let earlier = updates[position], earlier.titles != said.titles else {
      return updates[position] = said
    }
    tellTwin(of: label)
  }

  private mutating func add(
    _ said: Said, of label: LabelItem, isKeyed: Bool, isTranslated: Bool
  ) {
    for key in isKeyed ? [label.id, label.title] : [label.title, label.id] where !key.isEmpty {
      guard let earlier = added[ExactKey(key)] else {
        added[ExactKey(key)] = additions.count
        additions.append((key, said, isTranslated))
        return
      }
      if additions[earlier].said.titles == said.titles { return }
    }
    tellTwin(of: label)
  }

  private mutating func tellTwin(of label: LabelItem) {
    diagnostics.append(
      Diagnostic(
        .warning,
        message: "another label has the key of '\(label.title)' and other titles, which stay",
        hint: "a string catalog has one entry for a key"))
  }

  private func edited(_ catalog: StringCatalog) -> [UInt8] {
    guard let root = try? JSONSpan(reading: catalog.bytes) else { return catalog.bytes }
    var edit = StringCatalogEdit(catalog, style: JSONStyle(of: catalog.bytes, root: root))
    for (position, label) in updates.sorted(by: { $0.key < $1.key }) {
      let entry = catalog.entries[position]
      let said = entry.value.leaf(in: sourceLanguage)?.text ?? entry.key
      let isSaid = label.titles[sourceLanguage].map { ExactKey($0) == ExactKey(said) } ?? false
      edit.set(
        sorted(label.titles, withoutSource: isSaid), comment: label.comment, in: entry.value)
    }
    edit.add(additions.map { ($0.key, value(of: $0)) })
    return edit.bytes
  }

  private var made: [UInt8] {
    let entries = additions.map { (LocalizedOrder($0.key), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    let root = JSONValue.object([
      JSONMember("sourceLanguage", .string(sourceLanguage)),
      JSONMember("strings", .object(entries.map { JSONMember($0.key, value(of: $0)) })),
      JSONMember("version", "1.0"),
    ])
    return Array(root.xcode.utf8)
  }

  private func value(of entry: (key: String, said: Said, isTranslated: Bool)) -> JSONValue {
    let titles = entry.said.titles
    let isSaid = titles[sourceLanguage].map { ExactKey($0) == ExactKey(entry.key) } ?? false
    return StringCatalogEntry.new(
      sorted(titles, withoutSource: isSaid), comment: entry.said.comment,
      isTranslated: entry.isTranslated)
  }

  private func sorted(_ titles: [String: String], withoutSource: Bool) -> [(
    language: String, title: String
  )] {
    titles.filter { !withoutSource || $0.key != sourceLanguage }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { ($0.key, $0.value) }
  }
}
