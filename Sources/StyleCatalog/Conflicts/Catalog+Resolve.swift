import StyleModel

extension Catalog {
  /// Settles items in conflict: writes a version of each that follows all its heads.
  ///
  /// A side of several heads is taken as the merge of them.
  ///
  /// - Parameters:
  ///   - references: The items; nil for all that are in conflict.
  ///   - resolution: What becomes of them.
  ///   - author: Who writes, when and why.
  /// - Returns: one change an item, and warnings about what uses an item that is removed by it.
  /// - Throws: `CatalogError` where an item is not in conflict or has no such side, and where what
  ///   is chosen makes a ring.
  @discardableResult
  public func resolve(
    _ references: [ItemReference]?, with resolution: Resolution, by author: Authorship
  ) throws -> (changes: [Change], warnings: [Diagnostic]) {
    try write("resolve", by: author) { transaction in
      let lookup = transaction.lookup
      let items = try lookup.conflicted(references)
      let written = try items.map { try transaction.resolve($0, with: resolution) }
      var rules = EditRules(transaction)
      try rules.refuseRings(through: written.filter { !$0.isRemoved })
      let removed = zip(items, written).filter { $1.isRemoved }.map(\.0)
      let warnings = try removed.flatMap { try lookup.warnings(ofRemoving: $0) }
      return (try written.map { try lookup.change(to: $0) }, warnings)
    }
  }
}

extension Transaction {
  /// Settles one item.
  fileprivate func resolve(_ item: Item, with resolution: Resolution) throws -> Item {
    let conflict = try lookup.conflict(of: item)
    let content = try lookup.content(of: resolution, for: conflict)
    return try write(
      kind: item.kind, key: ItemName(stored: item.key, for: item.kind), name: content.name,
      document: content.document, after: conflict.heads.map(\.version))
  }
}

extension Lookup {
  /// Finds items in conflict, each once; a version may say which of several of one name is meant.
  fileprivate func conflicted(_ references: [ItemReference]?) throws -> [Item] {
    guard let references else { return try items().filter(\.isConflicted) }
    var items: [Item] = []
    for reference in references {
      let item = try head(reference)
      guard item.isConflicted else { throw CatalogError.notConflicted(item.name) }
      if !items.contains(item) { items.append(item) }
    }
    return items
  }

  /// What an item is to hold.
  fileprivate func content(
    of resolution: Resolution, for conflict: Conflict
  ) throws -> ItemContent {
    switch resolution {
    case .ours: return try content(of: .ours, in: conflict)
    case .theirs: return try content(of: .theirs, in: conflict)
    case .head(let digits):
      let found = conflict.heads.filter { $0.version.hex.hasPrefix(digits.lowercased()) }
      guard let head = found.first, found.count == 1 else {
        throw CatalogError.noSuchHead(
          conflict.item.name, digits: digits, heads: conflict.heads.map(\.version.short))
      }
      return try content(of: head.version)
    case .content(let draft): return try content(of: draft, for: conflict)
    }
  }

  private func content(of origin: Conflict.Origin, in conflict: Conflict) throws -> ItemContent {
    if let content = conflict.side(origin)?.content { return content }
    throw CatalogError.noSide(
      conflict.item.name, side: origin.rawValue,
      heads: (conflict.side(origin)?.heads ?? conflict.heads).map(\.version.short))
  }

  /// What a draft makes of an item; it is taken as written over the head that has its name.
  private func content(of draft: Draft, for conflict: Conflict) throws -> ItemContent {
    let item = conflict.item
    guard draft.kind == item.kind else {
      throw CatalogError.otherKind(
        draft.name.text, kind: item.kind.noun, found: draft.kind.noun)
    }
    let heads = conflict.sides.flatMap(\.heads)
    let head = heads.first { $0.name == draft.name.text && !$0.isRemoved }
    guard head != nil || heads.contains(where: { $0.name == draft.name.text }) else {
      throw CatalogError.otherName(item.name, found: draft.name.text)
    }
    let document = try head.map {
      try storedForm(of: draft.document, over: $0, coming: ComingKeys()).document
    }
    return ItemContent(
      name: draft.name,
      document: try document
        ?? WrittenNames(self, coming: ComingKeys()).stored(draft.document.givingLabelIDs()))
  }

  /// The change that led an item to where it is.
  fileprivate func change(to item: Item) throws -> Change {
    Change(
      outcome: item.isRemoved ? .removed : .resolved, kind: item.kind, name: item.name,
      number: try line(of: item).count, version: item.version)
  }

  /// Warns about the items that use one which was removed.
  fileprivate func warnings(ofRemoving item: Item) throws -> [Diagnostic] {
    let users = try clashes().dangling.filter { $0.removed.identity == item.identity }
    return users.isEmpty ? [] : [item.stillUsed(by: users.map(\.user))]
  }
}
