import StyleModel

/// What the bytes of a file hold, as far as it tells whether a journal is the file's own.
struct CatalogState {
  /// Whether the bytes are those of an SQLite database, whole or not.
  private(set) var isDatabase = false

  /// The mark of the program that the database is of.
  private(set) var applicationID = 0

  /// The version of the schema.
  private(set) var version = 0

  /// Whether all of it could be read, be it what was stored or not.
  private(set) var isReadable = false

  /// What is wrong with it, a sentence each.
  private(set) var findings: Set<String> = []

  /// Which catalog it is; nil where that cannot be read.
  private(set) var catalogID: [UInt8]?

  /// How often it was written; nil where that cannot be read.
  private(set) var generation: Int?

  /// How often SQLite wrote it.
  private(set) var changeCount: UInt32 = 0

  /// The operations by their places in the log, as far as they can be read and are what was stored.
  private(set) var log: [Int: ContentHash] = [:]

  /// Whether nothing is wrong with it.
  var isWhole: Bool { findings.isEmpty }

  /// The latest operation.
  var latest: ContentHash? { log.max { $0.key < $1.key }?.value }

  /// Reads and verifies the bytes of a file.
  init(_ bytes: [UInt8], migrations: [Migration]) {
    guard bytes.count >= 100, bytes.starts(with: "SQLite format 3\0".utf8) else {
      findings = ["it is no SQLite database"]
      return
    }
    isDatabase = true
    applicationID = Self.number(bytes, at: 68)
    version = Self.number(bytes, at: 60)
    changeCount = UInt32(truncatingIfNeeded: Self.number(bytes, at: 24))
    var bytes = bytes
    // What is in memory has no write-ahead log, and cannot be read in that mode.
    for place in 18...19 where bytes[place] == 2 { bytes[place] = 1 }
    bytes.withUnsafeBytes { read($0, migrations) }
  }

  private mutating func read(_ bytes: UnsafeRawBufferPointer, _ migrations: [Migration]) {
    do {
      let connection = try Connection(mode: .image)
      try connection.read(bytes)
      let rows = try? connection.rows("SELECT catalog_id, generation FROM catalog") {
        ($0.bytes(0), $0.integer(1))
      }
      // A row that was written in part may read as anything.
      if let row = rows?.first, row.0.count == 16 { (catalogID, generation) = row }
      try? connection.each("SELECT id, hash, record FROM operation") { row in
        let hash = ContentHash(of: row.bytes(2))
        if row.hash(1) == hash { log[row.integer(0)] = hash }
      }
      guard 1...migrations.count ~= version else { throw Strange() }
      if try Schema.difference(of: connection, version: version, migrations) != nil {
        throw Strange()
      }
      try verify(connection, migrations)
    } catch {
      findings.insert("it cannot be read as a catalog")
    }
  }

  private mutating func verify(_ connection: Connection, _ migrations: [Migration]) throws {
    var connection = connection
    if version < migrations.count {
      connection = try connection.copyInMemory()
      try Migrator(migrations: migrations).migrate(connection)
    }
    // Whether this release can read the documents says nothing of the file.
    var verification = Verification(ReadTransaction(connection), problem: { _, _ in nil })
    verification.run(migrations: migrations)
    findings.formUnion(verification.findings)
    isReadable = verification.isFinished
  }

  private struct Strange: Error {}

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

extension CatalogState {
  /// Whether nothing is wrong with it but what is wrong with another state, too.
  func isNoWorse(than other: CatalogState) -> Bool {
    isReadable && findings.isSubset(of: other.findings)
  }

  /// Whether this can be what a file was before a write that came as far as another state.
  ///
  /// A write raises the generation and SQLite's own count by one at its end; the log only grows, and
  /// that of a whole file by nothing but the operation that the journal names: a file that is further
  /// than that came from elsewhere. What of the other cannot be read speaks against nothing: it may be
  /// half-written.
  func canBecome(_ later: CatalogState, by operation: ContentHash?) -> Bool {
    if let mine = catalogID, let its = later.catalogID, mine != its { return false }
    if let mine = generation, let its = later.generation, !(mine...mine + 1 ~= its) { return false }
    guard changeCount == later.changeCount || changeCount &+ 1 == later.changeCount else {
      return false
    }
    guard later.log.allSatisfy({ log[$0.key] == nil || log[$0.key] == $0.value }) else {
      return false
    }
    guard later.isWhole else { return true }
    guard log.keys.allSatisfy({ later.log[$0] != nil }) else { return false }
    return later.latest == latest || later.latest == operation
  }
}
