import CSQLite

/// Why a catalog file cannot be opened, read or written, in the words of the person who uses it.
package struct StoreError: Error, Hashable, Sendable {
  /// What is the matter.
  package var problem: Problem

  /// The path of the file, as the person named it.
  package var path: String

  /// Creates an error.
  package init(_ problem: Problem, path: String) {
    self.problem = problem
    self.path = path
  }

  /// What can be the matter with a catalog file.
  package enum Problem: Hashable, Sendable {
    /// There is no file.
    case missing

    /// There is a file, where a new one was to be made.
    case exists

    /// The path names a folder, a pipe or a device.
    case notAFile

    /// The file has no bytes.
    case empty

    /// The file is larger than a catalog may be; its size in bytes.
    case tooLarge(Int)

    /// The file is something else; what it is, as far as it tells.
    case notACatalog(String)

    /// A newer program wrote the file: its schema version, and the newest known here.
    case newer(found: Int, known: Int)

    /// Another process holds the file.
    case locked

    /// The file may not be written.
    case readOnlyFile

    /// The folder may not be written, so that SQLite cannot make its journal.
    case readOnlyFolder

    /// The file may not be read.
    case forbidden

    /// A process stopped in the middle of a write, and undoing it needs the right to write.
    case inRecovery

    /// The disk is full.
    case full

    /// The file is damaged; where, as far as that is known.
    case damaged(String)

    /// The file holds something in its schema that no catalog has.
    case foreignSchema(String)

    /// SQLite says something else.
    case other(String)
  }

  /// Puts what SQLite answered into words.
  init(_ error: SQLiteError, path: String) {
    self.init(Problem(error), path: path)
  }
}

extension StoreError.Problem {
  /// Tells the result codes apart (sqlite.org, "Result and Error Codes").
  init(_ error: SQLiteError) {
    self =
      switch (error.code, error.primary) {
      case (CSQLiteReadOnlyDirectory, _): .readOnlyFolder
      case (CSQLiteReadOnlyRollback, _), (CSQLiteReadOnlyRecovery, _), (CSQLiteBusyRecovery, _):
        .inRecovery
      case (CSQLiteDeleteFailed, _): .readOnlyFolder
      case (_, SQLITE_READONLY): .readOnlyFile
      case (_, SQLITE_BUSY), (_, SQLITE_LOCKED), (CSQLiteLockFailed, _): .locked
      case (_, SQLITE_FULL): .full
      case (_, SQLITE_NOTADB): .notACatalog("it is no SQLite database")
      case (_, SQLITE_CORRUPT): .damaged(error.message)
      case (_, SQLITE_PERM), (_, SQLITE_AUTH): .forbidden
      default: .other(error.message)
      }
  }
}

extension StoreError {
  /// One sentence that says what is the matter, without a final full stop.
  package var message: String {
    switch problem {
    case .missing: "there is no catalog '\(path)'"
    case .exists: "'\(path)' exists already"
    case .notAFile: "'\(path)' is not a file"
    case .empty: "'\(path)' is not a catalog: the file is empty"
    case .tooLarge(let size): "'\(path)' has \(size) bytes, more than a catalog may have"
    case .notACatalog(let reason): "'\(path)' is not a catalog: \(reason)"
    case .newer(let found, let known):
      "'\(path)' has schema version \(found), and this stylectl knows versions up to \(known)"
    case .locked: "'\(path)' is locked by another process"
    case .readOnlyFile: "'\(path)' cannot be written: the file is read-only"
    case .readOnlyFolder: "'\(path)' cannot be written: its folder is read-only"
    case .forbidden: "'\(path)' may not be read"
    case .inRecovery:
      "'\(path)' holds a write that was cut off, and undoing it needs the right to write there"
    case .full: "'\(path)' cannot be written: the disk is full"
    case .damaged(let detail): "'\(path)' is damaged: \(detail)"
    case .foreignSchema(let detail): "'\(path)' is not to be trusted: \(detail)"
    case .other(let text): "'\(path)' cannot be used: \(text)"
    }
  }

  /// What to do next, where that is known.
  package var hint: String? {
    switch problem {
    case .missing: "make one: stylectl init \(path)"
    case .exists: "choose another name, or use it: stylectl list --catalog \(path)"
    case .notAFile: nil
    case .empty: "remove the file and make a catalog: stylectl init \(path)"
    case .tooLarge: nil
    case .notACatalog: "make one under another name: stylectl init Team.stylecatalog"
    case .newer: "bring stylectl up to date"
    case .locked: "try again when the other command has ended"
    case .readOnlyFile: "make the file writable, or copy the catalog and give --catalog"
    case .readOnlyFolder: "SQLite needs to make a journal beside the file; make the folder writable"
    case .forbidden: "ask the owner of the file for the right to read it"
    case .inRecovery: "run any stylectl command once as somebody who may write the file"
    case .full: "free some space; nothing was changed"
    case .damaged:
      "'stylectl verify' tells how far the damage goes; a copy or a backup may be whole"
    case .foreignSchema: "take a copy from somebody you trust"
    case .other: nil
    }
  }
}
