import Testing

@testable import StyleStore

/// Catalogs in memory that are made from the bytes of a file.
@Suite struct ImageTests {
  @Test func imageThatIsReadIsNeverWritten() throws {
    try StyleStore.inMemory().connection.withFileBytes { image in
      let store = try StyleStore.inMemory(image: image, for: .reading)
      #expect(try store.connection.number("SELECT count(*) FROM catalog") == 1)
      #expect(throws: SQLiteError.self) { try store.connection.run("DELETE FROM catalog") }
    }
  }

  @Test func imageThatIsWrittenIsCopied() throws {
    try StyleStore.inMemory().connection.withFileBytes { image in
      let before = Array(image)
      let store = try StyleStore.inMemory(image: image, for: .writing)
      try store.connection.run("DELETE FROM catalog")
      #expect(Array(image) == before)
    }
  }

  @Test func olderImageIsBroughtUpToDate() throws {
    let migrations = Migration.all()
    let older = try StyleStore.inMemory(migrations: Array(migrations.dropLast()))
    try older.connection.withFileBytes { image in
      let store = try StyleStore.inMemory(image: image, for: .reading)
      #expect(try store.connection.number("PRAGMA user_version") == migrations.count)
    }
  }
}
