import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One connection to a database file or to a database in memory, closed when it goes.
final class Connection {
  /// How a file is opened.
  enum Mode {
    case readOnly
    case readWrite
    case create
    case memory

    fileprivate var flags: Int32 {
      switch self {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .memory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
      }
    }
  }

  let handle: OpaquePointer

  /// The path, as the person named it; empty in memory.
  let path: String

  private let waitStart = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)

  /// Opens a database and hardens the connection.
  ///
  /// A path is made absolute or put behind `./`, because this SQLite reads `file:` names as URIs.
  init(_ path: String, mode: Mode) throws(SQLiteError) {
    var handle: OpaquePointer?
    let name = mode == .memory || path.hasPrefix("/") ? path : "./" + path
    let code = sqlite3_open_v2(name, &handle, mode.flags | SQLITE_OPEN_EXRESCODE, nil)
    guard let handle else { throw SQLiteError(code: code, connection: nil) }
    self.handle = handle
    self.path = mode == .memory ? "" : path
    waitStart.initialize(to: 0)
    guard code == SQLITE_OK else { throw SQLiteError(code: code, connection: handle) }
    try harden()
  }

  deinit {
    sqlite3_close(handle)
    waitStart.deallocate()
  }

  /// Runs statements that give no rows.
  func execute(_ sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteError(code: code, connection: handle) }
  }

  /// Runs a statement once with values.
  func run(_ sql: StaticString, _ values: SQLValue...) throws(SQLiteError) {
    let statement = try Statement(sql, on: handle)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// Reads all rows of a statement, so that no cursor stays open while they are used.
  func rows<Row>(
    _ sql: StaticString, _ values: [SQLValue] = [], _ row: (borrowing Statement) throws -> Row
  ) throws -> [Row] {
    let statement = try Statement(sql, on: handle)
    try statement.bind(values)
    var rows: [Row] = []
    while try statement.step() { rows.append(try row(statement)) }
    return rows
  }

  /// Reads the first column of the first row as a number; 0 without a row.
  func number(_ sql: StaticString, _ values: SQLValue...) throws -> Int {
    try rows(sql, values) { $0.integer(0) }.first ?? 0
  }

  /// Whether a transaction is open; SQLite itself ends one on a full disk or an I/O error.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Whether the file cannot be written, although it was opened for writing.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Copies the whole database into another connection.
  func copy(into target: Connection) throws(SQLiteError) {
    guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw SQLiteError(code: sqlite3_extended_errcode(target.handle), connection: target.handle)
    }
    let code = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else { throw SQLiteError(code: code, connection: target.handle) }
  }
}

extension Connection {
  /// Bounds what a hostile file can make SQLite do (sqlite.org, "Defense Against The Dark Arts"), and
  /// waits for other processes for up to ten seconds.
  private func harden() throws(SQLiteError) {
    let switches: [(Int32, Int32)] = [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
      (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0), (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
      (SQLITE_DBCONFIG_ENABLE_FKEY, 1), (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0),
    ]
    for (option, value) in switches {
      let code = CSQLiteConfigure(handle, option, value)
      guard code == SQLITE_OK else { throw SQLiteError(code: code, connection: handle) }
    }
    let limits: [(Int32, Int32)] = [
      (SQLITE_LIMIT_LENGTH, 16 << 20), (SQLITE_LIMIT_SQL_LENGTH, 100_000),
      (SQLITE_LIMIT_COLUMN, 100), (SQLITE_LIMIT_EXPR_DEPTH, 50),
      (SQLITE_LIMIT_COMPOUND_SELECT, 20), (SQLITE_LIMIT_VDBE_OP, 100_000),
      (SQLITE_LIMIT_FUNCTION_ARG, 16), (SQLITE_LIMIT_ATTACHED, 0),
      (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 200), (SQLITE_LIMIT_TRIGGER_DEPTH, 1),
    ]
    for (limit, value) in limits { sqlite3_limit(handle, limit, value) }
    sqlite3_busy_handler(handle, waitForOthers, waitStart)
    try execute(
      "PRAGMA cell_size_check=ON; PRAGMA mmap_size=0; PRAGMA temp_store=MEMORY; PRAGMA synchronous=EXTRA"
    )
  }
}

/// Sleeps for 0.5 to 5 ms, and gives up after ten seconds.
///
/// SQLite's own handler sleeps longer and longer, so that the process that has just had the lock gets
/// it again; a flat random sleep is fair.
private func waitForOthers(_ start: UnsafeMutableRawPointer?, _ attempts: Int32) -> Int32 {
  guard let start = start?.assumingMemoryBound(to: UInt64.self) else { return 0 }
  let now = monotonicNanoseconds()
  if attempts == 0 { start.pointee = now }
  guard now &- start.pointee < 10_000_000_000 else { return 0 }
  usleep(UInt32.random(in: 500...5000))
  return 1
}

/// Nanoseconds on a clock that never goes back.
private func monotonicNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
