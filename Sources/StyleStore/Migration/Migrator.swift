/// Brings a database to the newest schema, or makes it.
struct Migrator {
  /// Marks a file as ours (sqlite.org, "PRAGMA application_id"): the letters `Styl`.
  static let applicationID = 0x5374_796C

  /// The steps in order.
  var migrations: [Migration]

  /// Runs the steps that a database lacks, each in a transaction of its own.
  ///
  /// The version is read again under the lock: another process may have been faster.
  func migrate(_ connection: Connection) throws {
    for (index, migration) in migrations.enumerated() {
      try connection.transaction("BEGIN IMMEDIATE") {
        let version = try connection.number("PRAGMA user_version")
        try checkHistory(of: connection, version: version)
        if version == index { try run(migration, as: index + 1, on: connection) }
      }
    }
  }

  private func run(_ migration: Migration, as version: Int, on connection: Connection) throws {
    try connection.execute(migration.sql)
    try connection.run(
      "INSERT INTO migration (number, name, hash) VALUES (?1, ?2, ?3)",
      version, migration.name, migration.hash)
    try connection.execute("PRAGMA application_id = \(Self.applicationID)")
    try connection.execute("PRAGMA user_version = \(version)")
    guard try connection.number("SELECT count(*) FROM pragma_foreign_key_check") == 0 else {
      throw StoreError(
        .damaged("after \(migration.name) a row refers to one that is missing"),
        path: connection.path)
    }
  }

  /// Refuses a database that went through other steps than ours.
  func checkHistory(of connection: Connection, version: Int) throws {
    guard version > 0 else { return }
    let recorded = try connection.rows("SELECT name, hash FROM migration ORDER BY number") {
      (name: $0.text(0), hash: $0.hash(1))
    }
    let strange = zip(migrations, recorded).first { $0.hash != $1.hash || $0.name != $1.name }
    if let strange {
      throw StoreError(
        .foreignSchema(
          "its migration '\(strange.1.name)' is not '\(strange.0.name)' as we know it"),
        path: connection.path)
    }
    guard recorded.count == version else {
      throw StoreError(
        .foreignSchema("it records \(recorded.count) migrations and has version \(version)"),
        path: connection.path)
    }
  }
}
