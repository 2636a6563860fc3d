import StyleModel
import StyleSyntax

/// An item of the catalog, and the version of it that a draft is equal to.
package struct HeldItem {
  /// The item, at its head.
  package var item: Item

  /// The version with that content; nil where it never had it.
  package var version: ContentHash?

  /// What the version holds.
  package var document: ContentHash?

  /// The name of the item at the version.
  package var name: String
}

extension Lookup {
  /// Finds the item that a draft is of, and the version that it is equal to as `add` compares them.
  ///
  /// Items that have the name now come before those that had it, later versions before earlier ones; a
  /// draft that is all of an item is looked up by what is stored. Nil where no item has or had the name.
  func holding(of draft: Draft) throws -> HeldItem? {
    let owners = try holders(kind: draft.kind, folded: draft.name.folded, key: draft.key)
    for owner in owners {
      if owner.name.folded == draft.name.folded, try holds(draft, owner) {
        return HeldItem(
          item: owner, version: owner.version, document: owner.document, name: owner.name)
      }
      for (hash, record) in try rows.versions(kind: owner.kind, key: owner.key).reversed()
      where hash != owner.version && record.name.folded == draft.name.folded {
        var item = owner
        (item.version, item.document, item.name) = (hash, record.document, record.name.text)
        if try holds(draft, item) {
          return HeldItem(
            item: owner, version: hash, document: record.document, name: record.name.text)
        }
      }
    }
    return owners.first.map { HeldItem(item: $0, name: draft.name.text) }
  }

  /// The items that have or had a name, those that have it first.
  func holders(kind: ItemKind, folded: String, key: ItemName? = nil) throws -> [Item] {
    var items = try self.items(kind: kind, named: folded).filter { $0.name.folded == folded }
    items += try owners(kind: kind, folded: folded)
    if let key, let item = try item(kind: kind, key: key.text) { items.insert(item, at: 0) }
    var seen: Set<Item.Identity> = []
    return items.filter { seen.insert($0.identity).inserted }
  }

  /// Whether an item at a version holds what a draft says.
  private func holds(_ draft: Draft, _ item: Item) throws -> Bool {
    guard let hash = item.document else { return false }
    if draft.document.hash == hash { return true }
    guard draft.formerNames == nil else { return false }
    if try tint(exportedAs: draft)?.version == item.version { return true }
    let form = try CatalogError.ifReadable {
      try storedForm(
        of: draft.document, over: item, sharesImports: draft.sharesFile, extras: draft.extras,
        coming: ComingKeys())
    }
    return form?.document.hash == hash
  }
}

extension CatalogLibrary {
  /// Finds the item that a draft is of, and the version that it is equal to; nil where no item has or
  /// had its name.
  package func holding(of draft: Draft) throws -> HeldItem? { try lookup.holding(of: draft) }

  /// The versions of the items that have or had a name, newest first, but for what cannot be read.
  package func versions(
    kind: ItemKind, named name: String
  ) throws -> [(held: HeldItem, document: ItemDocument)] {
    try lookup.holders(kind: kind, folded: name.folded).flatMap { item in
      try lookup.rows.versions(kind: kind, key: item.key).reversed().compactMap { hash, record in
        var present = item
        (present.version, present.document, present.name) = (
          hash, record.document, record.name.text
        )
        guard record.document != nil, let document = try? lookup.shownForm(of: present) else {
          return nil
        }
        return (
          HeldItem(
            item: item, version: hash, document: record.document, name: record.name.text),
          document
        )
      }
    }
  }

  /// The names that the tints of the catalog have now.
  package func tintNames() throws -> Set<String> {
    Set(try lookup.items(kind: .tint).filter { !$0.isRemoved }.map(\.name))
  }

  /// All names that the items of a kind have or had, removed ones too.
  package func names(of kind: ItemKind) throws -> [String] {
    let names = try lookup.items(kind: kind).flatMap {
      try [$0.name] + lookup.rows.names(kind: kind, key: $0.key)
    }
    return Set(names).sorted()
  }

  /// How a version of an item is typed after `@`: by its number, or by its hash where it has none.
  package func word(for version: ContentHash, of item: Item) throws -> String {
    let line = try lookup.line(of: item)
    return line.firstIndex(of: version).map { "\($0 + 1)" } ?? version.short
  }
}
