import CSQLite
import StyleModel

/// One connection to a database file or to a database in memory, closed when it goes.
final class Connection {
  /// How a database is opened.
  enum Mode {
    case readOnly
    case readWrite
    case memory

    /// The bytes of a database file, which are read where they stand and never written.
    case image

    fileprivate var flags: Int32 {
      switch self {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE
      case .memory, .image: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
      }
    }
  }

  /// SQLite's own handle.
  let handle: OpaquePointer

  /// The path, as the person named it; empty in memory.
  let path: String

  /// How the database was opened.
  let mode: Mode

  private let wait: BusyWait

  /// What looks at a journal before it is rolled back; nil in memory.
  private let journals: JournalGuard?

  /// Statements that are prepared and not in use, the one used last at the end.
  ///
  /// There are some dozens at most, and the runtime takes longer to make the type of a dictionary than
  /// a whole command looks through them.
  private var idle: [Statement] = []

  /// Opens a database and hardens the connection.
  ///
  /// A path is absolute or put behind `./`, because SQLite may be built to read names that begin
  /// with `file:` as URIs.
  init(_ path: String = "", mode: Mode, patience: Double = BusyWait.patience) throws(SQLiteError) {
    let isFile = mode == .readOnly || mode == .readWrite
    let name = !isFile ? ":memory:" : path.utf8.first == 0x2F ? path : "./" + path
    let flags = mode.flags | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX
    journals = isFile ? try JournalGuard() : nil
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(name, &handle, flags, journals?.name)
    guard let handle, code == SQLITE_OK else {
      defer { sqlite3_close(handle) }
      throw SQLiteError(code: code, connection: handle)
    }
    self.handle = handle
    self.path = path
    self.mode = mode
    wait = BusyWait(patience: patience)
    wait.install(on: handle)
    try harden()
  }

  deinit {
    idle.removeAll()
    sqlite3_close(handle)
  }

  /// Runs statements that give no rows.
  func execute(_ sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteError(code: code, connection: handle) }
  }

  /// Runs a statement once with values.
  func run(_ sql: SQL, _ values: any ColumnValue...) throws {
    try each(sql, values) { _ in }
  }

  /// Reads all rows of a statement, so that no cursor stays open while they are used.
  func rows<Row>(
    _ sql: SQL, _ values: [any ColumnValue] = [], _ row: (Statement) throws -> Row
  ) throws -> [Row] {
    var rows: [Row] = []
    try each(sql, values) { rows.append(try row($0)) }
    return rows
  }

  /// Visits the rows of a statement one by one; the visitor only takes in what it sees.
  func each(
    _ sql: SQL, _ values: [any ColumnValue] = [], _ visit: (Statement) throws -> Void
  ) throws {
    try use(sql) { statement in
      for (index, value) in values.enumerated() {
        try statement.check(value.bind(to: statement, at: Int32(index + 1)))
      }
      while try statement.step() { try visit(statement) }
    }
  }

  /// Gives a body a prepared statement, which is ready for others once the body has ended.
  func use(_ sql: SQL, _ body: (Statement) throws -> Void) throws {
    let known = idle.lastIndex { $0.sql.isSame(as: sql) }
    let statement = try known.map { idle.remove(at: $0) } ?? Statement(sql, on: handle)
    defer {
      statement.reset()
      idle.append(statement)
    }
    try body(statement)
  }

  /// Reads the first column of the first row as a number; 0 without a row.
  func number(_ sql: SQL, _ values: any ColumnValue...) throws -> Int {
    try rows(sql, values) { $0.integer(0) }.first ?? 0
  }

  /// Reads the first column of the first row as text; empty without a row.
  func text(_ sql: SQL) throws -> String {
    try rows(sql) { $0.text(0) }.first ?? ""
  }
}

extension Connection {
  /// Whether the file cannot be written, although it was opened for writing.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// The journals of other files that were set aside, by their paths now.
  var strayJournals: [String] {
    journals?.setAside.map { name in
      // SQLite knows absolute paths without links; the person knows the one that was named.
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      let shown = folder + (name.split(separator: "/").last.map(String.init) ?? "")
      return FileCheck.isSameFile(shown, name) ? shown : name
    } ?? []
  }

  /// Why a journal was not rolled back, where it was not.
  var recoveryProblem: StoreError.Problem? { journals?.problem }

  /// Names in the journal the operation that the write ends with, so that nobody takes the journal for
  /// that of another write.
  func noteInJournal(_ operation: ContentHash) { journals?.note(operation) }

  /// The number of the row that was inserted last, in a table that numbers its rows.
  var lastRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// Runs a body between a first statement and COMMIT, or undoes all of it where the body throws or
  /// where, after it, what was done is not to be kept.
  ///
  /// - Throws: `UnfinishedCommit` where SQLite ended the transaction and cannot say how.
  func transaction<Result>(
    _ begin: String, keepingIf isKept: () -> Bool = { true }, _ body: () throws -> Result
  ) throws -> Result {
    try execute(begin)
    do {
      let result = try body()
      if isKept() { try commit() } else { try execute("ROLLBACK") }
      return result
    } catch {
      // SQLite itself ends a transaction on a full disk or an I/O error.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Commits; where readers keep it from happening for the whole wait, waits once more.
  private func commit() throws {
    do { try execute("COMMIT") } catch {
      guard sqlite3_get_autocommit(handle) == 0 else { throw UnfinishedCommit(cause: error) }
      guard error.isBusy else { throw error }
      try execute("COMMIT")
    }
  }

  /// Copies the whole database into memory.
  func copyInMemory() throws(SQLiteError) -> Connection {
    let copy = try Connection(mode: .memory)
    guard let backup = sqlite3_backup_init(copy.handle, "main", handle, "main") else {
      throw SQLiteError(code: sqlite3_extended_errcode(copy.handle), connection: copy.handle)
    }
    let code = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else { throw SQLiteError(code: code, connection: copy.handle) }
    return copy
  }

  /// Reads the bytes of a database file, which stay where they are as long as the connection is open.
  func read(_ image: UnsafeRawBufferPointer) throws(SQLiteError) {
    let count = sqlite3_int64(image.count)
    // SQLite declares it as bytes to write, which a read-only database has none of.
    let bytes = UnsafeMutableRawPointer(mutating: image.baseAddress)
    let code = sqlite3_deserialize(
      handle, "main", bytes?.assumingMemoryBound(to: UInt8.self), count, count,
      UInt32(SQLITE_DESERIALIZE_READONLY))
    guard code == SQLITE_OK else { throw SQLiteError(code: code, connection: handle) }
  }

  /// Gives a body the bytes that the database has as a file.
  func withFileBytes(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    var count: sqlite3_int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &count, 0) else {
      throw SQLiteError(code: SQLITE_NOMEM, connection: nil)
    }
    defer { sqlite3_free(bytes) }
    try body(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }
}

/// A COMMIT that failed in one of its last steps, when the change may be in the file.
struct UnfinishedCommit: Error {
  /// What SQLite answered.
  var cause: SQLiteError
}
