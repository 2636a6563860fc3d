import StyleModel
import StyleStore
import StyleSyntax

extension Catalog {
  /// Says that an item should not be used any more, and what to use instead.
  ///
  /// What is not given stays as it was, where the item is deprecated already.
  ///
  /// - Parameters:
  ///   - reference: The item.
  ///   - other: The item of the same kind to use instead, or one of SwiftUI's own.
  ///   - note: Why, or what to do.
  ///   - author: Who writes, when and why.
  /// - Returns: What was done, and a warning where the other item is deprecated itself.
  /// - Throws: `CatalogError` where an item is not there, or the other is of another kind.
  @discardableResult
  public func deprecate(
    _ reference: ItemReference, use other: ItemReference? = nil, note: String? = nil,
    by author: Authorship
  ) throws -> (changes: [Change], warnings: [Diagnostic]) {
    try write("deprecate", by: author) { transaction in
      let lookup = transaction.lookup
      let item = try lookup.editable(reference)
      let replacement = try other.map { try lookup.replacement(for: item, $0) }
      var document = try lookup.document(of: item)
      var deprecation = document.extras.deprecated ?? Deprecation()
      if let name = replacement?.name {
        deprecation.use = try WrittenNames(lookup, coming: ComingKeys()).stored(
          name, kind: item.kind)
      }
      if let note { deprecation.note = note.nfc }
      document.extras.deprecated = deprecation
      let change = try transaction.store(document, over: item, as: .deprecated)
      let warning = try replacement?.item.flatMap { try lookup.warning(ofReplacement: $0) }
      return ([change], [warning].compactMap(\.self))
    }
  }

  /// Says that an item may be used again.
  @discardableResult
  public func undeprecate(_ reference: ItemReference, by author: Authorship) throws -> Change {
    try write("deprecate", by: author) { transaction in
      let item = try transaction.lookup.editable(reference)
      var document = try transaction.lookup.document(of: item)
      document.extras.deprecated = nil
      return try transaction.store(document, over: item, as: .undeprecated)
    }
  }
}

extension Transaction {
  /// Stores another content of an item, unless it is the one that it has.
  fileprivate func store(
    _ document: ItemDocument, over item: Item, as outcome: Change.Outcome
  ) throws -> Change {
    let number = try lookup.line(of: item).count
    guard document.hash != item.document else {
      return Change(
        outcome: .unchanged, kind: item.kind, name: item.name, number: number,
        version: item.version)
    }
    let written = try write(
      kind: item.kind, name: ItemName(stored: item.name, for: item.kind), document: document,
      over: item)
    return Change(
      outcome: outcome, kind: item.kind, name: item.name, number: number + 1,
      version: written.version)
  }
}

extension Lookup {
  /// Finds what is to be used instead of an item: another one, or one of SwiftUI's own.
  fileprivate func replacement(for item: Item, _ reference: ItemReference) throws -> (
    name: String, item: Item?
  ) {
    var reference = reference
    if reference.version != nil {
      throw CatalogError.badReference(
        "\(reference)", reason: "an item is used instead, not one of its versions")
    }
    let isBuiltIn =
      switch item.kind {
      case .style: BuiltInLabelStyle(name: reference.name) != nil
      case .tint: SystemColor(name: reference.name) != nil
      case .labels: false
      }
    if isBuiltIn, reference.kind ?? item.kind == item.kind,
      try self.item(forWritten: ItemUse(kind: item.kind, candidates: [reference.name])) == nil
    {
      return (reference.name, nil)
    }
    if reference.kind == nil,
      try self.item(forWritten: ItemUse(kind: item.kind, candidates: [reference.name])) != nil
    {
      reference.kind = item.kind
    }
    let other = try head(reference)
    if other.isRemoved { throw CatalogError.removed(try typed(other)) }
    guard other.kind == item.kind else {
      throw CatalogError.otherKind(other.name, kind: item.kind.noun, found: other.kind.noun)
    }
    if other.identity == item.identity { throw CatalogError.replacesItself(item.name) }
    return (other.name, other)
  }

  /// Warns of a replacement that should not be used itself.
  fileprivate func warning(ofReplacement item: Item) throws -> Diagnostic? {
    guard let deprecation = try deprecation(of: item) else { return nil }
    return Diagnostic(
      .warning, message: "the \(item.kind.noun) '\(item.name)' is deprecated itself",
      hint: deprecation.advice)
  }
}
