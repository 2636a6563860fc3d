import StyleModel

/// Brings a database to the newest schema, or makes it.
struct Migrator {
  /// Marks a file as ours (sqlite.org, "PRAGMA application_id"): the letters `Styl`.
  static let applicationID = 0x5374_796C

  /// The steps in order.
  var migrations: [Migration]

  /// Runs the steps that a database lacks, inside the transaction that is open.
  func migrate(_ connection: Connection) throws {
    let version = try connection.number("PRAGMA user_version")
    try checkHistory(of: connection, version: version)
    for migration in migrations.dropFirst(version) {
      try connection.execute(migration.sql)
      try connection.run(
        "INSERT INTO migration (number, name, hash) VALUES (?1, ?2, ?3)",
        .integer(migration.number), .text(migration.name), .blob(migration.hash.bytes))
    }
    guard migrations.count > version else { return }
    if version == 0 { try connection.execute("PRAGMA application_id = \(Self.applicationID)") }
    try connection.execute("PRAGMA user_version = \(migrations.count)")
    guard try connection.number("SELECT count(*) FROM pragma_foreign_key_check") == 0 else {
      throw SQLiteError(code: 787, message: "a migration left a reference that leads nowhere")
    }
  }

  /// Refuses a database that went through other steps than ours.
  private func checkHistory(of connection: Connection, version: Int) throws {
    guard version > 0 else { return }
    let recorded = try connection.rows("SELECT name, hash FROM migration ORDER BY number") {
      (name: $0.text(0), hash: $0.bytes(1))
    }
    for (migration, row) in zip(migrations, recorded) where migration.hash.bytes != row.hash {
      throw SQLiteError(code: 11, message: "its migration '\(row.name)' is not ours")
    }
    guard recorded.count == version else {
      throw SQLiteError(
        code: 11, message: "it records \(recorded.count) migrations, not \(version)")
    }
  }
}

extension SQLiteError {
  /// Creates an error of our own with the code that SQLite has for it.
  init(code: Int32, message: String) {
    self.code = code
    self.message = message
  }
}
