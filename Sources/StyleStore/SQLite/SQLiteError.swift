import CSQLite

/// What SQLite answered instead of doing what it was told.
struct SQLiteError: Error, Hashable, Sendable {
  /// The extended result code (sqlite.org, "Result and Error Codes").
  var code: Int32

  /// The `errno` of the system call that failed, as far as it is known; of use only where SQLite
  /// could not open, read or write a file.
  var systemCode: Int32

  /// SQLite's own words.
  var message: String

  /// Creates an error.
  init(code: Int32, systemCode: Int32 = 0, message: String) {
    self.code = code
    self.systemCode = systemCode
    self.message = message
  }

  /// Creates an error from a code and the connection that gave it.
  init(code: Int32, connection: OpaquePointer?) {
    systemCode = CSQLiteSystemError(connection)
    self.code = code
    message = String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
  }

  /// The primary result code, the low byte.
  var primary: Int32 { code & 0xFF }

  /// Whether a connection that may write could get further.
  var asksForWriting: Bool { primary == SQLITE_READONLY || primary == SQLITE_CANTOPEN }

  /// Whether another process holds a lock.
  var isBusy: Bool { primary == SQLITE_BUSY }
}
