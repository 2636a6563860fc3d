import CAssets
import Foundation
import Testing

@testable import StyleStore

/// The two hashes that stand in the entry of each migration.
struct FrozenHashTests {
  private let made: [[String]]
  private let frozen: [[String]]

  init() throws {
    let migrations = Migration.all()
    made = try migrations.indices.map { index in
      let migration = Migration(name: migrations[index].name, sql: migrations[index].sql)
      let schema = try Schema.made(by: Array(migrations[...index]))
      return [migration.hash.hex, schema.hash.hex]
    }
    frozen = migrations.indices.compactMap { index in
      CAssetsMigration(index).map {
        [String(cString: $0.pointee.hash), String(cString: $0.pointee.schemaHash)]
      }
    }
  }

  @Test func whatHasLandedNeverChanges() {
    #expect(made.dropLast() == frozen.dropLast())
  }

  /// Where this fails because the last migration is changed before it has landed, `make freeze`
  /// writes its hashes anew: the variable names the file that they stand in.
  @Test func theLastMigrationIsFrozen() throws {
    let last = try #require(made.last)
    if let path = ProcessInfo.processInfo.environment["STYLECTL_FREEZE"] {
      var lines = try String(contentsOfFile: path, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      let entry = try #require(lines.lastIndex { $0.hasPrefix("    {\"") })
      for (line, hash) in zip(lines.indices[(entry + 1)...], last) {
        lines[line] = "     \"\(hash)\","
      }
      try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      #expect(last == frozen.last)
    }
  }
}
