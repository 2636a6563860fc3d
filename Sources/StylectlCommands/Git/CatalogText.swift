import Diagnostics
import StyleCatalog
import StyleModel

/// What a catalog holds as one text: the same for equal content, with lines that say what changed.
struct CatalogText {
  /// The text: headings at the margin, what is stored under them indented.
  private(set) var text = ""

  /// Writes the items, releases and rules of a catalog.
  init(_ library: CatalogLibrary) throws {
    for stored in try library.stored() { try append(stored, sides: library.sides(of: stored.item)) }
    for error in library.unreadable {
      append(heading: "not readable", body: visible(error.message) + "\n")
    }
    for (name, content) in try library.releaseContents() {
      append(heading: "release \(visible(name))", body: "content \(content.short)\n")
    }
    for (rule, severity) in try library.ruleSeverities() {
      append(heading: "rule \(rule)", body: "\(severity.rawValue)\n")
    }
  }

  private mutating func append(
    _ stored: (item: Item, document: ItemDocument, names: Set<ItemName>), sides: [ItemDocument?]
  ) throws {
    let item = stored.item
    let name = try ItemName(stored: item.name, for: item.kind)
    let former = stored.names.subtracting([name]).sorted().map { visible($0.text) }
    var heading = "\(item.kind.rawValue) \(visible(item.name))"
    if StoredName(stored: item.key).number != nil {
      heading += ", stored as \(visible(item.key))"
    }
    if !former.isEmpty { heading += ", formerly \(former.joined(separator: ", "))" }
    if sides.count < 2 { return append(heading: heading, body: body(stored.document, name)) }
    // The order of heads is that of their hashes, which differ with who wrote them and when.
    let bodies = sides.map { $0.map { body($0, name) } ?? "removed\n" }.sorted()
    for (index, body) in bodies.enumerated() {
      append(heading: "\(heading), in conflict: side \(index + 1)", body: body)
    }
  }

  private mutating func append(heading: String, body: String) {
    text += heading + "\n"
    for line in body.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      text += line.isEmpty ? "\n" : "  \(visible(String(line)))\n"
    }
    text += "\n"
  }

  /// What is stored: of a style its Swift, and under it as JSON what it has beside that.
  private func body(_ document: ItemDocument, _ name: ItemName) -> String {
    var text = ""
    if case .style(let style) = document { text += style.swift }
    if let face = BundledDocument.face(of: document, named: name) { text += face.pretty + "\n" }
    return text
  }
}
