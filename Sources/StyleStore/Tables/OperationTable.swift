import StyleModel

extension ReadTransaction {
  /// The latest operations, newest first.
  package func operations(limit: Int) throws -> [(hash: ContentHash, record: Operation)] {
    let rows = try connection.rows(
      "SELECT hash, record FROM operation ORDER BY id DESC LIMIT ?1", [.integer(max(0, limit))]
    ) { (hash: $0.hash(0), record: $0.bytes(1)) }
    return try rows.map { try operation($0.hash, record: $0.record) }
  }

  /// The operations whose record names a version, newest first, with their numbers in the log.
  package func operations(naming version: ContentHash) throws -> [(number: Int, record: Operation)]
  {
    let rows = try connection.rows(
      "SELECT id, hash, record FROM operation WHERE instr(record, ?1) > 0 ORDER BY id DESC",
      [.text(version.hex)]
    ) { (number: $0.integer(0), hash: $0.hash(1), record: $0.bytes(2)) }
    return try rows.map { ($0.number, try operation($0.hash, record: $0.record).record) }
  }

  /// The hash of the latest operation.
  package func latestOperation() throws -> ContentHash? {
    try connection.rows("SELECT hash FROM operation ORDER BY id DESC LIMIT 1") { $0.hash(0) }
      .first ?? nil
  }

  private func operation(
    _ hash: ContentHash?, record: [UInt8]
  ) throws -> (hash: ContentHash, record: Operation) {
    guard let hash, ContentHash(of: record) == hash,
      let operation = try? Operation(record: record)
    else { throw damaged("an operation of the log is not what was stored") }
    return (hash, operation)
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
