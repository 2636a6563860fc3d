import StyleModel

extension Lookup {
  /// What a version says of its item.
  func content(of version: ContentHash) throws -> ItemContent {
    let record = try rows.version(version)
    let bytes = try record.document.map { try rows.document($0) }
    let document = try CatalogError.reading(record.kind, record.name.text) {
      try bytes.map { try ItemDocument(stored: $0, kind: record.kind) }
    }
    return ItemContent(name: record.name, document: document)
  }
}
