import Testing

@testable import StyleStore

@Test func schemaOfEachVersionIsFrozen() throws {
  let connection = try Connection(":memory:", mode: .memory)
  let migrations = Migration.all()
  for count in 1...migrations.count {
    try Migrator(migrations: Array(migrations.prefix(count))).migrate(connection)
    let hash = try Schema(of: connection).hash.hex
    #expect(hash == Schema.expectedHash(version: count))
  }
}

@Test func migrationsAreNumberedInOrderOfTheirNames() {
  let migrations = Migration.all()
  #expect(migrations.map(\.name) == migrations.map(\.name).sorted())
  #expect(migrations.map { Int($0.name.prefix(4)) } == migrations.map(\.number))
  #expect(Migration.count() == migrations.count)
}
