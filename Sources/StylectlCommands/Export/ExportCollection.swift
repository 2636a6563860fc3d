import CommandTable
import Diagnostics
import Interchange
import StyleCatalog
import StyleModel

/// The items that an export writes: those that were asked for and all that they use.
///
/// Where a format writes what items use, each comes after what it uses; else those that were asked for
/// come first.
struct ExportCollection {
  /// The items.
  private(set) var items: [ExportItem] = []

  private let writing: Format.Writing
  private let library: CatalogLibrary
  private let context: Context
  private var seen: Set<String> = []

  /// Gathers items of a catalog for a format; all that it takes where none is named.
  init(
    _ references: [ItemReference], for writing: Format.Writing, in library: CatalogLibrary,
    context: Context
  ) throws {
    self.writing = writing
    self.library = library
    self.context = context
    guard !writing.isWhole else {
      try takeStored()
      return
    }
    var asked = try references.map { try found($0) }
    if asked.isEmpty {
      asked = try library.all().filter { writing.takesUses || writing.kinds.contains($0.item.kind) }
    }
    guard !writing.takesUses else {
      for (item, document) in asked { try take(item, document) }
      return
    }
    for (index, (item, document)) in asked.enumerated() {
      context.warn(ofConflictIn: item)
      items.append(ExportItem(name: item.name, document: document))
      // What is used is used as it is now, whatever version was asked for.
      let isPresent = references.isEmpty || references[index].version == nil
      if isPresent { seen.insert(Self.identity(item)) }
    }
    for (_, document) in asked { _ = try held(by: document, inside: [], depth: 0) }
  }

  /// Finds an item that was asked for.
  private func found(_ reference: ItemReference) throws -> (item: Item, document: ItemDocument) {
    let kind = writing.kinds[0]
    guard !writing.takesUses else { return try library.shown(reference, preferring: kind) }
    let found = try library.shown(reference.defaulting(to: kind))
    guard writing.kinds.contains(found.item.kind) else {
      throw CommandFailure(
        .wrongUsage, "'\(found.item.name)' is a \(found.item.kind.noun), not a \(kind.noun)",
        hint: "'stylectl list --kind \(kind.rawValue)' shows the \(kind.noun)s")
    }
    return found
  }

  private static func identity(_ item: Item) -> String { item.kind.rawValue + ":" + item.key }

  /// Takes all items as they are stored.
  private mutating func takeStored() throws {
    items = try library.stored().map { item, document, names in
      context.warn(ofConflictIn: item)
      let stored = BundleItem(
        name: try ItemName(item.name, for: item.kind), document: document,
        key: try ItemName(item.key, for: item.kind), names: names)
      return ExportItem(
        name: item.name, document: document, formerNames: stored.formerNames)
    }
  }

  /// The depth is bounded although items cannot use one another in a ring: two merges can make one.
  private mutating func take(_ item: Item, _ document: ItemDocument, depth: Int = 0) throws {
    guard seen.insert(Self.identity(item)).inserted, depth < 128 else { return }
    if writing.takesUses, writing.kinds.contains(item.kind) { context.warn(ofConflictIn: item) }
    let held = try self.held(by: document, inside: [], depth: depth)
    items.append(
      ExportItem(name: item.name, document: document, held: held, isWritten: writing.takesUses))
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
