import CSQLite

/// What SQLite answered instead of doing what it was told.
package struct SQLiteError: Error, Hashable, Sendable {
  /// The extended result code (sqlite.org, "Result and Error Codes").
  package var code: Int32

  /// SQLite's own words.
  package var message: String

  /// Creates an error from a code and the connection that gave it.
  init(code: Int32, connection: OpaquePointer?) {
    self.code = code
    message = String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
  }

  /// The primary result code, the low byte.
  package var primary: Int32 { code & 0xFF }

  /// Whether another process holds a lock.
  var isBusy: Bool { primary == SQLITE_BUSY }
}
