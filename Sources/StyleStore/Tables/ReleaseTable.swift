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

/// A release, as it is stored.
struct StoredRelease: TableRow {
  /// The row; nil for one that is yet to be stored.
  var id: Int?

  /// The name; nil for one that was taken back.
  var name: String?

  /// What the name is compared by.
  var folded: String?

  /// The SHA-256 of the record; nil where the bytes are no hash.
  var hash: ContentHash?

  /// The canonical bytes.
  var record: [UInt8] = []

  /// Visits the columns of `release`.
  mutating func visit(_ columns: inout some ColumnVisitor) {
    columns.column("id", &id)
    columns.column("name", &name)
    columns.column("folded", &folded)
    columns.column("hash", &hash)
    columns.column("record", &record)
  }
}

extension ReadTransaction {
  /// All releases, in the order in which they came into this file.
  package func releases() throws -> [ReleaseRow] {
    try releases("release WHERE name IS NOT NULL ORDER BY id")
  }

  /// The release of a name, in whatever case.
  package func release(folded: String) throws -> ReleaseRow? {
    try releases("release WHERE folded = ?1", folded).first
  }

  private func releases(_ source: StaticString, _ values: any ColumnValue...) throws -> [ReleaseRow]
  {
    let rows: [StoredRelease] = try connection.rows(from: source, binding: values)
    return try rows.map { row in
      guard let id = row.id, let hash = row.hash, ContentHash(of: row.record) == hash,
        let release = try? Release(record: row.record),
        let name = try? ReleaseName(stored: row.name ?? "")
      else { throw damaged("a release is not what was stored") }
      return ReleaseRow(id: id, name: name, hash: hash, record: release)
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
    let row = StoredRelease(name: name.text, folded: name.folded, hash: hash, record: bytes)
    let id = try connection.insert(row, into: "release")
    try insertReleaseHeads(heads, of: id)
  }

  /// Gives a release of no name one; false where there is no such release.
  package func nameRelease(hash: ContentHash, _ name: ReleaseName) throws -> Bool {
    hasWritten = true
    let named = try connection.rows(
      """
      UPDATE release SET name = ?1, folded = ?2
      WHERE id = (SELECT min(id) FROM release WHERE hash = ?3 AND name IS NULL) RETURNING id
      """, [name.text, name.folded, hash]
    ) { $0.integer(0) }
    return !named.isEmpty
  }

  /// Gives a release another name, or takes it back: without a name nobody sees it.
  package func renameRelease(_ name: ReleaseName, to new: ReleaseName?) throws {
    hasWritten = true
    try connection.run(
      "UPDATE release SET name = ?1, folded = ?2 WHERE folded = ?3", new?.text,
      new?.folded, name.folded)
  }
}
