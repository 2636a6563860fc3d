import StyleModel

/// What can be read of a catalog, all of it at one moment; the tables extend it.
///
/// It is of use only inside the body that it is given to.
package struct ReadTransaction {
  /// The connection.
  let connection: Connection

  /// The row of the release whose heads are read; nil for those of now.
  let release: Int?

  init(_ connection: Connection, release: Int? = nil) {
    self.connection = connection
    self.release = release
  }

  /// Returns the same catalog with its items as they were in a release.
  package func at(_ release: ReleaseRow) -> ReadTransaction {
    ReadTransaction(connection, release: release.id)
  }

  /// Whether the items are those of now.
  package var isPresent: Bool { release == nil }

  /// An error about what the file holds.
  func damaged(_ detail: String) -> StoreError {
    StoreError(.damaged(detail), path: connection.path)
  }
}

/// What can be written to a catalog in one transaction; the tables extend it.
///
/// It is of use only inside the body that it is given to.
package final class WriteTransaction {
  /// The connection.
  let connection: Connection

  /// Whether anything was written, and so must be committed.
  var hasWritten = false

  /// The operation that was appended last.
  var latest: ContentHash?

  /// What can be read, the writes included.
  package var reading: ReadTransaction { ReadTransaction(connection) }

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Lets all that was written so far be taken back at the end.
  package func discardWrites() { hasWritten = false }
}
