import StyleModel

/// A release of a catalog, with the name that it has there.
package struct ReleaseRow: Hashable, Sendable {
  /// The row, which tells it from others in this file alone.
  let id: Int

  /// The name.
  package var name: ReleaseName

  /// The hash of the record.
  package var hash: ContentHash

  /// Who made it and when, and the hash of what it holds.
  package var record: Release
}

extension ReadTransaction {
  /// All releases, in the order in which they came into this file.
  package func releases() throws -> [ReleaseRow] {
    try releases(
      "SELECT id, name, hash, record FROM release WHERE name IS NOT NULL ORDER BY id", [])
  }

  /// The release of a name, in whatever case.
  package func release(folded: String) throws -> ReleaseRow? {
    try releases(
      "SELECT id, name, hash, record FROM release WHERE folded = ?1", [.text(folded)]
    ).first
  }

  private func releases(_ sql: StaticString, _ values: [SQLValue]) throws -> [ReleaseRow] {
    try connection.rows(sql, values) { row in
      let record = row.bytes(3)
      guard let hash = row.hash(2), ContentHash(of: record) == hash,
        let release = try? Release(record: record), let name = try? ReleaseName(row.text(1))
      else { throw damaged("a release is not what was stored") }
      return ReleaseRow(id: row.integer(0), name: name, hash: hash, record: release)
    }
  }
}

extension WriteTransaction {
  /// Stores a release of heads, one an item and none of them a removal, sorted by kind and key.
  ///
  /// One that was taken back and is the same gets its name again.
  package func insertRelease(_ record: Release, name: ReleaseName, heads: [HeadRow]) throws {
    let bytes = record.record
    let hash = ContentHash(of: bytes)
    if try nameRelease(hash: hash, name) { return }
    guard Release.content(of: heads.lazy.map(\.version)) == record.content else {
      throw StoreError(.other("a release does not hold what it says"), path: connection.path)
    }
    hasWritten = true
    let ids = try connection.rows(
      """
      INSERT INTO release (name, folded, hash, record) VALUES (?1, ?2, ?3, ?4) RETURNING id
      """, [.text(name.text), .text(name.folded), .blob(hash.bytes), .utf8(bytes)]
    ) { $0.integer(0) }
    guard let id = ids.first else { return }
    try insertReleaseHeads(heads, of: id)
  }

  /// Gives a release of no name one; false where there is no such release.
  package func nameRelease(hash: ContentHash, _ name: ReleaseName) throws -> Bool {
    hasWritten = true
    let named = try connection.rows(
      """
      UPDATE release SET name = ?1, folded = ?2
      WHERE id = (SELECT min(id) FROM release WHERE hash = ?3 AND name IS NULL) RETURNING id
      """, [.text(name.text), .text(name.folded), .blob(hash.bytes)]
    ) { $0.integer(0) }
    return !named.isEmpty
  }

  /// Gives a release another name, or takes it back: without a name nobody sees it.
  package func renameRelease(_ name: ReleaseName, to new: ReleaseName?) throws {
    hasWritten = true
    try connection.run(
      "UPDATE release SET name = ?1, folded = ?2 WHERE folded = ?3", .optional(new?.text),
      .optional(new?.folded), .text(name.folded))
  }
}
