import StyleSyntax

/// The files on the disk, as formats see them.
package protocol FileAccess {
  /// Whether a path is a folder; false if there is nothing.
  func isFolder(_ path: String) -> Bool

  /// Whether something is at a path.
  func exists(_ path: String) -> Bool

  /// Whether a folder holds nothing that a person sees.
  func isEmpty(_ folder: String) -> Bool

  /// Returns the paths of the files below a folder that have an ending, sorted.
  func files(in folder: String, ending: String) throws -> [String]

  /// Returns the paths of the files below a folder that have an ending, sorted; what links lead to out
  /// of the folder is not in it.
  func ownFiles(in folder: String, ending: String) throws -> [String]

  /// Reads a file of up to a number of bytes.
  func read(_ path: String, limit: Int) throws -> [UInt8]

  /// Returns what reads the files that another one refers to, by their relative paths.
  func besides(_ path: String) -> (String) throws(TokenFileFault) -> Intake.File
}

extension FileAccess {
  /// Returns the path of a name in a folder, which may end in a slash or not.
  func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
