import StyleModel

extension WriteTransaction {
  /// Copies versions of another catalog that are not here yet, with their documents and names.
  ///
  /// They come in the order in which they came into the other one, parents first.
  ///
  /// - Returns: the number of versions that are new here.
  package func copy(_ wanted: Set<ContentHash>, from foreign: ForeignCatalog) throws -> Int {
    let missing = try wanted.subtracting(storedVersions())
    guard !missing.isEmpty else { return 0 }
    hasWritten = true
    var documents: Set<ContentHash> = []
    var names: [CopiedName] = []
    var known: Set<CopiedName> = []
    try foreign.connection.each("SELECT hash, record FROM version ORDER BY id") { row in
      guard let hash = row.hash(0), missing.contains(hash), let version = foreign.versions[hash]
      else { return }
      try insertRow(of: version, hash: hash, record: row.bytes(1))
      if let document = version.document { documents.insert(document) }
      let name = CopiedName(kind: version.kind, key: version.key.text, name: version.name)
      if known.insert(name).inserted { names.append(name) }
    }
    try foreign.connection.each("SELECT hash, body FROM document ORDER BY id") { row in
      guard let hash = row.hash(0), documents.contains(hash) else { return }
      try insertDocument(hash: hash, body: row.bytes(1))
    }
    for name in names { try insertName(kind: name.kind, key: name.key, name: name.name) }
    return missing.count
  }

  private func storedVersions() throws -> Set<ContentHash> {
    var stored: Set<ContentHash> = []
    try connection.each("SELECT hash FROM version") { row in
      if let hash = row.hash(0) { stored.insert(hash) }
    }
    return stored
  }
}

/// A name that an item has or had, as it is copied.
private struct CopiedName: Hashable {
  var kind: ItemKind
  var key: String
  var name: ItemName
}
