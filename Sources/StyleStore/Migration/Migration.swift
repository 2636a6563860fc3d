import CAssets
import StyleModel

/// One step of the schema: frozen SQL, embedded in the program.
struct Migration: Hashable {
  /// The name of its file: `0001_create_catalog.sql`.
  var name: String

  /// The SQL.
  var sql: String

  /// The SHA-256 of the schema that it leads to, which spares every start making that schema to
  /// compare with; nil where it is not frozen yet.
  private(set) var schemaHash: ContentHash?

  /// The SHA-256 of the SQL, which each file records.
  var hash: ContentHash { frozenHash ?? ContentHash(of: Array(sql.utf8)) }

  private var frozenHash: ContentHash?

  /// Creates a migration that has not landed.
  init(name: String, sql: String) {
    self.name = name
    self.sql = sql
  }

  private init(_ embedded: CMigration) {
    self.init(name: String(cString: embedded.name), sql: String(cString: embedded.sql))
    frozenHash = ContentHash(hex: String(cString: embedded.hash))
    schemaHash = ContentHash(hex: String(cString: embedded.schemaHash))
  }

  /// The steps in order; the `user_version` of a file is the number of those that it went through.
  static func all() -> [Migration] {
    var migrations: [Migration] = []
    while let embedded = CAssetsMigration(migrations.count) {
      migrations.append(Migration(embedded.pointee))
    }
    return migrations
  }
}
