import StyleModel

/// A head of an item: a version that no other follows.
package struct HeadRow: Hashable, Sendable {
  /// The kind of the item.
  package var kind: ItemKind

  /// The key of the item.
  package var key: String

  /// The version.
  package var version: ContentHash

  /// The name of the item at the version.
  package var name: String

  /// The document of the version; nil for a removal.
  package var document: ContentHash?

  /// The author of the version.
  package var author: String?

  /// The time of the version, in seconds since 1970, UTC.
  package var time: Int?
}

extension HeadRow {
  /// Creates the row of a version that is a head.
  init(of record: Version, hash: ContentHash) {
    self.init(
      kind: record.kind, key: record.key.text, version: hash, name: record.name.text,
      document: record.document, author: record.author, time: record.time)
  }
}

extension ReadTransaction {
  /// The heads of a kind, or of all, sorted by kind, key and hash.
  package func heads(kind: ItemKind?) throws -> [HeadRow] {
    if let release { return try releaseHeads(release, kind: kind) }
    guard let kind else {
      return try heads(
        """
        SELECT kind, key, version, name, document, author, time FROM head
        ORDER BY kind, key, version
        """, [])
    }
    return try heads(
      """
      SELECT kind, key, version, name, document, author, time FROM head
      WHERE kind = ?1 ORDER BY key, version
      """, [.text(kind.rawValue)])
  }

  /// The heads of an item.
  package func heads(kind: ItemKind, key: String) throws -> [HeadRow] {
    if let release { return try releaseHeads(release, kind: kind, key: key) }
    return try heads(
      """
      SELECT kind, key, version, name, document, author, time FROM head
      WHERE kind = ?1 AND key = ?2 ORDER BY version
      """, [.text(kind.rawValue), .text(key)])
  }

  /// All heads of the items of which one has a name now, in whatever case.
  ///
  /// Two plain statements: SQLite takes four times as long to prepare one that does the same.
  package func heads(kind: ItemKind, folded: String) throws -> [HeadRow] {
    try keys(kind: kind, folded: folded).flatMap { key in
      let heads = try heads(kind: kind, key: key)
      return heads.contains { $0.name.folded == folded } ? heads : []
    }
  }

  /// The heads whose document holds a text, which is looked for as it stands.
  package func heads(documentContaining text: String) throws -> [HeadRow] {
    if let release { return try releaseHeads(release, documentContaining: text) }
    return try heads(
      """
      SELECT kind, key, version, name, head.document, author, time
      FROM head JOIN document ON document.hash = head.document
      WHERE instr(document.body, ?1) > 0 ORDER BY kind, key, version
      """, [.text(text)])
  }

  /// The heads whose document holds a text; of ASCII letters either case counts.
  package func heads(documentContainingInAnyCase text: String) throws -> [HeadRow] {
    if let release { return try releaseHeads(release, documentContainingInAnyCase: text) }
    return try heads(
      """
      SELECT kind, key, version, name, head.document, author, time
      FROM head JOIN document ON document.hash = head.document
      WHERE instr(lower(document.body), lower(?1)) > 0 ORDER BY kind, key, version
      """, [.text(text)])
  }

  /// Reads the rows of a query for all fields of heads.
  func heads(_ sql: StaticString, _ values: [SQLValue]) throws -> [HeadRow] {
    try connection.rows(sql, values) { row in
      guard let kind = ItemKind(rawValue: row.text(0)), let version = row.hash(2) else {
        throw damaged("a head is not what was stored")
      }
      return HeadRow(
        kind: kind, key: row.text(1), version: version, name: row.text(3),
        document: row.isNull(4) ? nil : row.hash(4), author: row.isNull(5) ? nil : row.text(5),
        time: row.isNull(6) ? nil : row.integer(6))
    }
  }
}

extension WriteTransaction {
  /// Moves an item to new heads.
  package func setHeads(
    kind: ItemKind, key: String, to heads: [(hash: ContentHash, record: Version)]
  ) throws {
    hasWritten = true
    try connection.run(
      "DELETE FROM head WHERE kind = ?1 AND key = ?2", .text(kind.rawValue), .text(key))
    for head in heads {
      try connection.run(
        """
        INSERT INTO head (kind, key, version, name, folded, document, author, time)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        """,
        .text(kind.rawValue), .text(key), .blob(head.hash.bytes), .text(head.record.name.text),
        .text(head.record.name.folded), .optional(head.record.document?.bytes),
        .optional(head.record.author), .optional(head.record.time))
    }
  }
}
