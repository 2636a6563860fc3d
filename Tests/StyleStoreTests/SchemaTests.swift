import Testing

@testable import StyleStore

@Test func migratedSchemaIsTheFreshOne() throws {
  let migrations = Migration.all()
  let migrated = try Connection(mode: .memory)
  for count in 1...migrations.count {
    try Migrator(migrations: Array(migrations.prefix(count))).migrate(migrated)
  }
  let schema = try Schema(of: migrated)
  #expect(try schema == Schema.made(by: migrations))
  #expect(try migrated.number("PRAGMA user_version") == migrations.count)
  #expect(try migrated.number("PRAGMA application_id") == Migrator.applicationID)
}

@Test func migrationsAreNumberedInOrderOfTheirNames() {
  let names = Migration.all().map(\.name)
  #expect(names == names.sorted())
  #expect(names.map { Int($0.prefix(4)) } == Array(1...names.count))
}

@Test func schemaHasTablesAndIndexesOnly() throws {
  let schema = try Schema.made(by: Migration.all())
  #expect(Set(schema.entries.map(\.type)) == ["index", "table"])
  let tables = schema.entries.filter { $0.type == "table" }
  #expect(tables.allSatisfy { $0.sql.contains("STRICT") })
  #expect(!schema.entries.contains { $0.sql.contains("GENERATED") || $0.sql.contains("VIRTUAL") })
}
