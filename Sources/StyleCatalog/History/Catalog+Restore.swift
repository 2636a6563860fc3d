import StyleModel
import StyleSyntax

extension Catalog {
  /// Writes a new version of an item with the content of an earlier one.
  ///
  /// The name stays. A removed item is there again; without a version it gets the content that it had
  /// last. What goes together with it no more is told.
  @discardableResult
  public func restore(_ reference: ItemReference, by author: Authorship) throws -> (
    change: Change, warnings: [Diagnostic]
  ) {
    try write("restore", by: author) { try $0.restore(reference) }
  }
}

extension Transaction {
  fileprivate func restore(
    _ reference: ItemReference
  ) throws -> (change: Change, warnings: [Diagnostic]) {
    let item = try lookup.head(reference)
    if item.isConflicted { throw CatalogError.conflicted(try lookup.typed(item)) }
    let (origin, wanted) = try version(reference, of: item)
    guard let stored = try lookup.wholeDocument(at: wanted.hash) else {
      throw HistoryError.restoresRemoval(item: try lookup.typed(item), version: origin)
    }
    if wanted.document == item.document, wanted.name.text == item.name {
      return (
        Change(
          outcome: .unchanged, kind: item.kind, name: item.name,
          number: try lookup.line(of: item).count, version: item.version), []
      )
    }
    try refuseTakenName(of: item)
    var document = stored
    if case .style(var style) = stored, wanted.name.text != item.name {
      style.swift = try lookup.yielding(item.name, in: style.swift)
      document = .style(style)
    }
    return try write(document.named(item.name, before: wanted.name.text), over: item, from: origin)
  }

  /// Refuses that an item is there again under a name that another one has by now.
  private func refuseTakenName(of item: Item) throws {
    guard item.isRemoved,
      let other = try lookup.items(kind: item.kind, named: item.name.folded).first,
      !other.isRemoved, other.identity != item.identity
    else { return }
    throw HistoryError.nameTaken(
      kind: item.kind.rawValue, name: item.name, item: item.name, isUnsettled: other.isConflicted)
  }

  /// Finds the version that is wanted; of a removed item the last one that was there, if none is
  /// named.
  private func version(
    _ reference: ItemReference, of item: Item
  ) throws -> (origin: String, record: Version) {
    if let selector = reference.version {
      let version = try lookup.item(
        ItemReference(kind: item.kind, name: reference.name, version: selector)
      ).version
      return ("\(selector)", try lookup.rows.version(version))
    }
    guard item.isRemoved else { throw HistoryError.noVersion(try lookup.typed(item)) }
    let line = try lookup.line(of: item)
    for (index, hash) in line.enumerated().reversed() {
      let record = try lookup.rows.version(hash)
      if record.document != nil { return ("\(index + 1)", record) }
    }
    throw HistoryError.noVersion(try lookup.typed(item))
  }

  private func write(
    _ document: ItemDocument, over item: Item, from origin: String
  ) throws -> (change: Change, warnings: [Diagnostic]) {
    let name = try ItemName(stored: item.name, for: item.kind)
    let isUnchanged = document.hash == item.document
    let written =
      isUnchanged
      ? item : try write(kind: item.kind, name: name, document: document, over: item)
    let change = Change(
      outcome: isUnchanged ? .unchanged : .restored, kind: item.kind, name: item.name,
      number: try lookup.line(of: written).count, version: written.version,
      origin: isUnchanged ? nil : origin)
    return (change, try lookup.aftermath(of: [written]))
  }
}

extension ItemDocument {
  /// The document under another name, which the Swift of a style bears.
  fileprivate func named(_ name: String, before old: String) throws -> ItemDocument {
    guard case .style(var style) = self, name != old else { return self }
    style.swift = try StyleReferences.renaming(style: old, to: name, in: style.swift)
    return .style(style)
  }
}
