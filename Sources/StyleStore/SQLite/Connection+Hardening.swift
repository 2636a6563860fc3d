import CSQLite

extension Connection {
  /// Bounds what a hostile file can make SQLite do (sqlite.org, "Defense Against The Dark Arts").
  ///
  /// None of it reads the file yet.
  func harden() throws(SQLiteError) {
    let switches: [(Int32, Int32)] = [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
      (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0), (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
      (SQLITE_DBCONFIG_ENABLE_FKEY, 1), (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0),
      (SQLITE_DBCONFIG_DQS_DML, 0), (SQLITE_DBCONFIG_DQS_DDL, 0),
    ]
    for (option, value) in switches {
      let code = CSQLiteConfigure(handle, option, value)
      guard code == SQLITE_OK else { throw SQLiteError(code: code, connection: handle) }
    }
    let limits: [(Int32, Int32)] = [
      (SQLITE_LIMIT_LENGTH, 64 << 20), (SQLITE_LIMIT_SQL_LENGTH, 100_000),
      (SQLITE_LIMIT_COLUMN, 100), (SQLITE_LIMIT_EXPR_DEPTH, 50),
      (SQLITE_LIMIT_COMPOUND_SELECT, 20), (SQLITE_LIMIT_VDBE_OP, 100_000),
      (SQLITE_LIMIT_FUNCTION_ARG, 16), (SQLITE_LIMIT_ATTACHED, 0),
      (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 200), (SQLITE_LIMIT_TRIGGER_DEPTH, 1),
    ]
    for (limit, value) in limits { sqlite3_limit(handle, limit, value) }
    try execute("PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY")
    // The pages of an image are used where they stand, those of a file are copied: a file may shrink.
    try execute(mode == .image ? "PRAGMA mmap_size = 1000000000" : "PRAGMA mmap_size = 0")
  }
}
