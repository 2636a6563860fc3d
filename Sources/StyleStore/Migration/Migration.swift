import CAssets
import StyleModel

/// One step of the schema: frozen SQL, embedded in the program.
struct Migration: Hashable {
  /// The name of its file: `0001_create_catalog.sql`.
  var name: String

  /// The SQL.
  var sql: String

  /// The SHA-256 of the SQL, which each file records.
  var hash: ContentHash { frozenHash ?? ContentHash(of: Array(sql.utf8)) }

  /// The hash of a migration that has landed, which spares hashing its text at every start.
  private var frozenHash: ContentHash?

  /// Creates a migration; of one that has landed the hash may be handed in.
  init(name: String, sql: String, frozenHash: String? = nil) {
    self.name = name
    self.sql = sql
    self.frozenHash = frozenHash.flatMap { ContentHash(hex: $0) }
  }

  /// The steps in order; the `user_version` of a file is the number of those that it went through.
  static func all() -> [Migration] {
    var migrations: [Migration] = []
    while true {
      let asset = CAssetsMigration(migrations.count)
      guard asset.count > 0 else { return migrations }
      let bytes = UnsafeBufferPointer(start: asset.bytes, count: asset.count)
      migrations.append(
        Migration(
          name: String(cString: asset.name), sql: String(decoding: bytes, as: UTF8.self),
          frozenHash: frozenHash(number: migrations.count + 1)))
    }
  }

  private static func frozenHash(number: Int) -> String? {
    switch number {
    case 1: "5d971510e46e4ba2eeb8bc9c3bcff25ed71e057cbfa4ddfe91138b99898df566"
    case 2: "bec90c983db3657b0bc102bd1f2cd721f21b2f75ab5b66372004ca5bcd2f762b"
    case 3: "2d2ec47e439722d569601128194b701a1a02d621797ff205144bc1ce1d2aa56e"
    case 4: "dea9f2e34e43a41498914402066080bbc19ef1889271717eb6354f82a2b4776a"
    default: nil
    }
  }
}
