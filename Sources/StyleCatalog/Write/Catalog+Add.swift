import StyleModel
import StyleSyntax

extension Catalog {
  /// Stores drafts: new items, and new versions of those that exist where that is asked for.
  ///
  /// All are stored or none. A draft that equals what is stored writes nothing.
  ///
  /// - Parameters:
  ///   - drafts: What is to be stored.
  ///   - options: What may be replaced, and what must be there.
  ///   - isStrict: Whether a warning keeps everything from being stored.
  ///   - author: Who writes, when and why.
  /// - Returns: one change a draft, in their order, and warnings about names that exist nowhere.
  /// - Throws: `CatalogError` for the first draft that cannot be stored, `InputError` with the
  ///   warnings that are taken strictly.
  @discardableResult
  public func add(
    _ drafts: [Draft], options: AddOptions = AddOptions(), isStrict: Bool = false,
    by author: Authorship
  ) throws -> (changes: [Change], warnings: [Diagnostic]) {
    try write(options.mustExist ? "edit" : "add", by: author) { transaction in
      transaction.coming = try ComingKeys(drafts, in: transaction.lookup)
      transaction.wholeKeys = Set(
        drafts.filter { $0.formerNames != nil }.map {
          Item.Identity(kind: $0.kind, key: $0.wholeKey.text)
        })
      try transaction.storeRemoved(drafts.reduce(into: []) { $0.formUnion($1.removedItems) })
      let exported = try drafts.map { try transaction.lookup.tint(exportedAs: $0) }
      let changes = try zip(drafts, exported).map { draft, item in
        try item.map { try transaction.unchanged($0) }
          ?? transaction.store(draft, options: options)
      }
      var rules = EditRules(transaction)
      try rules.refuseSharedNames(of: drafts)
      let written = try zip(drafts, changes).compactMap { draft, change in
        change.outcome == .unchanged
          ? nil
          : try transaction.lookup.item(kind: draft.kind, folded: draft.name.folded).map {
            (draft: draft, item: $0)
          }
      }
      // What is stored may hold other names than what was written.
      if try !transaction.lookup.rows.hasOtherNames() {
        for (draft, item) in written {
          if let uses = draft.uses { rules.check.know(uses, of: item) }
        }
      }
      try rules.refuseRings(through: written.map(\.item))
      var warnings = transaction.notes
      for (draft, item) in written {
        warnings += try rules.check.dangling(in: item, of: draft)
        try rules.check.noteDeprecated(in: item, of: draft)
      }
      warnings += try rules.check.deprecationWarnings()
      if isStrict, warnings.contains(where: { $0.severity == .warning }) {
        throw InputError(warnings.map(\.asError))
      }
      return (changes, warnings)
    }
  }
}

extension Transaction {
  /// Tells that an item stays as it is.
  func unchanged(_ item: Item) throws -> Change {
    Change(
      outcome: .unchanged, kind: item.kind, name: item.name,
      number: try lookup.line(of: item).count,
      version: item.version)
  }

  /// Stores one draft.
  func store(_ draft: Draft, options: AddOptions) throws -> Change {
    let rules = EditRules(self)
    try rules.refuseBuiltIn([draft.name], kind: draft.kind)
    if let names = draft.formerNames {
      return try store(draft, formerNames: names, options: options)
    }
    let item = try lookup.replaceable(kind: draft.kind, name: draft.name)
    guard let item, !item.isRemoved else {
      if options.mustExist || options.expected != nil {
        throw try lookup.missing(draft, removed: item)
      }
      return try storeNew(draft, over: item)
    }
    try rules.check(draft, over: item, options: options)
    let (document, otherMeanings) = try lookup.storedForm(
      of: draft.document, over: item, sharesImports: draft.sharesFile, keepsPins: !draft.saysPins,
      extras: draft.extras, coming: coming)
    let number = try lookup.line(of: item).count
    if document.hash == item.document {
      return Change(
        outcome: .unchanged, kind: draft.kind, name: item.name, number: number,
        version: item.version)
    }
    for meaning in otherMeanings {
      guard options.takesOtherMeanings else { throw meaning.refusal(in: item.name) }
      tell(meaning.warning(in: item.name).placed(file: draft.file, place: draft.place))
    }
    guard options.replaces else {
      throw CatalogError.exists(
        kind: draft.kind.noun, name: item.name, asked: draft.name.text)
    }
    let written = try write(kind: draft.kind, name: draft.name, document: document, over: item)
    return Change(
      outcome: .replaced, kind: draft.kind, name: item.name, number: number + 1,
      version: written.version)
  }

  /// Stores a draft that no item has the name of, or only one that was removed.
  private func storeNew(_ draft: Draft, over removed: Item?) throws -> Change {
    let rules = EditRules(self)
    if let removed { try rules.refuseConflict(of: removed) }
    if removed == nil { try rules.refuseKeyLike(draft.name) }
    let former = try removed == nil ? lookup.formerItem(of: draft) : nil
    let key = try former.map { _ in try lookup.freshKey(kind: draft.kind, name: draft.name) }
    let document = try WrittenNames(lookup, coming: coming).stored(
      draft.document.givingLabelIDs(), uses: draft.uses)
    let item = try write(
      kind: draft.kind, name: draft.name, document: document, over: removed, newKey: key)
    if let former {
      tell(
        Diagnostic(
          .note, file: draft.file, place: draft.place,
          message: "'\(item.name)' is a new \(item.kind.noun): the one that was called so is "
            + "'\(former.name)' now, and stays what its users mean",
          hint: "to go on with that one: stylectl undo, then write '\(former.name)'"))
    }
    return Change(
      outcome: .added, kind: draft.kind, name: item.name,
      number: try removed == nil ? 1 : lookup.line(of: item).count, version: item.version)
  }
}

extension Lookup {
  /// The item that had the name of a draft.
  fileprivate func formerItem(of draft: Draft) throws -> Item? {
    guard try rows.hasOtherNames() else { return nil }
    return try formerItem(kind: draft.kind, folded: draft.name.folded)
  }

  /// Why a draft cannot be stored that must be over an item which is there.
  fileprivate func missing(_ draft: Draft, removed: Item?) throws -> CatalogError {
    if let removed { return .removed(try typed(removed)) }
    guard let former = try formerItem(kind: draft.kind, folded: draft.name.folded) else {
      return .notFound(draft.name.text, nearest: nil)
    }
    return .formerName(kind: draft.kind.noun, name: draft.name.text, of: former.name)
  }
}
