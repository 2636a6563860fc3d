import Diagnostics
import Interchange
import StyleCatalog
import StyleModel

/// The items that an export writes: those that were asked for and all that they use, each after what
/// it uses.
struct ExportCollection {
  /// The items.
  private(set) var items: [ExportItem] = []

  private let library: CatalogLibrary
  private let context: Context
  private var seen: Set<String> = []

  /// Gathers items of a catalog; all of them where none is named.
  init(_ references: [ItemReference], in library: CatalogLibrary, context: Context) throws {
    self.library = library
    self.context = context
    if references.isEmpty {
      for (item, document) in try library.all() { try take(item, document, depth: 0) }
    }
    for reference in references {
      let (item, document) = try library.shown(reference, preferring: .style)
      try take(item, document, depth: 0)
    }
  }

  /// The depth is bounded although items cannot use one another in a ring: two merges can make one.
  private mutating func take(_ item: Item, _ document: ItemDocument, depth: Int) throws {
    guard seen.insert("\(item.kind.rawValue):\(item.key)").inserted, depth < 128 else { return }
    context.warn(ofConflictIn: item)
    let held = try self.held(by: document, inside: [], depth: depth)
    items.append(ExportItem(name: item.name, document: document, held: held))
    context.surroundings.reportWork(Work("Gathering items", done: items.count))
  }

  /// Takes what a document uses but for what it or a style around it holds, which is returned.
  private mutating func held(by document: ItemDocument, inside outer: Set<String>, depth: Int)
    throws -> [ExportItem]
  {
    let styles = try library.held(by: document)
    let names = outer.union(styles.map(\.item.key))
    for used in try library.items(usedBy: document)
    where used.kind != .style || !names.contains(used.key) {
      let reference = ItemReference(kind: used.kind, name: used.name)
      try take(used, library.shown(reference).document, depth: depth + 1)
    }
    guard depth < 128 else { return [] }
    return try styles.map { style in
      let inner = try held(by: style.document, inside: names, depth: depth + 1)
      return ExportItem(
        name: style.name, document: style.document, held: inner, version: style.item.version)
    }
  }
}
