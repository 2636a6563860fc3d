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
    for used in try library.items(usedBy: document) {
      let reference = ItemReference(kind: used.kind, name: used.name)
      try take(used, library.shown(reference).document, depth: depth + 1)
    }
    items.append(ExportItem(name: item.name, document: document))
  }
}
