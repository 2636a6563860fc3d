import CSQLite
import StyleModel

extension StyleStore {
  /// Opens a catalog file.
  ///
  /// - Throws: `StoreError` that tells what is wrong with the file; it is then as it was.
  package static func open(_ path: String, for access: Access) throws -> StyleStore {
    try open(path, for: access, migrations: Migration.all())
  }

  static func open(_ path: String, for access: Access, migrations: [Migration]) throws -> StyleStore
  {
    if let problem = FileCheck.problem(at: path) { throw StoreError(problem, path: path) }
    return try wording(path) {
      let connection = try connect(path, for: access)
      let opening = Opening(path: path, connection: connection, migrations: migrations)
      let version = try opening.checkedVersion()
      if access == .writing { try opening.leaveWriteAheadLog() }
      guard version < migrations.count else {
        return StyleStore(path: path, connection: connection)
      }
      let target = access == .writing ? connection : try opening.copyInMemory()
      try opening.migrate(target)
      return StyleStore(
        path: path, connection: target, migrated: (from: version, to: migrations.count))
    }
  }

  /// Makes a catalog file where none is, and fills it, in one transaction.
  ///
  /// Any number of processes may do this on one path at once: one makes the file, the others are told
  /// that it exists, and all of them find it whole.
  ///
  /// - Throws: `StoreError` with `exists` where there is something at the path.
  package static func create(
    at path: String, populate: (WriteTransaction) throws -> Void
  ) throws {
    switch FileCheck.problem(at: path) {
    case .missing, .empty: break
    case .notAFile: throw StoreError(.notAFile, path: path)
    case .forbidden: throw StoreError(.forbidden, path: path)
    default: throw StoreError(.exists, path: path)
    }
    try wording(path) {
      let connection = try Connection(path, mode: .create)
      try connection.execute("PRAGMA foreign_keys=ON")
      try connection.execute("BEGIN IMMEDIATE")
      do {
        // An empty file may be one that another process is about to fill.
        guard try Schema(of: connection).entries.isEmpty else {
          throw StoreError(.exists, path: path)
        }
        try Migrator(migrations: Migration.all()).migrate(connection)
        let transaction = WriteTransaction(connection)
        try transaction.insertCatalogRow()
        try populate(transaction)
        try connection.execute("COMMIT")
      } catch {
        if connection.isInTransaction { try? connection.execute("ROLLBACK") }
        throw error
      }
    }
  }

  /// Opens read-only to read; where a write was cut off, undoing it needs the right to write.
  private static func connect(_ path: String, for access: Access) throws -> Connection {
    guard access == .reading else { return try Connection(path, mode: .readWrite) }
    let connection = try Connection(path, mode: .readOnly)
    do {
      _ = try connection.number("PRAGMA schema_version")
      return connection
    } catch let error as SQLiteError where error.code == CSQLiteReadOnlyRollback {
      return try Connection(path, mode: .readWrite)
    }
  }
}

/// The checks between opening a file and trusting it.
struct Opening {
  let path: String
  let connection: Connection
  let migrations: [Migration]

  /// Files of up to this many pages are checked whenever they are opened, which takes under 1 ms.
  private static let quickCheckPages = 64

  /// Checks what the file is, and returns the version of its schema.
  func checkedVersion() throws -> Int {
    let application = try connection.number("PRAGMA application_id")
    let version = try connection.number("PRAGMA user_version")
    guard application == Migrator.applicationID else { throw notOurs(application) }
    guard version <= migrations.count else {
      throw StoreError(.newer(found: version, known: migrations.count), path: path)
    }
    guard version > 0 else { throw StoreError(.damaged("it has no schema version"), path: path) }
    try checkSchema(version: version)
    if try connection.number("PRAGMA page_count") <= Self.quickCheckPages { try quickCheck() }
    return version
  }

  /// Refuses a file whose schema is not the one that its version has, and names what differs.
  private func checkSchema(version: Int) throws {
    let schema = try Schema(of: connection)
    if schema.hash.hex == Schema.expectedHash(version: version) { return }
    let fresh = try Connection(":memory:", mode: .memory)
    try Migrator(migrations: Array(migrations.prefix(version))).migrate(fresh)
    guard let difference = schema.difference(from: try Schema(of: fresh)) else { return }
    throw StoreError(.foreignSchema(difference), path: path)
  }

  /// Lets SQLite check its pages, rows and types.
  private func quickCheck() throws {
    let answers = try connection.rows("PRAGMA quick_check(1)") { $0.text(0) }
    guard answers == ["ok"] else {
      throw StoreError(.damaged(answers.first ?? "it cannot be checked"), path: path)
    }
  }

  /// Takes a file back to the rollback journal that another program put into write-ahead logging.
  func leaveWriteAheadLog() throws {
    let mode = try connection.rows("PRAGMA journal_mode") { $0.text(0) }.first
    guard mode == "wal" else { return }
    try connection.execute("PRAGMA journal_mode=DELETE")
  }

  /// Copies the database into memory, where an older one is brought up to date for reading.
  func copyInMemory() throws -> Connection {
    let copy = try Connection(":memory:", mode: .memory)
    try connection.copy(into: copy)
    return copy
  }

  /// Runs the missing migrations in one transaction.
  func migrate(_ target: Connection) throws {
    try target.execute("BEGIN IMMEDIATE")
    do {
      try Migrator(migrations: migrations).migrate(target)
      try target.execute("COMMIT")
    } catch {
      if target.isInTransaction { try? target.execute("ROLLBACK") }
      throw error
    }
  }

  private func notOurs(_ application: Int) -> StoreError {
    let reason =
      application == 0
      ? "it is another program's SQLite database"
      : "it is another program's SQLite database (application id \(application))"
    return StoreError(.notACatalog(reason), path: path)
  }
}
