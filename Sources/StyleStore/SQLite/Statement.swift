import CSQLite
import StyleModel

/// A prepared statement, finalized when it goes.
final class Statement {
  /// What it was prepared from.
  let sql: SQL

  /// SQLite's own handle.
  let handle: OpaquePointer

  private let connection: OpaquePointer

  /// Prepares one statement.
  init(_ sql: SQL, on connection: OpaquePointer) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = sql.withText { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        sqlite3_prepare_v3(
          connection, $0.baseAddress, Int32($0.count), UInt32(SQLITE_PREPARE_PERSISTENT), &handle,
          nil)
      }
    }
    guard code == SQLITE_OK, let handle else {
      throw SQLiteError(code: code, connection: connection)
    }
    self.sql = sql
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Throws unless a code that SQLite returned says that all is well.
  func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw SQLiteError(code: code, connection: connection) }
  }

  /// Steps to the next row; false after the last one.
  func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw SQLiteError(code: code, connection: connection)
    }
  }

  /// Gives up the locks and the values, so that the statement can be used again.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }
}

extension Statement {
  /// Whether a column of the row is NULL.
  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// The number in a column of the row.
  func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(handle, column))
  }

  /// The bytes of text or of a blob in a column of the row.
  func bytes(_ column: Int32) -> [UInt8] { Array(unownedBytes(column)) }

  /// The bytes of text or of a blob in a column of the row, which are there until the next step.
  func unownedBytes(_ column: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: sqlite3_column_blob(handle, column), count: Int(sqlite3_column_bytes(handle, column)))
  }

  /// The text in a column of the row; bytes that are no UTF-8 are replaced.
  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The hash in a column of the row; nil for NULL and for anything but 32 bytes.
  func hash(_ column: Int32) -> ContentHash? { ContentHash(bytes: unownedBytes(column)) }
}
