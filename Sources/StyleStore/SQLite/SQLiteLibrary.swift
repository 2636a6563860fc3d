import CSQLite

/// The SQLite that is linked.
package enum SQLiteLibrary {
  /// Its version: `3.45.1`.
  package static var version: String { String(cString: sqlite3_libversion()) }

  /// The day and the hash of its source.
  package static var sourceID: String { String(cString: sqlite3_sourceid()) }
}
