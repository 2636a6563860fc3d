import CSQLite
import StyleModel

/// A catalog file, or a catalog in memory: one SQLite connection with our schema.
///
/// The journal is SQLite's rollback journal and never a write-ahead log, which neither shared folders
/// nor copies of the one file bear.
package final class StyleStore {
  /// What a file is opened for.
  package enum Access: Sendable {
    case reading
    case writing
  }

  /// The path, as the person named it; empty for a catalog in memory.
  package let path: String

  /// Whether opening brought an older file up to date: from and to which schema version.
  package private(set) var migrated: (from: Int, to: Int)?

  let connection: Connection

  init(path: String, connection: Connection, migrated: (from: Int, to: Int)? = nil) {
    self.path = path
    self.connection = connection
    self.migrated = migrated
  }

  /// Makes a catalog in memory.
  package static func inMemory() throws -> StyleStore {
    try inMemory(migrations: Migration.all())
  }

  static func inMemory(migrations: [Migration]) throws -> StyleStore {
    try wording("") {
      let connection = try Connection(":memory:", mode: .memory)
      try connection.execute("BEGIN")
      try Migrator(migrations: migrations).migrate(connection)
      try WriteTransaction(connection).insertCatalogRow()
      try connection.execute("COMMIT")
      return StyleStore(path: "", connection: connection)
    }
  }

  /// Reads in one transaction.
  package func read<Result>(_ body: (ReadTransaction) throws -> Result) throws -> Result {
    try Self.wording(path) {
      try connection.execute("BEGIN")
      defer { try? connection.execute("ROLLBACK") }
      return try body(ReadTransaction(connection))
    }
  }

  /// Writes in one transaction; nothing of it is there where the body throws.
  ///
  /// The lock is taken first, so that what the body reads cannot change under it. A body that writes
  /// no operation leaves the file as it is, to the byte.
  package func write<Result>(_ body: (WriteTransaction) throws -> Result) throws -> Result {
    try Self.wording(path) {
      if connection.isReadOnly { throw StoreError(.readOnlyFile, path: path) }
      try connection.execute("BEGIN IMMEDIATE")
      do {
        let transaction = WriteTransaction(connection)
        let result = try body(transaction)
        if transaction.hasWritten {
          try transaction.raiseGeneration()
          try commit()
        } else {
          try connection.execute("ROLLBACK")
        }
        return result
      } catch {
        if connection.isInTransaction { try? connection.execute("ROLLBACK") }
        throw error
      }
    }
  }

  /// Commits; where readers keep it from happening for the whole wait, once more.
  private func commit() throws {
    do { try connection.execute("COMMIT") } catch {
      guard error.isBusy, connection.isInTransaction else { throw error }
      try connection.execute("COMMIT")
    }
  }

  /// Puts what SQLite answers into words.
  static func wording<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as SQLiteError {
      throw StoreError(error, path: path)
    }
  }
}
