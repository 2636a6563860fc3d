import CAssets
import StyleModel

/// One step of the schema: frozen SQL, embedded in the program.
struct Migration: Hashable {
  /// The name of its file: `0001_create_catalog.sql`.
  var name: String

  /// The SQL.
  var sql: String

  /// The SHA-256 of the SQL, which each file records.
  var hash: ContentHash { ContentHash(of: Array(sql.utf8)) }

  /// The steps in order; the `user_version` of a file is the number of those that it went through.
  static func all() -> [Migration] {
    var migrations: [Migration] = []
    while true {
      let asset = CAssetsMigration(migrations.count)
      guard asset.count > 0 else { return migrations }
      let bytes = UnsafeBufferPointer(start: asset.bytes, count: asset.count)
      migrations.append(
        Migration(name: String(cString: asset.name), sql: String(decoding: bytes, as: UTF8.self)))
    }
  }
}
