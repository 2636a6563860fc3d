import StyleModel

extension CatalogLibrary {
  /// Returns an item and what it holds, with every name that it uses as it is now.
  package func shown(_ reference: ItemReference, preferring kind: ItemKind? = nil) throws
    -> (item: Item, document: ItemDocument)
  {
    let item = try lookup.item(reference, preferring: kind)
    return (item, try lookup.shownForm(of: item))
  }

  /// Returns every item that is there, with what it holds.
  package func all() throws -> [(item: Item, document: ItemDocument)] {
    try lookup.items().filter { !$0.isRemoved }.map { ($0, try lookup.shownForm(of: $0)) }
  }

  /// Returns the items that a document names, each once, in the order of their names in it.
  package func items(usedBy document: ItemDocument) throws -> [Item] {
    var items: [Item] = []
    for use in try DocumentUses(of: document).items {
      guard let item = try lookup.item(for: use),
        !items.contains(where: { $0.identity == item.identity })
      else { continue }
      items.append(item)
    }
    return items
  }
}
