extension StyleStore {
  /// Makes a catalog file where none is, and fills it.
  ///
  /// The catalog is built in memory and its file appears whole: any number of processes may do this
  /// on one path at once, one makes the file, the others are told that it exists, and none ever
  /// sees a part of it.
  ///
  /// - Throws: `StoreError` with `exists` where there is a catalog at the path, and with what it is
  ///   where there is something else.
  package static func create<Result>(
    at path: String, populate: (WriteTransaction) throws -> Result
  ) throws -> Result {
    try checkIsFree(path)
    let store = try inMemory()
    let result = try store.write(populate)
    try wording(path) {
      try store.connection.withFileBytes { try NewFile(path: path).publish($0) }
    }
    return result
  }

  private static func checkIsFree(_ path: String) throws {
    let sidecar = FileCheck.sidecar(of: path)
    switch FileCheck.problem(at: path) {
    case nil:
      // What there is says itself what it is, if it is no catalog.
      _ = try open(path, for: .reading)
      throw StoreError(.exists, path: path)
    case .missing:
      if let sidecar { throw StoreError(.sidecar(sidecar), path: path) }
    case let problem?:
      throw StoreError(problem, path: path)
    }
  }
}
