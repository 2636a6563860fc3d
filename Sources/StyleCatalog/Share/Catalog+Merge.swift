import StyleModel
import StyleStore

extension Catalog {
  /// Takes over what another catalog file holds, which is verified first.
  ///
  /// What only one side changed is taken, what both changed is merged, and what does not go together
  /// stays as a conflict. The file is only read. Nothing is taken of what no head and no release
  /// leads to.
  ///
  /// - Parameters:
  ///   - path: The other file.
  ///   - command: What the log calls it.
  ///   - author: Who gives the command; the versions keep their own authors.
  /// - Returns: What came in, and what somebody has to settle.
  /// - Throws: `ShareError.sameFile` for this catalog's own file, by whatever path.
  @discardableResult
  public func merge(from path: String, command: String = "merge", by author: Authorship) throws
    -> MergeReport
  {
    if store.isFile(at: path) { throw ShareError.sameFile(path) }
    let foreign = try ForeignFileError.wording {
      try ForeignCatalog(path: path, report: reportWork, problem: ItemDocument.problem)
    }
    return try merge(foreign, command: command, by: author)
  }

  /// Takes over what a verified catalog holds.
  func merge(_ foreign: ForeignCatalog, command: String = "merge", by author: Authorship) throws
    -> MergeReport
  {
    try write(command, by: author) { transaction in
      var merge = CatalogMerge(of: foreign, into: transaction, report: reportWork)
      try merge.run()
      return merge.report
    }
  }

  /// Makes sure that a path leads to a catalog file as far as opening it tells.
  package static func checkForeign(_ path: String) throws {
    _ = try ForeignFileError.wording { try open(path, for: .reading) }
  }
}
