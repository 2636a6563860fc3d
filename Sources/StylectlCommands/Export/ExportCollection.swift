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

  /// The items of the catalog that they are, at the versions that are written.
  private(set) var exported: [Item] = []

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
      let all = try library.all(of: writing.takesUses ? ItemKind.allCases : writing.kinds)
      // What is built in goes out where it is used or named; alone it is all that there is.
      let own = all.filter { !$0.item.isBuiltIn }
      asked = own.isEmpty ? all : own
    }
    guard !writing.takesUses else {
      for (item, document) in asked { try take(item, document) }
      return
    }
    for (index, (item, document)) in asked.enumerated() {
      context.warn(ofConflictIn: item)
      exported.append(item)
      items.append(ExportItem(name: item.name, document: document))
      // What is used is used as it is now, whatever version was asked for.
      let isPresent = references.isEmpty || references[index].version == nil
      if isPresent { seen.insert(Self.identity(item)) }
    }
    for (item, document) in asked {
      for used in try uses(of: document, in: item.name) { try take(used) }
    }
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
    for (item, document, names) in try library.stored() {
      context.warn(ofConflictIn: item)
      exported.append(item)
      let stored = BundleItem(
        name: try ItemName(stored: item.name, for: item.kind), document: document,
        key: try ItemName(stored: item.key, for: item.kind), names: names)
      var export = ExportItem(
        name: item.name, document: document, formerNames: stored.formerNames, key: stored.key)
      export.removed = try library.removedItems(meantBy: document)
      items.append(export)
    }
  }

  /// A step on the way through an item and what it uses.
  private enum Step {
    case enter(Item, ItemDocument?)
    case leave(ExportItem)
  }

  /// Takes an item after all that it uses, with a list of steps in place of recursion: a chain of aliases
  /// may be as long as the catalog, and two merges can make a ring.
  private mutating func take(_ item: Item, _ document: ItemDocument? = nil) throws {
    var steps = [Step.enter(item, document)]
    while let step = steps.popLast() {
      switch step {
      case .enter(let item, let document):
        guard seen.insert(Self.identity(item)).inserted else { continue }
        if writing.takesUses, writing.kinds.contains(item.kind) { context.warn(ofConflictIn: item) }
        guard let document = try document ?? readable(item) else { continue }
        let export = ExportItem(
          name: item.name, document: document, held: try held(by: document, of: item.name),
          isWritten: writing.takesUses)
        exported.append(item)
        steps.append(.leave(export))
        steps += try uses(of: document, in: item.name).reversed().map { .enter($0, nil) }
      case .leave(let item):
        items.append(item)
        context.surroundings.reportWork(Work("Gathering items", done: items.count))
      }
    }
  }

  /// What an item that is used holds; nil where it cannot be read, which is told at the end.
  private func readable(_ item: Item) throws -> ItemDocument? {
    let reference = ItemReference(kind: item.kind, name: item.name)
    return try library.passingUnreadable { try library.shown(reference).document }
  }

  /// What an item's document uses, and what the styles that it holds use, but for what it or a style
  /// around it holds.
  private func uses(
    of document: ItemDocument, in name: String, inside outer: Set<String> = [], depth: Int = 0
  ) throws -> [Item] {
    guard depth < Self.pinLimit else { throw CatalogError.tooDeep(name) }
    let styles = try library.held(by: document)
    let names = outer.union(styles.map(\.item.key))
    var uses = try library.items(usedBy: document)
      .filter { $0.kind != .style || !names.contains($0.key) }
    for style in styles {
      uses += try self.uses(of: style.document, in: name, inside: names, depth: depth + 1)
    }
    return uses
  }

  /// The styles that an item's document holds, each with those that it holds itself.
  private func held(
    by document: ItemDocument, of name: String, depth: Int = 0
  ) throws -> [ExportItem] {
    guard depth < Self.pinLimit else { throw CatalogError.tooDeep(name) }
    return try library.held(by: document).map { style in
      ExportItem(
        name: style.name, document: style.document,
        held: try held(by: style.document, of: name, depth: depth + 1),
        version: style.item.version)
    }
  }

  /// The styles held in styles that are held, and so on; a preview draws no more either.
  private static let pinLimit = 64
}
