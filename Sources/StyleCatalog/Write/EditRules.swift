import StyleModel

/// The rules that a fresh edit is judged by: what it may not do to the rest of the catalog.
///
/// Undo, redo and restore give back what was accepted once, and a merge what was accepted elsewhere:
/// none of them is judged. What they leave broken is told.
struct EditRules {
  /// What the names in the written items mean.
  var check: ReferenceCheck

  /// The edit.
  let transaction: Transaction

  /// What can be asked, the edit included.
  var lookup: Lookup { transaction.lookup }

  /// Creates the rules for an edit.
  init(_ transaction: Transaction) {
    self.transaction = transaction
    check = ReferenceCheck(lookup: transaction.lookup)
  }

  /// Refuses an item that is in conflict.
  func refuseConflict(of item: Item) throws {
    if item.isConflicted { throw CatalogError.conflicted(try lookup.typed(item)) }
  }

  /// Refuses that an item goes which others use that stay.
  ///
  /// - Throws: `CatalogError.inUse` with the users.
  func refuseUsers(of item: Item, except leaving: Set<Item.Identity>) throws {
    let users = try lookup.users(of: item).filter { !leaving.contains($0.identity) }
    guard users.isEmpty else {
      throw CatalogError.inUse(
        kind: item.kind.rawValue, name: item.name, users: users.map(\.name))
    }
  }
}
