import CSQLite

/// A prepared statement, finalized when the value goes.
struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let connection: OpaquePointer

  /// Prepares one statement.
  init(_ sql: StaticString, on connection: OpaquePointer) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = sql.withUTF8Buffer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        sqlite3_prepare_v2(connection, $0.baseAddress, Int32($0.count), &handle, nil)
      }
    }
    guard code == SQLITE_OK, let handle else {
      throw SQLiteError(code: code, connection: connection)
    }
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds the values of `?1`, `?2`, … in order, after a reset.
  borrowing func bind(_ values: [SQLValue]) throws(SQLiteError) {
    sqlite3_reset(handle)
    for (offset, value) in values.enumerated() {
      let index = Int32(offset + 1)
      let code =
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
        case .text(let text): bind(text, at: index)
        case .blob(let bytes):
          bytes.withUnsafeBytes {
            CSQLiteBindBlob(handle, index, $0.baseAddress, Int32($0.count))
          }
        }
      guard code == SQLITE_OK else { throw SQLiteError(code: code, connection: connection) }
    }
  }

  /// Steps to the next row; false after the last one.
  borrowing func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw SQLiteError(code: code, connection: connection)
    }
  }

  /// Whether a column of the row is NULL.
  borrowing func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// The number in a column of the row.
  borrowing func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(handle, column))
  }

  /// The bytes of text or of a blob in a column of the row.
  borrowing func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return Array(
      UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }

  /// The text in a column of the row; bytes that are no UTF-8 are replaced.
  borrowing func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  private borrowing func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        CSQLiteBindText(handle, index, $0.baseAddress, Int32($0.count))
      }
    }
  }
}

/// A value that is bound to a statement.
enum SQLValue {
  case null
  case integer(Int)
  case text(String)
  case blob([UInt8])

  /// Text, or NULL for nil.
  static func optional(_ text: String?) -> SQLValue { text.map(SQLValue.text) ?? .null }

  /// A number, or NULL for nil.
  static func optional(_ number: Int?) -> SQLValue { number.map(SQLValue.integer) ?? .null }

  /// Bytes, or NULL for nil.
  static func optional(_ bytes: [UInt8]?) -> SQLValue { bytes.map(SQLValue.blob) ?? .null }
}
