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
    var names: [NameRow] = []
    var known: Set<NameRow> = []
    try foreign.connection.each(from: "version ORDER BY id") { (row: StoredVersion) in
      guard let hash = row.hash, missing.contains(hash), let version = foreign.versions[hash]
      else { return }
      try insertRow(of: version, hash: hash, record: row.record)
      if let document = version.document { documents.insert(document) }
      let name = NameRow(of: version)
      if known.insert(name).inserted { names.append(name) }
    }
    try foreign.connection.each(from: "document ORDER BY id") { (row: StoredDocument) in
      guard let hash = row.hash, documents.contains(hash) else { return }
      try insertDocument(hash: hash, body: row.body)
    }
    for name in names { try insert(name) }
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
