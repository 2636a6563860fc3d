import Diagnostics
import StyleModel
import StyleStore
import StyleSyntax

/// What can be asked of a catalog inside one transaction.
struct Lookup {
  /// The tables.
  let rows: ReadTransaction

  /// Finds the item that a reference means, at its head.
  ///
  /// Present names come before former ones, items that are there before removed ones.
  func head(_ reference: ItemReference, preferring preferred: ItemKind? = nil) throws -> Item {
    let folded = reference.name.folded
    let kinds = reference.kind.map { [$0] } ?? ItemKind.allCases
    let chosen = try chosen(by: reference, kinds: kinds)
    let found =
      try chosen.isEmpty ? kinds.compactMap { try item(kind: $0, folded: folded) } : chosen
    let live = found.filter { !$0.isRemoved }
    let candidates = live.isEmpty || !chosen.isEmpty ? found : live
    if candidates.count > 1 {
      if let preferred, let item = candidates.first(where: { $0.kind == preferred }) { return item }
      throw CatalogError.ambiguous(reference.name, kinds: candidates.map(\.kind.rawValue))
    }
    guard let item = candidates.first else {
      throw CatalogError.notFound(
        reference.name, nearest: try nearest(to: reference.name, kinds: kinds))
    }
    if chosen.isEmpty { try refuseSharedFormerName(item, folded: folded) }
    return item
  }

  /// Finds the item of a kind that has a name or, if none has, had it.
  ///
  /// Where several have it, which only a merge can bring about, it is the one of the first key.
  func item(kind: ItemKind, folded: String) throws -> Item? {
    try items(kind: kind, named: folded).first ?? formerItem(kind: kind, folded: folded)
  }

  /// Finds the item of a kind that had a name; one that is there before one that was removed, and the
  /// one that had it last before others.
  func formerItem(kind: ItemKind, folded: String) throws -> Item? {
    let items = try owners(kind: kind, folded: folded)
    let live = items.filter { !$0.isRemoved }
    return try latestHolder(of: folded, among: live.isEmpty ? items : live)
  }

  /// Finds the item that had a name last, by what its versions say: the same in every catalog that has
  /// them, in whatever order they came.
  ///
  /// Within one second the item that was first added under the name comes before those that got it by a
  /// rename, and these before those that were added under it later.
  func latestHolder(of folded: String, among items: [Item]) throws -> Item? {
    guard items.count > 1 else { return items.first }
    let ranks = try items.map { item in
      let times = try rows.versions(kind: item.kind, key: item.key)
        .filter { $0.record.name.folded == folded }.compactMap(\.record.time)
      let key = StoredName(stored: item.key)
      let number = key.stem.folded == folded ? 2 * (key.number ?? 1) : 3
      return (times.max() ?? 0, number, item.key)
    }
    return zip(items, ranks).max { $0.1 < $1.1 }?.0
  }

  /// Refuses a name that nobody has and that several items had.
  private func refuseSharedFormerName(_ item: Item, folded: String) throws {
    guard item.name.folded != folded, try items(kind: item.kind, named: folded).isEmpty else {
      return
    }
    let live = try owners(kind: item.kind, folded: folded).filter { !$0.isRemoved }
    guard live.count > 1 else { return }
    throw CatalogError.sharedFormerName(
      kind: item.kind.rawValue, name: folded, items: live.map(\.name))
  }

  /// The items that have or had a name, in the order of their keys.
  func owners(kind: ItemKind, folded: String) throws -> [Item] {
    try rows.owners(kind: kind, folded: folded).compactMap { try item(kind: kind, key: $0) }
  }

  /// Finds the item of a key.
  func item(kind: ItemKind, key: String) throws -> Item? {
    try ListedItems(at: rows.heads(kind: kind, key: key)).items.first
  }

  /// The items that have a name now, in the order of their keys.
  ///
  /// Those that are there come before removed ones, and those in conflict last of whose heads it is
  /// another one that has the name.
  func items(kind: ItemKind, named folded: String) throws -> [Item] {
    let items = try ListedItems(at: rows.heads(kind: kind, folded: folded)).items
    guard items.count > 1 else { return items }
    return items.map { (item: $0, rank: $0.isRemoved ? 2 : $0.name.folded == folded ? 0 : 1) }
      .sorted { ($0.rank, $0.item.key) < ($1.rank, $1.item.key) }.map(\.item)
  }

  /// All items at their heads, in the order of kinds and names.
  func items(kind: ItemKind? = nil) throws -> [Item] {
    var listed = ListedItems()
    for kind in kind.map({ [$0] }) ?? ItemKind.allCases {
      try rows.eachHead(kind: kind) { listed.append($0) }
    }
    return listed.byName
  }

  /// The name that a mistyped one probably means.
  private func nearest(to name: String, kinds: [ItemKind]) throws -> String? {
    let names = try kinds.flatMap { try items(kind: $0) }.filter { !$0.isRemoved }.map(\.name)
    let builtIn = kinds.contains(.style) ? BuiltInLabelStyle.allCases.map(\.rawValue) : []
    let part = name.hasPrefix(".") ? String(name.dropFirst()) : name
    return Spelling.nearest(to: name, among: names + builtIn)
      ?? Spelling.completion(of: part, among: names + builtIn)
  }
}
