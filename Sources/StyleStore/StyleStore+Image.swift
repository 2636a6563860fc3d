extension StyleStore {
  /// Makes a catalog in memory from the bytes of a catalog file that is part of the program.
  ///
  /// Nothing but its version is checked; an older one is brought up to date. What is only read is read
  /// where it stands in the program.
  package static func inMemory(
    image: UnsafeRawBufferPointer, for access: Access
  ) throws -> StyleStore {
    try wording("") {
      var connection = try Connection(mode: .image)
      try connection.read(image)
      let migrations = Migration.all()
      let isOlder = try connection.number("PRAGMA user_version") < migrations.count
      if isOlder || access != .reading { connection = try connection.copyInMemory() }
      if isOlder { try Migrator(migrations: migrations).migrate(connection) }
      return StyleStore(connection: connection, path: "", version: migrations.count)
    }
  }
}
