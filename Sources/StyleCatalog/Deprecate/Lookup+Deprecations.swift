import StyleModel
import StyleSyntax

extension Lookup {
  /// What documents say of deprecation, by their hashes.
  func deprecations() throws -> [ContentHash: Deprecation] {
    var found: [ContentHash: Deprecation] = [:]
    for document in try rows.deprecatedDocuments() {
      found[document.hash] = Deprecation(inStored: document.body)
    }
    return found
  }

  /// That an item should not be used any more, with the name that its replacement has now.
  func deprecation(of item: Item) throws -> Deprecation? {
    guard !item.isRemoved else { return nil }
    let document = try CatalogError.ifReadable { try self.document(of: item) }
    return try presented(document?.extras.deprecated, of: item.kind)
  }

  /// Returns items with what is to be told of their deprecation.
  func tellingDeprecations(of items: [Item]) throws -> [Item] {
    let deprecations = try deprecations()
    if deprecations.isEmpty { return items }
    return try items.map { item in
      var item = item
      item.deprecation = try presented(item.document.flatMap { deprecations[$0] }, of: item.kind)
      return item
    }
  }

  /// Returns a document that names the item to be used instead by its present name.
  func presentingReplacement(in document: ItemDocument) throws -> ItemDocument {
    guard document.extras.deprecated != nil else { return document }
    var document = document
    document.extras.deprecated = try presented(document.extras.deprecated, of: document.kind)
    return document
  }

  /// Returns a deprecation that names the item to be used instead by its present name.
  func presented(_ deprecation: Deprecation?, of kind: ItemKind) throws -> Deprecation? {
    guard var deprecation else { return nil }
    if let use = deprecation.use, try rows.hasOtherNames() {
      deprecation.use = try heldName(use, kind: kind).shown
    }
    return deprecation
  }
}
