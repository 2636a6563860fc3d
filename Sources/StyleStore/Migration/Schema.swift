import StyleModel

/// The text of a schema, as SQLite keeps it: what tells a catalog from a file that only looks like one.
struct Schema: Hashable {
  /// One table, index, view or trigger.
  struct Entry: Hashable {
    var type: String
    var name: String
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
    ContentHash(of: Array(entries.map { "\($0.type)\0\($0.name)\0\($0.sql)\0" }.joined().utf8))
  }

  /// Says how this schema differs from the one that it should be; nil where it does not.
  func difference(from expected: Schema) -> String? {
    if let extra = entries.first(where: { !expected.entries.contains($0) }) {
      let known = expected.entries.contains { $0.name == extra.name }
      return known
        ? "its \(extra.type) '\(extra.name)' is not what it should be"
        : "it holds a \(extra.type) '\(extra.name)' that no catalog has"
    }
    if let lost = expected.entries.first(where: { !entries.contains($0) }) {
      return "its \(lost.type) '\(lost.name)' is missing"
    }
    return nil
  }
}

extension Schema {
  /// The hash of the schema of each version, frozen with its migration; a test computes them anew.
  static func expectedHash(version: Int) -> String? {
    switch version {
    case 1: "2c8da4b6e791e8246ddb3b3414ec51f521be94e5120b008a2bc56d620c1a2f2c"
    default: nil
    }
  }
}
