import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
    let last = errno
    self.code = code
    // SQLite keeps no errno where a statement fails in the middle of its steps.
    let kept = connection.map { sqlite3_system_errno($0) } ?? 0
    systemCode = kept == 0 ? last : kept
    message = String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
  }

  /// The primary result code, the low byte.
  var primary: Int32 { code & 0xFF }

  /// Whether another process holds a lock.
  var isBusy: Bool { primary == SQLITE_BUSY }
}
