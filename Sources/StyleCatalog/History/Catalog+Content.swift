import StyleModel

extension Catalog {
  /// What a version says of its item, with every name that it uses as it is now.
  package func content(_ reference: ItemReference, preferring kind: ItemKind? = nil) throws
    -> (item: Item, content: ItemContent)
  {
    try read { lookup in
      let item = try lookup.item(reference, preferring: kind)
      let name = try ItemName(stored: item.name, for: item.kind)
      let document = item.isRemoved ? nil : try lookup.shownForm(of: item)
      return (item, ItemContent(name: name, document: document))
    }
  }

  /// The reference of the version that the one of a reference was written over; nil for a first one.
  package func reference(before reference: ItemReference) throws -> ItemReference? {
    try read { lookup in
      let item = try lookup.item(reference)
      let head = try lookup.head(reference)
      let history = try lookup.history(of: head)
      guard let entry = history.first(where: { $0.version == item.version }),
        let parent = entry.record.parents.first
      else { return nil }
      var before = ItemReference(
        kind: reference.kind, name: reference.name, version: .hash(parent.short))
      if let number = history.first(where: { $0.version == parent })?.number,
        try lookup.means(ItemReference(kind: reference.kind, name: reference.name), head)
      {
        before.version = .number(number)
      }
      return before
    }
  }
}
