import StyleModel
import StyleSyntax

extension Transaction {
  /// Stores a draft that is all of an item, as a bundle holds it.
  ///
  /// The item is known by the name that it was first added under, so that one that was renamed is
  /// renamed here, too, and one that is new here goes by its former names as it did.
  func store(_ draft: Draft, formerNames: [ItemName], options: AddOptions) throws -> Change {
    let rules = EditRules(self)
    try rules.refuseBuiltIn(formerNames, kind: draft.kind)
    let item = try self.item(for: draft, formerNames: formerNames)
    if let item { try rules.refuseConflict(of: item) }
    guard let item, !item.isRemoved else {
      let document = draft.document.givingLabelIDs()
      return try storeNew(draft, as: document, formerNames: formerNames, over: item)
    }
    let number = try lookup.line(of: item).count
    let stored = try CatalogError.ifReadable { try lookup.document(of: item) }
    let document =
      stored.map { draft.document.keepingLabelIDs(of: $0) } ?? draft.document.givingLabelIDs()
    let isRenamed = item.name != draft.name.text
    if document.hash == item.document, !isRenamed {
      return Change(
        outcome: .unchanged, kind: draft.kind, name: item.name, number: number,
        version: item.version)
    }
    guard options.replaces else {
      throw CatalogError.exists(
        kind: draft.kind.noun, name: item.name,
        asked: isRenamed ? item.name : draft.name.text)
    }
    let written = try write(kind: draft.kind, name: draft.name, document: document, over: item)
    return Change(
      outcome: isRenamed ? .renamed : .replaced, kind: draft.kind, name: written.name,
      formerName: isRenamed ? item.name : nil, number: number + 1, version: written.version)
  }

  /// Finds the item that a draft is of: by its key, by its name, by a name that it had.
  ///
  /// An item that took a former name is known by its key alone, and so is one that another draft is of.
  private func item(for draft: Draft, formerNames: [ItemName]) throws -> Item? {
    let kind = draft.kind
    let byKey = try lookup.item(kind: kind, key: draft.wholeKey.text)
    if draft.key != nil { return byKey }
    if let byKey, !byKey.isRemoved {
      if byKey.name == draft.name.text || !formerNames.isEmpty { return byKey }
      throw EditRules.refusal(of: draft.name, belongingTo: byKey)
    }
    if let item = try other(kind: kind, named: draft.name), !item.isRemoved {
      let names = formerNames.map(\.text) + [draft.name.text]
      if names.contains(item.name) { return item }
      throw EditRules.refusal(of: draft.name, belongingTo: item)
    }
    for name in formerNames {
      if let item = try other(kind: kind, named: name), !item.isRemoved { return item }
    }
    return try byKey ?? other(kind: kind, named: draft.name)
  }

  /// Finds the item that has a name, unless it is known by its key.
  private func other(kind: ItemKind, named name: ItemName) throws -> Item? {
    try lookup.items(kind: kind, named: name.folded).first { item in
      item.name.folded == name.folded && StoredName(stored: item.key).number == nil
        && !wholeKeys.contains(item.identity)
    }
  }

  /// Stores the versions that give an item the names that it had, and then the draft.
  private func storeNew(
    _ draft: Draft, as document: ItemDocument, formerNames: [ItemName], over removed: Item?
  ) throws -> Change {
    var item = removed
    for name in formerNames where removed == nil {
      let former = try document.renamed(draft.name.text, to: name.text)
      item = try write(
        kind: draft.kind, name: name, document: former, over: item, newKey: draft.wholeKey)
    }
    let written = try write(
      kind: draft.kind, name: draft.name, document: document, over: item, newKey: draft.wholeKey)
    return Change(
      outcome: .added, kind: draft.kind, name: written.name,
      number: try item == nil ? 1 : lookup.line(of: written).count, version: written.version)
  }
}

extension Draft {
  /// What the item of a draft is known by that is all of it.
  var wholeKey: ItemName { key ?? formerNames?.first ?? name }
}

extension ItemDocument {
  /// Returns the document with an id for each label, those of the one that it replaces where it has
  /// none of its own.
  fileprivate func keepingLabelIDs(of old: ItemDocument) -> ItemDocument {
    guard case .labels(let set) = self, case .labels(let older) = old else { return self }
    return .labels(set.keepingIDs(of: older))
  }

  /// Returns what the document is under a former name: a style bears the name in its Swift.
  ///
  /// Nil, which is a removal, where the Swift has that name for something else by now.
  fileprivate func renamed(_ name: String, to former: String) throws -> ItemDocument? {
    guard case .style(var style) = self else { return self }
    do { style.swift = try Catalog.renaming(name, to: former, in: style.swift) } catch CatalogError
      .nameWithin
    { return nil }
    return .style(style)
  }
}
