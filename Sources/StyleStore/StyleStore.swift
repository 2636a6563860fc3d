/// A catalog file, or a catalog in memory: one SQLite connection with our schema.
///
/// The journal is SQLite's rollback journal and never a write-ahead log, which neither shared
/// folders nor copies of the one file bear.
package final class StyleStore {
  /// What a file is opened for.
  package enum Access: Sendable {
    /// Reading alone.
    case reading

    /// Writing that is taken back: an older file stays as it is.
    case rehearsing

    /// Reading and writing.
    case writing
  }

  /// Something that opening did to the file and a person should know.
  package enum Notice: Hashable, Sendable {
    /// An older file was brought to the newest schema, for reading in memory and else in place.
    case migrated(from: Int, to: Int, inPlace: Bool)

    /// The file was taken back from write-ahead logging, which another program had put it into.
    case leftWriteAheadLog

    /// A journal lay beside the file that is another file's; its path now.
    case setJournalAside(String)
  }

  /// The path, as the person named it; empty for a catalog in memory.
  package let path: String

  /// What opening did, and what was done to journals since.
  package var notices: [Notice] {
    opening + connection.strayJournals.map { .setJournalAside($0) }
  }

  /// The connection.
  let connection: Connection

  /// The journals of other files that lay beside the file and were set aside, by their paths now.
  package var strayJournals: [String] {
    notices.compactMap { if case .setJournalAside(let path) = $0 { path } else { nil } }
  }

  private let opening: [Notice]

  /// The version of the schema, which must not change while the catalog is open.
  private let version: Int

  init(connection: Connection, path: String, version: Int, notices: [Notice] = []) {
    self.connection = connection
    self.path = path
    self.version = version
    opening = notices
  }

  /// Makes a catalog in memory.
  package static func inMemory() throws -> StyleStore {
    try inMemory(migrations: Migration.all())
  }

  static func inMemory(migrations: [Migration]) throws -> StyleStore {
    try wording("") {
      let connection = try Connection(mode: .memory)
      try Migrator(migrations: migrations).migrate(connection)
      try connection.insertCatalogRow()
      return StyleStore(connection: connection, path: "", version: migrations.count)
    }
  }

  /// Reads in one transaction.
  package func read<Result>(_ body: (ReadTransaction) throws -> Result) throws -> Result {
    try Self.wording(path) {
      try connection.transaction("BEGIN") {
        try checkVersion()
        return try body(ReadTransaction(connection))
      }
    }
  }

  /// Writes in one transaction; nothing of it is there where the body throws.
  ///
  /// The lock is taken first, so that what the body reads cannot change under it. A body that
  /// writes nothing leaves the file as it is, to the byte.
  /// A rehearsal takes everything back at the end.
  package func write<Result>(
    isRehearsal: Bool = false, _ body: (WriteTransaction) throws -> Result
  ) throws -> Result {
    try Self.wording(path) {
      let transaction = WriteTransaction(connection)
      var generation = 0
      do {
        return try connection.transaction(
          "BEGIN IMMEDIATE", keepingIf: { transaction.hasWritten && !isRehearsal },
          {
            try checkVersion()
            generation = try transaction.reading.generation()
            let result = try body(transaction)
            if transaction.hasWritten { try connection.raiseGeneration() }
            if let latest = transaction.latest { connection.noteInJournal(latest) }
            return result
          })
      } catch let commit as UnfinishedCommit {
        // Reading starts anew, and undoes what was cut off: an old number is an answer.
        let found = try? ReadTransaction(connection).generation()
        throw found == generation ? commit.cause : StoreError(.uncertain, path: path)
      }
    }
  }

  /// Another process, a newer one, may have migrated the file since it was opened.
  private func checkVersion() throws {
    let found = try connection.number("PRAGMA user_version")
    guard found == version else {
      throw StoreError(.newer(found: found, known: version), path: path)
    }
  }

  /// Puts what SQLite answers into words.
  static func wording<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as SQLiteError {
      throw StoreError(error, path: path)
    } catch let commit as UnfinishedCommit {
      throw StoreError(commit.cause, path: path)
    }
  }
}
