import CSQLite

extension StoreError {
  /// Puts what SQLite answered into words.
  init(_ error: SQLiteError, path: String) {
    var problem = Problem(error)
    // The file that SQLite misses may be the journal that it could not make.
    if problem == .missing, FileCheck.problem(at: path) != .missing { problem = .noJournal }
    self.init(problem, path: path)
  }
}

extension StoreError.Problem {
  /// Tells the result codes apart (sqlite.org, "Result and Error Codes"); the `errno` tells more
  /// where SQLite has one code for many reasons.
  init(_ error: SQLiteError) {
    self =
      switch error.primary {
      case SQLITE_BUSY, SQLITE_LOCKED: .locked
      case SQLITE_READONLY: Self.readOnly(error.code)
      case SQLITE_FULL: .full
      case SQLITE_NOTADB: .notACatalog(.unknown)
      case SQLITE_CORRUPT, SQLITE_TOOBIG, SQLITE_MISMATCH: .damaged(error.message)
      case SQLITE_PERM, SQLITE_AUTH: .forbidden
      case SQLITE_CANTOPEN, SQLITE_IOERR: Self.system(error)
      default: .other(error.message)
      }
  }

  private static func readOnly(_ code: Int32) -> Self {
    switch code {
    case CSQLiteReadOnlyDirectory: .readOnlyFolder
    case CSQLiteReadOnlyRollback: .inRecovery
    case CSQLiteReadOnlyRecovery, CSQLiteReadOnlyCannotInit: .writeAheadLog
    case CSQLiteReadOnlyMoved: .moved
    default: .readOnlyFile
    }
  }

  private static func system(_ error: SQLiteError) -> Self {
    switch (error.code, error.systemCode) {
    case (_, ENOSPC), (_, EDQUOT), (_, EFBIG): .full
    case (_, EROFS): .readOnlyFolder
    case (CSQLiteShortRead, _): .damaged("it ends too early")
    case (CSQLiteLockFailed, _), (CSQLiteReadLockFailed, _): .cannotLock
    case (SQLITE_CANTOPEN, EACCES), (SQLITE_CANTOPEN, EPERM): .forbidden
    case (SQLITE_CANTOPEN, ENOENT): .missing
    case (_, EACCES), (_, EPERM): .readOnlyFolder
    case (_, 0): .other(error.message)
    case (_, let code): .other("\(error.message) (\(String(cString: strerror(code))))")
    }
  }
}
