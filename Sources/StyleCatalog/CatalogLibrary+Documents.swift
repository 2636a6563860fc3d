import StyleModel
import StyleSyntax

extension CatalogLibrary {
  /// Returns an item and what it holds, with every name that it uses as it is now.
  package func shown(_ reference: ItemReference, preferring kind: ItemKind? = nil) throws
    -> (item: Item, document: ItemDocument)
  {
    let item = try lookup.item(reference, preferring: kind)
    return (item, try lookup.shownForm(of: item))
  }

  /// Returns every item of some kinds that is there and can be read, with what it holds.
  package func all(of kinds: [ItemKind] = ItemKind.allCases) throws -> [(
    item: Item, document: ItemDocument
  )] {
    var all: [(item: Item, document: ItemDocument)] = []
    try each(of: kinds) { all.append(($0, $1)) }
    return all
  }

  /// Hands over every item of some kinds that is there and can be read, with what it holds.
  package func each(
    of kinds: [ItemKind] = ItemKind.allCases, _ body: (Item, ItemDocument) throws -> Void
  ) throws {
    for item in try lookup.items() where !item.isRemoved && kinds.contains(item.kind) {
      let document = try passingUnreadable { try lookup.shownForm(of: item) }
      if let document { try body(item, document) }
    }
  }

  /// Returns the removed items that a stored document means by names which others have or had since.
  package func removedItems(meantBy document: ItemDocument) throws -> Set<RemovedItem> {
    try lookup.removedItems(meantBy: document)
  }

  /// Returns every item that was removed and that a version can bring back.
  package func removed() throws -> [Item] {
    try lookup.items().filter { item in
      try item.isRemoved
        && lookup.rows.versions(kind: item.kind, key: item.key).contains {
          $0.record.document != nil
        }
    }
  }

  /// Finds the item that a reference means, at its head.
  package func item(_ reference: ItemReference) throws -> Item { try lookup.item(reference) }

  /// Returns the shortest reference that means an item, as it is typed.
  package func typed(_ item: Item) throws -> String { try lookup.typed(item) }

  /// Returns the styles that a document holds at versions, with their present names in them.
  package func held(by document: ItemDocument) throws -> [(
    name: String, item: Item, document: ItemDocument
  )] {
    guard case .style(let style) = document, !style.pins.isEmpty else { return [] }
    let pinned = held(by: style.pins)
    return try style.pins.keys.sorted().compactMap { name in
      guard let held = try passingUnreadable({ try pinned.style(named: name) }),
        let present = try lookup.item(kind: .style, key: held.item.key)?.name
      else { return nil }
      var document = try lookup.shownForm(of: held.item)
      if case .style(var own) = document, held.item.name != present {
        own.swift = try StyleReferences.renaming(
          style: held.item.name, to: present, in: own.swift)
        document = .style(own)
      }
      return (present, held.item, document)
    }
  }

  /// Returns the items that a document names, as it is shown, each once and in the order of their names
  /// in it.
  package func items(usedBy document: ItemDocument) throws -> [Item] {
    var items: [Item] = []
    for use in try DocumentUses(of: document).items {
      guard let item = try lookup.item(forWritten: use),
        !items.contains(where: { $0.identity == item.identity })
      else { continue }
      items.append(item)
    }
    return items
  }

  /// Returns every item that is there and can be read, with what is stored of it and every name that
  /// it has or had.
  package func stored() throws -> [(item: Item, document: ItemDocument, names: Set<ItemName>)] {
    try lookup.items().filter { !$0.isRemoved }.compactMap { item in
      let versions = try lookup.rows.versions(kind: item.kind, key: item.key)
      let document = try passingUnreadable { try lookup.wholeDocument(at: item.version) }
      return document.map { (item, $0, Set(versions.map(\.record.name))) }
    }
  }

  /// Returns what each head of an item holds, in no order that means anything; nil is a removal.
  package func sides(of item: Item) throws -> [ItemDocument?] {
    try lookup.rows.heads(kind: item.kind, key: item.key).map { head in
      try passingUnreadable { try lookup.content(of: head.version).document }
    }
  }

  /// Returns how much the rules of `check` matter, by their names.
  package func ruleSeverities() throws -> [(rule: RuleName, severity: RuleSeverity)] {
    try lookup.rows.rules().sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the names of the releases, sorted, with the hash of what each one holds.
  package func releaseContents() throws -> [(name: String, content: ContentHash)] {
    try lookup.rows.releases().map { ($0.name.text, $0.record.content) }.sorted {
      $0.0.utf8.lexicographicallyPrecedes($1.0.utf8)
    }
  }
}
