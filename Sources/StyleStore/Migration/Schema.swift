import StyleModel

/// The text of a schema, as SQLite keeps it.
///
/// It tells a catalog from a file that only looks like one.
struct Schema: Hashable {
  /// One table, index, view or trigger.
  struct Entry: Hashable {
    /// `table`, `index`, `view` or `trigger`.
    var type: String

    /// Its name.
    var name: String

    /// The statement that makes it; empty for an index that a table brings with it.
    var sql: String
  }

  /// The entries by type and name.
  var entries: [Entry]

  /// Reads the schema of a database.
  init(of connection: Connection) throws {
    entries = try connection.rows(
      "SELECT type, name, ifnull(sql, '') FROM sqlite_schema ORDER BY type, name"
    ) { Entry(type: $0.text(0), name: $0.text(1), sql: $0.text(2)) }
  }

  /// The SHA-256 of the entries.
  var hash: ContentHash {
    var text: [UInt8] = []
    for entry in entries {
      for part in [entry.type, entry.name, entry.sql] { text += part.utf8 + [0] }
    }
    return ContentHash(of: text)
  }

  /// Says how this schema differs from the one that it should be; nil where it does not.
  func difference(from expected: Schema) -> String? {
    if let extra = entries.first(where: { !expected.entries.contains($0) }) {
      let known = expected.entries.contains { $0.name == extra.name }
      return known
        ? "its \(extra.type) '\(extra.name)' is not what it should be"
        : "it holds \(extra.type == "index" ? "an" : "a") \(extra.type) '\(extra.name)', "
          + "which no catalog has"
    }
    if let lost = expected.entries.first(where: { !entries.contains($0) }) {
      return "its \(lost.type) '\(lost.name)' is missing"
    }
    return nil
  }
}

extension Schema {
  /// Says how the schema of a database differs from the one that its version has; nil where it does
  /// not.
  static func difference(
    of connection: Connection, version: Int, _ migrations: [Migration]
  ) throws -> String? {
    guard try connection.text("PRAGMA encoding") == "UTF-8" else { return "its text is not UTF-8" }
    let schema = try Schema(of: connection)
    if schema.hash == migrations[version - 1].schemaHash { return nil }
    return schema.difference(from: try made(by: Array(migrations.prefix(version))))
  }

  /// Makes the schema that migrations lead to.
  static func made(by migrations: [Migration]) throws -> Schema {
    let fresh = try Connection(mode: .memory)
    try Migrator(migrations: migrations).migrate(fresh)
    return try Schema(of: fresh)
  }
}
