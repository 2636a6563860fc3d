import StyleModel

extension Lookup {
  /// What a version says of its item.
  func content(of version: ContentHash) throws -> ItemContent {
    let record = try rows.version(version)
    let document = try record.document.map {
      try ItemDocument(stored: rows.document($0), kind: record.kind)
    }
    return ItemContent(name: record.name, document: document)
  }
}
