import StyleModel

/// An entry of the log, as it is stored.
struct StoredOperation: TableRow {
  /// The place in the log, from 1; nil for one that is yet to get its place.
  var id: Int?

  /// The SHA-256 of the record; nil where the bytes are no hash.
  var hash: ContentHash?

  /// The canonical bytes.
  var record: [UInt8] = []

  /// Visits the columns of `operation`.
  mutating func visit(_ columns: inout some ColumnVisitor) {
    columns.column("id", &id)
    columns.column("hash", &hash)
    columns.column("record", &record)
  }
}

extension ReadTransaction {
  /// The latest operations, newest first.
  package func operations(limit: Int) throws -> [LoggedOperation] {
    try operations("operation ORDER BY id DESC LIMIT ?1", max(0, limit))
  }

  /// The operations after one, newest first.
  package func operations(after number: Int) throws -> [LoggedOperation] {
    try operations("operation WHERE id > ?1 ORDER BY id DESC", number)
  }

  /// The operation at a place of the log.
  package func operation(_ number: Int) throws -> LoggedOperation? {
    try operations("operation WHERE id = ?1", number).first
  }

  /// The operations whose hash begins with digits, in lower case.
  package func operations(beginning digits: String) throws -> [LoggedOperation] {
    try operations("operation WHERE instr(lower(hex(hash)), ?1) = 1 ORDER BY id", digits)
  }

  /// The operations whose record names a version, newest first.
  package func operations(naming version: ContentHash) throws -> [LoggedOperation] {
    try operations(
      "operation WHERE instr(record, ?1) > 0 ORDER BY id DESC", version.hex)
  }

  /// The hash of the latest operation.
  package func latestOperation() throws -> ContentHash? {
    try connection.rows("SELECT hash FROM operation ORDER BY id DESC LIMIT 1") { $0.hash(0) }
      .first ?? nil
  }

  private func operations(
    _ source: StaticString, _ values: any ColumnValue...
  ) throws -> [LoggedOperation] {
    let rows: [StoredOperation] = try connection.rows(from: source, binding: values)
    return try rows.map { row in
      guard let number = row.id, let hash = row.hash, ContentHash(of: row.record) == hash,
        let operation = try? Operation(record: row.record)
      else { throw damaged("an operation of the log is not what was stored") }
      return LoggedOperation(number: number, hash: hash, record: operation)
    }
  }
}

extension WriteTransaction {
  /// Appends an operation, which must name the latest one as the one before it.
  package func append(_ operation: Operation) throws {
    guard try reading.latestOperation() == operation.previous else {
      throw StoreError(
        .other("an operation does not follow the latest one"), path: connection.path)
    }
    hasWritten = true
    let record = operation.record
    let hash = ContentHash(of: record)
    try connection.insert(StoredOperation(hash: hash, record: record), into: "operation")
    latest = hash
  }
}
