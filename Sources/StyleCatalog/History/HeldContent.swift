import StyleModel

/// What a version holds: nothing is read that only goes back to where it was.
struct HeldContent: Hashable {
  /// The name of the item.
  var name: ItemName

  /// The hash of the document; nil for a removal.
  var document: ContentHash?
}

extension Transaction {
  /// What a version holds.
  func held(at version: ContentHash) throws -> HeldContent {
    let record = try lookup.rows.version(version)
    return HeldContent(name: record.name, document: record.document)
  }

  /// Whether versions hold what others do, each of them one of the others.
  ///
  /// An undo or a redo of what was written writes versions anew.
  func holdSame(_ versions: [ContentHash], _ others: [ContentHash]) throws -> Bool {
    if versions == others { return true }
    func counts(_ versions: [ContentHash]) throws -> [HeldContent: Int] {
      Dictionary(try versions.map { (try held(at: $0), 1) }, uniquingKeysWith: +)
    }
    return try versions.count == others.count && counts(versions) == counts(others)
  }
}
