import StyleModel

/// A version, as it is stored.
struct StoredVersion: TableRow {
  /// The SHA-256 of the record; nil where the bytes are no hash.
  var hash: ContentHash?

  /// The word for the kind of the item.
  var kind = ""

  /// The key of the item.
  var key = ""

  /// The canonical bytes.
  var record: [UInt8] = []

  /// Visits the columns of `version`.
  mutating func visit(_ columns: inout some ColumnVisitor) {
    columns.column("hash", &hash)
    columns.column("kind", &kind)
    columns.column("key", &key)
    columns.column("record", &record)
  }
}

extension ReadTransaction {
  /// Reads a version and hashes it again.
  ///
  /// - Throws: `StoreError` with `damaged` where it is missing or does not have its hash.
  package func version(_ hash: ContentHash) throws -> Version {
    let found = try versions("version WHERE hash = ?1", hash)
    guard let version = found.first else { throw damaged("the version \(hash.short) is missing") }
    return version.record
  }

  /// Reads every version of an item, in the order in which they came into this file.
  package func versions(
    kind: ItemKind, key: String
  ) throws -> [(hash: ContentHash, record: Version)] {
    try versions("version WHERE kind = ?1 AND key = ?2 ORDER BY id", kind, key)
  }

  /// Reads the latest versions of an item, newest first.
  package func versions(
    kind: ItemKind, key: String, latest limit: Int
  ) throws -> [(hash: ContentHash, record: Version)] {
    try versions(
      "version WHERE kind = ?1 AND key = ?2 ORDER BY id DESC LIMIT ?3", kind, key,
      max(0, limit))
  }

  private func versions(
    _ source: StaticString, _ values: any ColumnValue...
  ) throws -> [(hash: ContentHash, record: Version)] {
    let rows: [StoredVersion] = try connection.rows(from: source, binding: values)
    return try rows.map { row in
      guard let hash = row.hash else { throw damaged("a version has no hash") }
      guard ContentHash(of: row.record) == hash, let version = try? Version(record: row.record)
      else { throw damaged("the version \(hash.short) is not what was stored") }
      return (hash, version)
    }
  }

  /// Whether a version is stored.
  package func holds(version hash: ContentHash) throws -> Bool {
    try connection.number("SELECT count(*) FROM version WHERE hash = ?1", hash) > 0
  }

  /// The versions of an item as a graph knows them; nothing is hashed again.
  package func nodes(kind: ItemKind, key: String) throws -> [VersionGraph.Node] {
    try connection.rows(
      "SELECT hash, record FROM version WHERE kind = ?1 AND key = ?2", [kind, key]
    ) { row in
      row.hash(0).map { VersionGraph.Node($0, scanning: row.unownedBytes(1)) }
    }.compactMap(\.self)
  }

  /// The versions of an item whose hash begins with digits, in lower case.
  package func versions(
    kind: ItemKind, key: String, beginning digits: String
  ) throws -> [ContentHash] {
    try connection.rows(
      """
      SELECT hash FROM version
      WHERE kind = ?1 AND key = ?2 AND instr(lower(hex(hash)), ?3) = 1 ORDER BY id
      """, [kind, key, digits]
    ) { $0.hash(0) }.compactMap(\.self)
  }

  /// The number of versions of an item.
  package func versionCount(kind: ItemKind, key: String) throws -> Int {
    try connection.number(
      "SELECT count(*) FROM version WHERE kind = ?1 AND key = ?2", kind, key)
  }
}

extension WriteTransaction {
  /// Stores a version under its hash; one that is there already stays.
  package func insertVersion(_ version: Version, hash: ContentHash, record: [UInt8]) throws {
    try insertRow(of: version, hash: hash, record: record)
    try insert(NameRow(of: version))
  }

  /// Stores a version alone; its name must be recorded as well.
  func insertRow(of version: Version, hash: ContentHash, record: [UInt8]) throws {
    hasWritten = true
    let row = StoredVersion(
      hash: hash, kind: version.kind.rawValue, key: version.key.text, record: record)
    try connection.insert(row, into: "version", "ON CONFLICT (hash) DO NOTHING")
  }
}
