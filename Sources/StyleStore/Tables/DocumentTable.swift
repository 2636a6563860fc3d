import StyleModel

extension ReadTransaction {
  /// Reads a document and hashes it again.
  ///
  /// - Throws: `StoreError` with `damaged` where it is missing or does not have its hash.
  package func document(_ hash: ContentHash) throws -> [UInt8] {
    let bodies = try connection.rows(
      "SELECT body FROM document WHERE hash = ?1", [.blob(hash.bytes)]
    ) { $0.bytes(0) }
    guard let body = bodies.first else { throw damaged("the document \(hash.short) is missing") }
    guard ContentHash(of: body) == hash else {
      throw damaged("the document \(hash.short) is not what was stored")
    }
    return body
  }

  /// The documents that may say that their item is deprecated, present and former ones.
  ///
  /// An index finds them. Some may only have the word in what other tools keep in them.
  package func deprecatedDocuments() throws -> [(hash: ContentHash, body: [UInt8])] {
    try connection.rows(
      """
      SELECT hash, body FROM document INDEXED BY document_deprecated
      WHERE instr(body, '"deprecated":{') > 0
      """, []
    ) { row in
      guard let hash = row.hash(0) else { throw damaged("a document is not what was stored") }
      return (hash, row.bytes(1))
    }
  }
}

extension WriteTransaction {
  /// Stores a document under its hash; one that is there already stays.
  package func insertDocument(hash: ContentHash, body: [UInt8]) throws {
    hasWritten = true
    try connection.run(
      "INSERT INTO document (hash, body) VALUES (?1, ?2) ON CONFLICT (hash) DO NOTHING",
      .blob(hash.bytes), .utf8(body))
  }
}
