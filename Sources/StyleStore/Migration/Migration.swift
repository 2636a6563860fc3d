import CAssets
import StyleModel

/// One step of the schema: frozen SQL, embedded in the program.
struct Migration: Hashable {
  /// The number of the step, from 1; a file's `user_version` is that of its last one.
  var number: Int

  /// The name of its file: `0001_create_catalog.sql`.
  var name: String

  /// The SQL.
  var sql: String

  /// The SHA-256 of the SQL, which each file records.
  var hash: ContentHash { ContentHash(of: Array(sql.utf8)) }

  /// The steps in order.
  static func all() -> [Migration] {
    var migrations: [Migration] = []
    while true {
      let asset = CAssetsMigration(migrations.count)
      guard asset.count > 0 else { return migrations }
      let bytes = UnsafeBufferPointer(start: asset.bytes, count: asset.count)
      migrations.append(
        Migration(
          number: migrations.count + 1, name: String(cString: asset.name),
          sql: String(decoding: bytes, as: UTF8.self)))
    }
  }

  /// The number of steps, without reading any.
  static func count() -> Int {
    var count = 0
    while CAssetsMigration(count).count > 0 { count += 1 }
    return count
  }
}
