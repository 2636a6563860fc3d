import StyleModel

/// What versions hold, as it is stored.
struct StoredDocument: TableRow {
  /// The SHA-256 of the body; nil where the bytes are no hash.
  var hash: ContentHash?

  /// The canonical bytes.
  var body: [UInt8] = []

  /// Visits the columns of `document`.
  mutating func visit(_ columns: inout some ColumnVisitor) {
    columns.column("hash", &hash)
    columns.column("body", &body)
  }
}

extension ReadTransaction {
  /// Reads a document and hashes it again.
  ///
  /// - Throws: `StoreError` with `damaged` where it is missing or does not have its hash.
  package func document(_ hash: ContentHash) throws -> [UInt8] {
    let found: [StoredDocument] = try connection.rows(
      from: "document WHERE hash = ?1", binding: [hash])
    guard let document = found.first else {
      throw damaged("the document \(hash.short) is missing")
    }
    guard ContentHash(of: document.body) == hash else {
      throw damaged("the document \(hash.short) is not what was stored")
    }
    return document.body
  }

  /// The documents that may say that their item is deprecated, present and former ones.
  ///
  /// An index finds them. Some may only have the word in what other tools keep in them.
  package func deprecatedDocuments() throws -> [(hash: ContentHash, body: [UInt8])] {
    let documents: [StoredDocument] = try connection.rows(
      from: """
        document INDEXED BY document_deprecated WHERE instr(body, '"deprecated":{') > 0
        """)
    return try documents.map { document in
      guard let hash = document.hash else { throw damaged("a document is not what was stored") }
      return (hash, document.body)
    }
  }
}

extension WriteTransaction {
  /// Stores a document under its hash; one that is there already stays.
  package func insertDocument(hash: ContentHash, body: [UInt8]) throws {
    hasWritten = true
    try connection.insert(
      StoredDocument(hash: hash, body: body), into: "document", "ON CONFLICT (hash) DO NOTHING")
  }
}
