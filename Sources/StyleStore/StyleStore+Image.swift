extension StyleStore {
  /// Makes a catalog in memory from the bytes of a catalog file that is part of the program.
  ///
  /// Nothing but its version is checked; an older one is brought up to date.
  package static func inMemory(image: UnsafeRawBufferPointer) throws -> StyleStore {
    try wording("") {
      let connection = try Connection(mode: .memory)
      try connection.load(image)
      let migrations = Migration.all()
      if try connection.number("PRAGMA user_version") < migrations.count {
        try Migrator(migrations: migrations).migrate(connection)
      }
      return StyleStore(connection: connection, path: "", version: migrations.count)
    }
  }
}
