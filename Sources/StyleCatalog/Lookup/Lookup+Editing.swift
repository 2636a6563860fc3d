import StyleModel

extension Lookup {
  /// Finds the item that a reference means where it is to be changed.
  ///
  /// A version may be given only to say which of several items of one name is meant.
  ///
  /// - Throws: `CatalogError.conflicted` where two people changed it and nobody has settled that yet.
  func editable(_ reference: ItemReference) throws -> Item {
    let item = try head(reference)
    let named = try items(kind: item.kind, named: reference.name.folded)
    switch reference.version {
    case nil: try refuseTwins(named, of: reference.name.folded)
    case .hash(let digits)? where named.count > 1 && item.version.hex.hasPrefix(digits): break
    case _?:
      throw CatalogError.badReference("\(reference)", reason: "a version cannot be changed")
    }
    if item.isRemoved { throw CatalogError.removed(try typed(item)) }
    if item.isConflicted { throw CatalogError.conflicted(try typed(item)) }
    return item
  }

  /// Finds the item that a draft of a name is stored over; nil for a new one.
  ///
  /// A name that nobody has any more is free while who had it is there; else a draft goes on with the
  /// item that was removed.
  func replaceable(kind: ItemKind, name: ItemName) throws -> Item? {
    let named = try items(kind: kind, named: name.folded)
    try refuseTwins(named, of: name.folded)
    if let item = named.first { return item }
    let owners = try owners(kind: kind, folded: name.folded)
    return owners.allSatisfy(\.isRemoved) ? owners.first : nil
  }

  /// Refuses a name that does not say which of several items is meant.
  ///
  /// An item in conflict of which only another head has the name does not count.
  private func refuseTwins(_ named: [Item], of folded: String) throws {
    let twins = named.filter { !$0.isRemoved && $0.name.folded == folded }
    guard twins.count > 1 else { return }
    throw CatalogError.sharedName(
      kind: twins[0].kind.rawValue, name: twins[0].name, versions: twins.map(\.version.short))
  }
}
