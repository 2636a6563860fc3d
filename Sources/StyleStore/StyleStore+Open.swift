extension StyleStore {
  /// Opens a catalog file.
  ///
  /// A file that is refused stays as it is, to the byte. An older one is brought up to date: in
  /// memory for reading, in place for writing.
  ///
  /// - Throws: `StoreError` that tells what is wrong with the file.
  package static func open(_ path: String, for access: Access) throws -> StyleStore {
    try open(path, for: access, migrations: Migration.all())
  }

  static func open(
    _ path: String, for access: Access, migrations: [Migration],
    patience: Double = BusyWait.patience
  ) throws -> StyleStore {
    if let problem = FileCheck.problem(at: path) { throw StoreError(problem, path: path) }
    return try wording(path) {
      var opening = try Opening(
        path: path, access: access, migrations: migrations, patience: patience)
      return try opening.open()
    }
  }
}
