/// What can be read of a catalog, all of it at one moment; the tables extend it.
package struct ReadTransaction {
  let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }
}

/// What can be written to a catalog in one transaction; the tables extend it.
package final class WriteTransaction {
  let connection: Connection

  /// Whether anything was written, and so must be committed.
  var hasWritten = false

  /// What can be read, the writes included.
  package var reading: ReadTransaction { ReadTransaction(connection) }

  init(_ connection: Connection) {
    self.connection = connection
  }
}
