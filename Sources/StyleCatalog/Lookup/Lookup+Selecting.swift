import StyleModel

extension Lookup {
  /// Finds the items of some kinds, at their heads, that the version in a reference chooses among all
  /// that have or had the name; none where it chooses none, and the name alone tells.
  ///
  /// Names change hands: `brand@1.0` is what was called so in the release, and a hash is that of one
  /// item, whoever has its name by now.
  func chosen(by reference: ItemReference, kinds: [ItemKind]) throws -> [Item] {
    let folded = reference.name.folded
    switch reference.version {
    case .hash(let digits)?:
      return try kinds.compactMap { try item(kind: $0, folded: folded, at: digits) }
    case .release(let name)?:
      let then = Lookup(rows: rows.at(try row(ofRelease: name)))
      return try kinds.compactMap { try item(kind: $0, folded: folded, in: then) }
    case .number?, nil:
      return []
    }
  }

  /// Finds, among the items that have or had a name, the one with a version whose hash begins with
  /// digits: the one that is at it before others.
  private func item(kind: ItemKind, folded: String, at digits: String) throws -> Item? {
    let named = try items(kind: kind, named: folded)
    let former = try owners(kind: kind, folded: folded).filter { !named.contains($0) }
    let items = named + former
    if let item = items.first(where: { $0.version.hex.hasPrefix(digits) }) { return item }
    return try items.first {
      try !rows.versions(kind: kind, key: $0.key, beginning: digits).isEmpty
    }
  }

  /// Finds the item that had a name in a release; else the one that has it now, if it was there; else
  /// the one that had had it by then.
  private func item(kind: ItemKind, folded: String, in then: Lookup) throws -> Item? {
    let present = try item(kind: kind, folded: folded)
    let known = try present.flatMap { try then.item(kind: kind, key: $0.key) }
    let found =
      try then.items(kind: kind, named: folded).first ?? known
      ?? then.formerItem(kind: kind, folded: folded)
    return try found.map { try item(kind: kind, key: $0.key) ?? $0 }
  }

  /// The shortest reference that means an item: its name, where another kind has an item of it with
  /// the kind, and where another item of the kind has it with the version.
  func reference(to item: Item) throws -> ItemReference {
    var reference = ItemReference(name: item.name)
    if try means(reference, item) { return reference }
    reference.kind = item.kind
    if try !means(reference, item) {
      reference.version = VersionSelector(item.version.short)
    }
    return reference
  }

  /// The shortest reference that means an item, as it is typed.
  func typed(_ item: Item) throws -> String { try reference(to: item).description }

  /// Whether a reference means an item.
  func means(_ reference: ItemReference, _ item: Item) throws -> Bool {
    do { return try head(reference).identity == item.identity } catch is CatalogError {
      return false
    }
  }
}
