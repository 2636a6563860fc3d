import StyleModel
import StyleSyntax

extension Lookup {
  /// Finds the removed items that a stored document means by names which would mean others if these had
  /// never been here.
  func removedItems(meantBy document: ItemDocument) throws -> Set<RemovedItem> {
    guard try rows.hasOtherNames() else { return [] }
    var names = try DocumentUses(of: document).items.filter { !$0.isMember }.flatMap { use in
      use.candidates.map { (kind: use.kind, text: $0) }
    }
    if let use = document.extras.deprecated?.use { names.append((document.kind, use)) }
    var found: Set<RemovedItem> = []
    for (kind, text) in names {
      let owners = try nameOwners(kind: kind, name: text)
      guard let item = owners.meant, item.isRemoved, owners.meantWithoutRemoved != nil else {
        continue
      }
      found.insert(
        RemovedItem(
          kind: kind, key: try ItemName(stored: item.key, for: kind),
          names: try rows.names(kind: kind, key: item.key).map {
            try ItemName(stored: $0, for: kind)
          }, last: try ItemName(stored: item.name, for: kind)))
    }
    return found
  }
}

extension Transaction {
  /// Stores that items were removed which this catalog never had, so that the documents which mean them
  /// do not come to mean others.
  func storeRemoved(_ items: Set<RemovedItem>) throws {
    for item in items.sorted(by: { ($0.kind, $0.key) < ($1.kind, $1.key) }) {
      wholeKeys.insert(Item.Identity(kind: item.kind, key: item.key.text))
      guard try lookup.item(kind: item.kind, key: item.key.text) == nil else { continue }
      var removed: Item?
      for name in [item.key] + item.laterNames {
        removed = try write(
          kind: item.kind, name: name, document: nil, over: removed, newKey: item.key)
      }
    }
  }
}
