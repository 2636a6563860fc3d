import CSQLite
import StyleModel

/// A value that a column can hold.
protocol ColumnValue {
  /// Reads a column of the row that a statement is at; nil where it holds something else.
  init?(_ row: Statement, at column: Int32)

  /// Binds the value to a place of a statement, and returns SQLite's code.
  func bind(to statement: Statement, at place: Int32) -> Int32
}

extension String: ColumnValue {
  /// Reads text.
  init?(_ row: Statement, at column: Int32) { self = row.text(column) }

  /// Binds text.
  func bind(to statement: Statement, at place: Int32) -> Int32 {
    var text = self
    return text.withUTF8 {
      CSQLiteBindText(statement.handle, place, $0.baseAddress, UInt64($0.count))
    }
  }
}

extension Int: ColumnValue {
  /// Reads a number.
  init?(_ row: Statement, at column: Int32) { self = row.integer(column) }

  /// Binds a number.
  func bind(to statement: Statement, at place: Int32) -> Int32 {
    sqlite3_bind_int64(statement.handle, place, Int64(self))
  }
}

extension [UInt8]: ColumnValue {
  /// Reads the bytes of text.
  init?(_ row: Statement, at column: Int32) { self = row.bytes(column) }

  /// Binds text.
  func bind(to statement: Statement, at place: Int32) -> Int32 {
    withUnsafeBytes { CSQLiteBindText(statement.handle, place, $0.baseAddress, UInt64($0.count)) }
  }
}

extension ContentHash: ColumnValue {
  /// Reads 32 bytes.
  init?(_ row: Statement, at column: Int32) { self.init(bytes: row.unownedBytes(column)) }

  /// Binds the bytes.
  func bind(to statement: Statement, at place: Int32) -> Int32 {
    bytes.withUnsafeBytes {
      CSQLiteBindBlob(statement.handle, place, $0.baseAddress, UInt64($0.count))
    }
  }
}

extension ItemKind: ColumnValue {
  /// Reads the word for a kind.
  init?(_ row: Statement, at column: Int32) { self.init(rawValue: row.text(column)) }

  /// Binds the word.
  func bind(to statement: Statement, at place: Int32) -> Int32 {
    rawValue.bind(to: statement, at: place)
  }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
  /// Reads what may be NULL.
  init?(_ row: Statement, at column: Int32) {
    self = row.isNull(column) ? .none : Wrapped(row, at: column)
  }

  /// Binds a value or NULL.
  func bind(to statement: Statement, at place: Int32) -> Int32 {
    self?.bind(to: statement, at: place) ?? sqlite3_bind_null(statement.handle, place)
  }
}
