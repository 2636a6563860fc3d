import StyleModel

extension ReadTransaction {
  /// Reads a version and hashes it again.
  ///
  /// - Throws: `StoreError` with `damaged` where it is missing or does not have its hash.
  package func version(_ hash: ContentHash) throws -> Version {
    let records = try connection.rows(
      "SELECT record FROM version WHERE hash = ?1", [.blob(hash.bytes)]
    ) { $0.bytes(0) }
    guard let record = records.first else { throw damaged("the version \(hash.short) is missing") }
    return try version(hash, record: record)
  }

  /// Reads every version of an item, in the order in which they came into this file.
  package func versions(
    kind: ItemKind, key: String
  ) throws -> [(hash: ContentHash, record: Version)] {
    let rows = try connection.rows(
      "SELECT hash, record FROM version WHERE kind = ?1 AND key = ?2 ORDER BY id",
      [.text(kind.rawValue), .text(key)]
    ) { (hash: $0.hash(0), record: $0.bytes(1)) }
    return try rows.map { row in
      guard let hash = row.hash else { throw damaged("a version has no hash") }
      return (hash, try version(hash, record: row.record))
    }
  }

  /// Whether a version is stored.
  package func holds(version hash: ContentHash) throws -> Bool {
    try connection.number("SELECT count(*) FROM version WHERE hash = ?1", .blob(hash.bytes)) > 0
  }

  /// Reads the latest versions of an item, newest first.
  package func versions(
    kind: ItemKind, key: String, latest limit: Int
  ) throws -> [(hash: ContentHash, record: Version)] {
    let rows = try connection.rows(
      """
      SELECT hash, record FROM version WHERE kind = ?1 AND key = ?2 ORDER BY id DESC LIMIT ?3
      """, [.text(kind.rawValue), .text(key), .integer(max(0, limit))]
    ) { (hash: $0.hash(0), record: $0.bytes(1)) }
    return try rows.map { row in
      guard let hash = row.hash else { throw damaged("a version has no hash") }
      return (hash, try version(hash, record: row.record))
    }
  }

  /// The versions of an item as a graph knows them; nothing is hashed again.
  package func nodes(kind: ItemKind, key: String) throws -> [VersionGraph.Node] {
    try connection.rows(
      "SELECT hash, record FROM version WHERE kind = ?1 AND key = ?2",
      [.text(kind.rawValue), .text(key)]
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
      """, [.text(kind.rawValue), .text(key), .text(digits)]
    ) { $0.hash(0) }.compactMap(\.self)
  }

  /// The number of versions of an item.
  package func versionCount(kind: ItemKind, key: String) throws -> Int {
    try connection.number(
      "SELECT count(*) FROM version WHERE kind = ?1 AND key = ?2", .text(kind.rawValue), .text(key))
  }

  private func version(_ hash: ContentHash, record: [UInt8]) throws -> Version {
    guard ContentHash(of: record) == hash, let version = try? Version(record: record) else {
      throw damaged("the version \(hash.short) is not what was stored")
    }
    return version
  }
}

extension WriteTransaction {
  /// Stores a version under its hash; one that is there already stays.
  package func insertVersion(_ version: Version, hash: ContentHash, record: [UInt8]) throws {
    try insertRow(of: version, hash: hash, record: record)
    try insertName(kind: version.kind, key: version.key.text, name: version.name)
  }

  /// Stores a version alone; its name must be recorded as well.
  func insertRow(of version: Version, hash: ContentHash, record: [UInt8]) throws {
    hasWritten = true
    try connection.run(
      """
      INSERT INTO version (hash, kind, key, record) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (hash) DO NOTHING
      """,
      .blob(hash.bytes), .text(version.kind.rawValue), .text(version.key.text), .utf8(record))
  }
}
