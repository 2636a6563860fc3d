import StyleModel
import StyleStore

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
    let found = try kinds.compactMap { try item(kind: $0, folded: folded) }
    let live = found.filter { !$0.isRemoved }
    let candidates = live.isEmpty ? found : live
    if candidates.count > 1 {
      if let preferred, let item = candidates.first(where: { $0.kind == preferred }) { return item }
      throw CatalogError.ambiguous(reference.name, kinds: candidates.map(\.kind.rawValue))
    }
    guard let item = candidates.first else {
      throw CatalogError.notFound(
        reference.name, nearest: try nearest(to: reference.name, kinds: kinds))
    }
    return item
  }

  /// Finds the item of a kind that has a name or, if none has, had it.
  func item(kind: ItemKind, folded: String) throws -> Item? {
    if let item = try item(of: rows.heads(kind: kind, folded: folded)) { return item }
    for key in try rows.owners(kind: kind, folded: folded) {
      if let item = try item(kind: kind, key: key) { return item }
    }
    return nil
  }

  /// Finds the item of a key.
  func item(kind: ItemKind, key: String) throws -> Item? {
    try item(of: rows.heads(kind: kind, key: key))
  }

  /// All items at their heads, in the order of kinds and names.
  func items(kind: ItemKind? = nil) throws -> [Item] {
    let heads = try rows.heads(kind: kind)
    var items: [Item] = []
    items.reserveCapacity(heads.count)
    var start = heads.startIndex
    while start < heads.endIndex {
      var end = start + 1
      while end < heads.endIndex, heads[end].kind == heads[start].kind,
        heads[end].key == heads[start].key
      { end += 1 }
      if let item = item(of: heads[start..<end]) { items.append(item) }
      start = end
    }
    return items.map { (item: $0, folded: $0.name.folded) }
      .sorted { ($0.item.kind, $0.folded, $0.item.name) < ($1.item.kind, $1.folded, $1.item.name) }
      .map(\.item)
  }

  /// The first live head in hash order stands for an item in conflict, the same for everybody.
  private func item(of heads: some Collection<HeadRow>) -> Item? {
    let live = heads.lazy.filter { $0.document != nil }
    guard
      let head = live.min(by: { $0.version < $1.version })
        ?? heads.min(by: { $0.version < $1.version })
    else { return nil }
    return Item(
      kind: head.kind, key: head.key, name: head.name, version: head.version,
      document: head.document, author: head.author, time: head.time,
      isConflicted: heads.count > 1)
  }

  /// The name that a mistyped one probably means.
  private func nearest(to name: String, kinds: [ItemKind]) throws -> String? {
    let names = try kinds.flatMap { try items(kind: $0) }.filter { !$0.isRemoved }.map(\.name)
    let builtIn = kinds.contains(.style) ? BuiltInLabelStyle.allCases.map(\.rawValue) : []
    let part = name.hasPrefix(".") ? String(name.dropFirst()) : name
    return Spelling.nearest(to: name, among: names + builtIn)
      ?? Spelling.completion(of: part, among: names + builtIn)
  }

  /// Finds the item that a reference means where it is to be changed.
  ///
  /// - Throws: `CatalogError.conflicted` where two people changed it and nobody has settled that yet.
  func editable(_ reference: ItemReference) throws -> Item {
    if reference.version != nil {
      throw CatalogError.badReference("\(reference)", reason: "a version cannot be changed")
    }
    let item = try head(reference)
    if item.isRemoved { throw CatalogError.removed(item.name) }
    if item.isConflicted { throw CatalogError.conflicted(item.name) }
    return item
  }
}
