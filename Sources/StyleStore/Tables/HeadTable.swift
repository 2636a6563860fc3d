import StyleModel

/// A head of an item: a version that no other follows.
package struct HeadRow: Hashable, Sendable {
  /// The kind of the item.
  package var kind = ItemKind.style

  /// The key of the item.
  package var key = ""

  /// The version.
  package var version = ContentHash.zero

  /// The name of the item at the version.
  package var name = ""

  /// What the name is compared by.
  package var folded = ""

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
      folded: record.name.folded, document: record.document, author: record.author,
      time: record.time)
  }
}

extension HeadRow: TableRow {
  static let noun = "a head"

  /// Visits the columns of `head`, which `release_head` has too.
  mutating func visit(_ columns: inout some ColumnVisitor) {
    columns.column("kind", &kind)
    columns.column("key", &key)
    columns.column("version", &version)
    columns.column("name", &name)
    columns.column("folded", &folded)
    columns.column("document", &document)
    columns.column("author", &author)
    columns.column("time", &time)
  }
}

/// A head of an item as it was in a release.
private struct ReleaseHeadRow: TableRow {
  var release = 0
  var head = HeadRow()

  mutating func visit(_ columns: inout some ColumnVisitor) {
    columns.column("release", &release)
    head.visit(&columns)
  }
}

extension ReadTransaction {
  /// The heads of a kind, or of all, sorted by kind, key and hash.
  package func heads(kind: ItemKind?) throws -> [HeadRow] {
    var heads: [HeadRow] = []
    try eachHead(kind: kind) { heads.append($0) }
    return heads
  }

  /// Visits the heads of a kind, or of all, sorted by kind, key and hash.
  package func eachHead(kind: ItemKind?, _ visit: (HeadRow) throws -> Void) throws {
    guard let kind else { return try each("ORDER BY kind, key, version", [], visit) }
    try each("AND kind = ?2 ORDER BY key, version", [kind], visit)
  }

  /// The heads of an item.
  package func heads(kind: ItemKind, key: String) throws -> [HeadRow] {
    try heads("AND kind = ?2 AND key = ?3 ORDER BY version", kind, key)
  }

  /// All heads of the items of which one has a name now, in whatever case.
  ///
  /// Two plain statements: SQLite takes twice as long to prepare one that does the same.
  package func heads(kind: ItemKind, folded: String) throws -> [HeadRow] {
    try keys(kind: kind, folded: folded).flatMap { key in
      let heads = try heads(kind: kind, key: key)
      return heads.contains { $0.folded == folded } ? heads : []
    }
  }

  /// The heads whose document holds a text, which is looked for as it stands.
  package func heads(documentContaining text: String) throws -> [HeadRow] {
    try heads(
      """
      AND instr((SELECT body FROM document WHERE hash = head.document), ?2) > 0
      ORDER BY kind, key, version
      """, text)
  }

  /// The heads whose document holds a text; of ASCII letters either case counts.
  package func heads(documentContainingInAnyCase text: String) throws -> [HeadRow] {
    try heads(
      """
      AND instr(lower((SELECT body FROM document WHERE hash = head.document)), lower(?2)) > 0
      ORDER BY kind, key, version
      """, text)
  }

  private func heads(_ condition: StaticString, _ values: any ColumnValue...) throws -> [HeadRow] {
    var heads: [HeadRow] = []
    try each(condition, values) { heads.append($0) }
    return heads
  }

  /// Visits the heads of now, or those of the release that is read, which a condition chooses.
  private func each(
    _ condition: StaticString, _ values: [any ColumnValue], _ visit: (HeadRow) throws -> Void
  ) throws {
    try connection.each(
      from: isPresent ? "head WHERE ?1 IS NULL" : "release_head AS head WHERE release = ?1",
      condition, binding: [release] + values, visit)
  }
}

extension WriteTransaction {
  /// Moves an item to new heads.
  package func setHeads(
    kind: ItemKind, key: String, to heads: [(hash: ContentHash, record: Version)]
  ) throws {
    hasWritten = true
    try connection.run("DELETE FROM head WHERE kind = ?1 AND key = ?2", kind, key)
    for head in heads {
      try connection.insert(HeadRow(of: head.record, hash: head.hash), into: "head")
    }
  }

  /// Stores the heads of a release, one an item.
  func insertReleaseHeads(_ heads: [HeadRow], of release: Int) throws {
    for head in heads where head.document != nil {
      try connection.insert(ReleaseHeadRow(release: release, head: head), into: "release_head")
    }
  }
}
