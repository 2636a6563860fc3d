import StyleModel

extension ReadTransaction {
  /// The latest operations, newest first.
  package func operations(limit: Int) throws -> [LoggedOperation] {
    try operations(
      "SELECT id, hash, record FROM operation ORDER BY id DESC LIMIT ?1",
      [.integer(max(0, limit))])
  }

  /// The operations after one, newest first.
  package func operations(after number: Int) throws -> [LoggedOperation] {
    try operations(
      "SELECT id, hash, record FROM operation WHERE id > ?1 ORDER BY id DESC", [.integer(number)])
  }

  /// The operation at a place of the log.
  package func operation(_ number: Int) throws -> LoggedOperation? {
    try operations("SELECT id, hash, record FROM operation WHERE id = ?1", [.integer(number)]).first
  }

  /// The operations whose hash begins with digits, in lower case.
  package func operations(beginning digits: String) throws -> [LoggedOperation] {
    try operations(
      "SELECT id, hash, record FROM operation WHERE instr(lower(hex(hash)), ?1) = 1 ORDER BY id",
      [.text(digits)])
  }

  /// The operations whose record names a version, newest first.
  package func operations(naming version: ContentHash) throws -> [LoggedOperation] {
    try operations(
      "SELECT id, hash, record FROM operation WHERE instr(record, ?1) > 0 ORDER BY id DESC",
      [.text(version.hex)])
  }

  /// The hash of the latest operation.
  package func latestOperation() throws -> ContentHash? {
    try connection.rows("SELECT hash FROM operation ORDER BY id DESC LIMIT 1") { $0.hash(0) }
      .first ?? nil
  }

  private func operations(_ sql: StaticString, _ values: [SQLValue]) throws -> [LoggedOperation] {
    let rows = try connection.rows(sql, values) {
      (number: $0.integer(0), hash: $0.hash(1), record: $0.bytes(2))
    }
    return try rows.map { row in
      guard let hash = row.hash, ContentHash(of: row.record) == hash,
        let operation = try? Operation(record: row.record)
      else { throw damaged("an operation of the log is not what was stored") }
      return LoggedOperation(number: row.number, hash: hash, record: operation)
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
    try connection.run(
      "INSERT INTO operation (hash, record) VALUES (?1, ?2)",
      .blob(ContentHash(of: record).bytes), .utf8(record))
  }
}
