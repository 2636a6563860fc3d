import StyleModel

extension Catalog {
  /// The items in conflict, by kind and name, each with what its sides made of it.
  public func conflicts() throws -> [Conflict] {
    try read { lookup in
      try lookup.items().filter(\.isConflicted).map { try lookup.conflict(of: $0) }
    }
  }

  /// What an item in conflict is to each side; nil where it is not in conflict.
  public func conflict(of reference: ItemReference) throws -> Conflict? {
    try read { lookup in
      let item = try lookup.head(reference)
      return item.isConflicted ? try lookup.conflict(of: item) : nil
    }
  }

  /// What is left to settle before a release: items in conflict, and what only merges can break.
  public func clashes() throws -> Clashes {
    try read { try $0.clashes() }
  }

  /// What an item says at its version.
  package func content(of item: Item) throws -> ItemContent {
    try read { try $0.content(of: item.version) }
  }

  /// The document of a content with every name that it uses as it is now: what a person is shown.
  package func shownForm(of content: ItemContent) throws -> ItemDocument? {
    guard let document = content.document else { return nil }
    return try CatalogError.reading(document.kind, content.name.text) {
      try read { try $0.shownForm(of: document) }
    }
  }
}
