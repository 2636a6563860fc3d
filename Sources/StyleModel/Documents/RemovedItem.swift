/// An item that was removed, as far as documents mean it by a name that another item has or had since.
package struct RemovedItem: Hashable, Sendable {
  /// The kind.
  package var kind: ItemKind

  /// The name that it was first added under, by which documents call it.
  package var key: ItemName

  /// The names that it had later, the last one at the end; of the others the order is not kept.
  package var laterNames: [ItemName]

  /// Creates an item from the names that it had, and the last of them.
  package init(kind: ItemKind, key: ItemName, names: some Sequence<ItemName>, last: ItemName) {
    let others = Set(names).subtracting([key, last]).sorted()
    self.init(
      kind: kind, key: key, laterNames: others + (others.isEmpty && last == key ? [] : [last]))
  }

  /// Creates an item.
  package init(kind: ItemKind, key: ItemName, laterNames: [ItemName]) {
    self.kind = kind
    self.key = key
    self.laterNames = laterNames
  }
}
