import StyleModel

/// The steps between a path and a catalog that can be trusted.
struct Opening {
  private let path: String
  private let access: StyleStore.Access
  private let migrations: [Migration]
  private let patience: Double
  private var connection: Connection
  private var notices: [StyleStore.Notice] = []

  /// Files of up to this many pages are checked whenever they are opened, which takes under 1 ms.
  private static let quickCheckPages = 64

  /// Before a file of up to this many pages is written, all that it holds is hashed again, which
  /// takes about 5 ms at the most: nothing is put on top of damage.
  private static let rehashedPages = 256

  /// Connects to a file.
  init(
    path: String, access: StyleStore.Access, migrations: [Migration], patience: Double
  ) throws {
    self.path = path
    self.access = access
    self.migrations = migrations
    self.patience = patience
    connection = try Connection(
      path, mode: access == .reading ? .readOnly : .readWrite, patience: patience)
  }

  /// Checks the file and brings it up to date.
  ///
  /// Writers sync the folder after the journal is deleted, too (EXTRA): without that a power cut
  /// can take back what was committed.
  mutating func open() throws -> StyleStore {
    let version = try checkedVersion()
    if access != .reading { try connection.execute("PRAGMA synchronous = EXTRA") }
    try leaveWriteAheadLog()
    if access != .reading, connection.isReadOnly { throw readOnlyProblem }
    if version < migrations.count { try migrate(from: version) }
    if access == .reading { try connection.execute("PRAGMA query_only = ON") }
    return StyleStore(
      connection: connection, path: path, version: migrations.count, notices: notices)
  }

  /// Why SQLite opened a file for reading only: it does so whenever it may not, or could not, open it
  /// for writing.
  private var readOnlyProblem: StoreError {
    problem(
      FileCheck.isWritable(path) ? .other("it could not be opened for writing") : .readOnlyFile)
  }

  /// Checks what the file is, and returns the version of its schema.
  ///
  /// Where a write was cut off, or the file is in write-ahead logging, even reading needs a
  /// connection that may write; nothing else makes a reader write into the folder.
  private mutating func checkedVersion() throws -> Int {
    do { return try checkOnce() } catch let error as SQLiteError {
      guard access == .reading, error.asksForWriting else { throw error }
    }
    try reconnect()
    do { return try checkOnce() } catch let error as SQLiteError {
      let found = StoreError.Problem(error)
      throw problem(found == .readOnlyFolder ? .writeAheadLog : found)
    }
  }

  /// Checks in one transaction; a journal that was not rolled back is told as what it is.
  private func checkOnce() throws -> Int {
    do {
      return try connection.transaction("BEGIN") { try check() }
    } catch let error as SQLiteError {
      throw connection.recoveryProblem.map(problem) ?? error
    }
  }

  private mutating func reconnect() throws {
    connection = try Connection(path, mode: .readWrite, patience: patience)
  }

  private func check() throws -> Int {
    let application = try connection.number("PRAGMA application_id")
    guard application == Migrator.applicationID else {
      throw problem(.notACatalog(.database(applicationID: application)))
    }
    let version = try connection.number("PRAGMA user_version")
    guard version <= migrations.count else {
      throw problem(.newer(found: version, known: migrations.count))
    }
    guard version > 0 else { throw problem(.foreignSchema("its version is \(version)")) }
    if let difference = try Schema.difference(of: connection, version: version, migrations) {
      throw problem(.foreignSchema(difference))
    }
    try Migrator(migrations: migrations).checkHistory(of: connection, version: version)
    let pages = try connection.number("PRAGMA page_count")
    if pages <= Self.quickCheckPages {
      let answer = try connection.text("PRAGMA quick_check(1)")
      guard answer == "ok" else { throw problem(.damaged(answer)) }
    }
    if access != .reading, pages <= Self.rehashedPages { try checkHashes(version: version) }
    return version
  }

  /// Refuses a file where a document, a version, an operation or a release is not what was stored.
  private func checkHashes(version: Int) throws {
    try checkHashes(
      """
      SELECT 'document', hash, body FROM document
      UNION ALL SELECT 'version', hash, record FROM version
      UNION ALL SELECT 'operation', hash, record FROM operation
      """)
    if version > 1 { try checkHashes("SELECT 'release', hash, record FROM release") }
  }

  private func checkHashes(_ sql: SQL) throws {
    try connection.each(sql) { row in
      guard row.hash(1) != ContentHash(of: row.bytes(2)) else { return }
      let hash = row.hash(1)?.short ?? "without a hash"
      throw problem(.damaged("the \(row.text(0)) \(hash) is not what was stored"))
    }
  }

  /// Takes a file back to the rollback journal that another program put into write-ahead logging.
  private mutating func leaveWriteAheadLog() throws {
    guard try connection.text("PRAGMA journal_mode") == "wal" else { return }
    if connection.mode == .readOnly { try reconnect() }
    if connection.isReadOnly { throw problem(.writeAheadLog) }
    guard try connection.text("PRAGMA journal_mode = DELETE") == "delete" else {
      throw problem(.locked)
    }
    notices.append(.leftWriteAheadLog)
  }

  private mutating func migrate(from version: Int) throws {
    if access != .writing {
      notices += connection.strayJournals.map { .setJournalAside($0) }
      connection = try connection.copyInMemory()
    }
    try Migrator(migrations: migrations).migrate(connection)
    notices.append(
      .migrated(from: version, to: migrations.count, inPlace: access == .writing))
  }

  private func problem(_ problem: StoreError.Problem) -> StoreError {
    StoreError(problem, path: path)
  }
}
