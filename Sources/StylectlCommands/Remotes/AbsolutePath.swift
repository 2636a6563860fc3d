import Platform

/// Paths from the root, which mean the same in whatever folder a later command runs.
enum AbsolutePath {
  /// Returns the path of a file that may not be there yet; its folder must be.
  ///
  /// Links on the way to the folder are followed, one in the place of the file is not: it may lead to
  /// another file by the time that the path is used.
  static func of(_ path: String) throws(FileError) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !["", ".", ".."].contains(name) else {
      guard let whole = resolved(path) else { throw FileError(path, SystemError.last.sentence) }
      return whole
    }
    let folder = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/"
    guard let root = resolved(folder) else {
      throw FileError(path, "there is no folder for it", hint: "make the folder first")
    }
    return (root == "/" ? "" : root) + "/" + name
  }

  /// Returns the path of what is there, with all links followed; nil where nothing is.
  static func resolved(_ path: String) -> String? {
    guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The path of the file that this process runs, with all links followed; nil where the system does
  /// not tell.
  static var ofProgram: String? {
    ThisProcess.programPath.flatMap(resolved)
  }
}
