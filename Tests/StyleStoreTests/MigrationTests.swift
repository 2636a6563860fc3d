import Testing

@testable import StyleStore

/// The version of the schema as it is.
private let present = Migration.all().count

/// The migrations of a later program, which has one more.
private func laterMigrations(_ sql: String = "ALTER TABLE head ADD COLUMN extra TEXT")
  -> [Migration]
{
  Migration.all() + [Migration(name: "9999_add_extra.sql", sql: sql)]
}

@Test func olderFileIsMigratedInMemoryForReading() throws {
  let sample = try SampleFile()
  let before = try sample.bytes
  do {
    let store = try StyleStore.open(sample.path, for: .reading, migrations: laterMigrations())
    #expect(store.notices == [.migrated(from: present, to: present + 1, inPlace: false)])
    #expect(try store.read { try $0.heads(kind: nil) }.count == 3)
    #expect(try store.connection.number("SELECT count(*) FROM head WHERE extra IS NULL") == 3)
  }
  #expect(try sample.bytes == before)
}

@Test func olderFileIsMigratedInPlaceForWriting() throws {
  let sample = try SampleFile()
  let migrations = laterMigrations()
  let store = try StyleStore.open(sample.path, for: .writing, migrations: migrations)
  #expect(store.notices == [.migrated(from: present, to: present + 1, inPlace: true)])
  try store.write { try $0.write(.style, "New", body: "x") }
  #expect(
    try StyleStore.open(sample.path, for: .writing, migrations: migrations).notices.isEmpty)
  let schema = try Schema(of: store.connection)
  #expect(try schema == Schema.made(by: migrations))
  expectProblem(.newer(found: present + 1, known: present)) {
    try StyleStore.open(sample.path, for: .reading)
  }
}

@Test func failedMigrationLeavesTheFileAsItWas() throws {
  let sample = try SampleFile()
  let before = try sample.bytes
  let migrations = laterMigrations("DROP TABLE name; DROP TABLE nowhere")
  #expect(throws: StoreError.self) {
    try StyleStore.open(sample.path, for: .writing, migrations: migrations)
  }
  #expect(try sample.bytes == before)
}

@Test func migrationThatBreaksReferencesIsRefused() throws {
  let sample = try SampleFile()
  let migrations = laterMigrations(
    "PRAGMA defer_foreign_keys = ON; DELETE FROM document WHERE id = 1")
  expectProblem(.damaged("after 9999_add_extra.sql a row refers to one that is missing")) {
    try StyleStore.open(sample.path, for: .writing, migrations: migrations)
  }
  #expect(try StyleStore.open(sample.path, for: .reading).verify() == [])
}

@Test func twoProgramsMayMigrateOneFileAtOnce() async throws {
  let sample = try SampleFile()
  let path = sample.path
  let notices = try await withThrowingTaskGroup(of: Int.self) { group in
    for _ in 0..<4 {
      group.addTask {
        let store = try StyleStore.open(path, for: .writing, migrations: laterMigrations())
        return try store.connection.number("PRAGMA user_version")
      }
    }
    return try await group.reduce(into: []) { $0.append($1) }
  }
  #expect(notices == Array(repeating: present + 1, count: 4))
}
