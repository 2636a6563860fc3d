import StyleModel

extension ReadTransaction {
  /// The heads of a kind, or of all, as they were in a release.
  func releaseHeads(_ release: Int, kind: ItemKind?) throws -> [HeadRow] {
    guard let kind else {
      return try heads(
        """
        SELECT kind, key, version, name, document, author, time FROM release_head
        WHERE release = ?1 ORDER BY kind, key
        """, [.integer(release)])
    }
    return try heads(
      """
      SELECT kind, key, version, name, document, author, time FROM release_head
      WHERE release = ?1 AND kind = ?2 ORDER BY key
      """, [.integer(release), .text(kind.rawValue)])
  }

  /// The head of an item in a release.
  func releaseHeads(_ release: Int, kind: ItemKind, key: String) throws -> [HeadRow] {
    try heads(
      """
      SELECT kind, key, version, name, document, author, time FROM release_head
      WHERE release = ?1 AND kind = ?2 AND key = ?3
      """, [.integer(release), .text(kind.rawValue), .text(key)])
  }

  /// The heads of a release whose document holds a text.
  func releaseHeads(_ release: Int, documentContaining text: String) throws -> [HeadRow] {
    try heads(
      """
      SELECT kind, key, version, name, release_head.document, author, time
      FROM release_head JOIN document ON document.hash = release_head.document
      WHERE release = ?1 AND instr(document.body, ?2) > 0 ORDER BY kind, key
      """, [.integer(release), .text(text)])
  }

  /// The heads of a release whose document holds a text; of ASCII letters either case counts.
  func releaseHeads(_ release: Int, documentContainingInAnyCase text: String) throws -> [HeadRow] {
    try heads(
      """
      SELECT kind, key, version, name, release_head.document, author, time
      FROM release_head JOIN document ON document.hash = release_head.document
      WHERE release = ?1 AND instr(lower(document.body), lower(?2)) > 0 ORDER BY kind, key
      """, [.integer(release), .text(text)])
  }
}

extension WriteTransaction {
  /// Stores the heads of a release, one an item.
  func insertReleaseHeads(_ heads: [HeadRow], of release: Int) throws {
    for head in heads {
      guard let document = head.document else { continue }
      try connection.run(
        """
        INSERT INTO release_head
          (release, kind, key, version, name, folded, document, author, time)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
        """,
        .integer(release), .text(head.kind.rawValue), .text(head.key), .blob(head.version.bytes),
        .text(head.name), .text(head.name.folded), .blob(document.bytes), .optional(head.author),
        .optional(head.time))
    }
  }
}
