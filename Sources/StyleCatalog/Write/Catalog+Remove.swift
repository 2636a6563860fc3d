import StyleModel

extension Catalog {
  /// Removes items; their versions stay, and adding the name again goes on with them.
  ///
  /// - Throws: `CatalogError.inUse` where an item that stays uses one of them, unless it is forced.
  @discardableResult
  public func remove(_ references: [ItemReference], force: Bool = false, by author: Authorship)
    throws -> [Change]
  {
    try write("remove", by: author) { transaction in
      let lookup = transaction.lookup
      let items = try references.map { try lookup.editable($0) }
      let leaving = Set(items.map(\.identity))
      return try Set(items).sorted { ($0.kind, $0.name) < ($1.kind, $1.name) }.map { item in
        if !force { try EditRules(transaction).refuseUsers(of: item, except: leaving) }
        let number = try lookup.line(of: item).count
        let written = try transaction.write(
          kind: item.kind, name: ItemName(stored: item.name, for: item.kind), document: nil,
          over: item)
        return Change(
          outcome: .removed, kind: item.kind, name: item.name, number: number + 1,
          version: written.version)
      }
    }
  }
}
