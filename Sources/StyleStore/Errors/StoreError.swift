/// Why a catalog file cannot be opened, read or written, in the words of the person who uses it.
package struct StoreError: Error, Hashable, Sendable {
  /// What is the matter.
  package var problem: Problem

  /// The path of the file, as the person named it; empty for a catalog in memory.
  package var path: String

  /// Creates an error.
  package init(_ problem: Problem, path: String) {
    self.problem = problem
    self.path = path
  }
}

extension StoreError {
  /// What can be the matter with a catalog file.
  package enum Problem: Hashable, Sendable {
    /// There is no file.
    case missing

    /// There is no folder for the file that was to be made.
    case missingFolder

    /// There is a file, where a new one was to be made.
    case exists

    /// There is no file, but a journal of one; its path.
    case sidecar(String)

    /// There is a write-ahead log of another file beside the file; its path.
    case strayLog(String)

    /// The path names something that is no file; what it is.
    case notAFile(String)

    /// The file is something else.
    case notACatalog(Content)

    /// The file is larger than a catalog may be; its size in bytes.
    case tooLarge(Int)

    /// A newer program wrote the file: its schema version, and the newest known here.
    case newer(found: Int, known: Int)

    /// Another process holds the file.
    case locked

    /// The file system does not lock files.
    case cannotLock

    /// The file may not be written.
    case readOnlyFile

    /// The folder may not be written, so that SQLite cannot make its journal.
    case readOnlyFolder

    /// The file may not be read.
    case forbidden

    /// A process stopped in the middle of a write, and undoing it needs the right to write.
    case inRecovery

    /// A journal of another file lies beside the file and cannot be moved away; its path.
    case foreignJournal(String)

    /// Another program put the file into write-ahead logging, and it cannot be taken back.
    case writeAheadLog

    /// The file was moved or deleted while it was open.
    case moved

    /// The disk is full.
    case full

    /// A journal cannot be made beside the file.
    case noJournal

    /// The system failed when a write was nearly done, so that it may be there or not.
    case uncertain

    /// The file is damaged; where, as far as that is known.
    case damaged(String)

    /// The schema of the file is not that of a catalog; what differs.
    case foreignSchema(String)

    /// The system says something else.
    case other(String)
  }

  /// What a file holds that is not a catalog.
  package enum Content: Hashable, Sendable {
    /// Nothing: it has no bytes.
    case empty

    /// Something that SQLite cannot read.
    case unknown

    /// Another program's SQLite database; the `application_id` in it, 0 for none.
    case database(applicationID: Int)
  }
}
