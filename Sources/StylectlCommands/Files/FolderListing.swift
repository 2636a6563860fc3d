import Platform

/// The files of a folder and the folders in it.
package enum FolderListing {
  /// The most files and folders that are looked at.
  package static let mostEntries = 100_000

  /// The most folders within one another.
  package static let mostLevels = 64

  /// Whether a path is a folder; false if there is nothing.
  package static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path is a regular file; false if there is nothing.
  static func isFile(_ path: String) -> Bool {
    FileIdentity(path)?.kind == S_IFREG
  }

  /// Whether a path is a symbolic link, to whatever it leads.
  static func isLink(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the path of a name in a folder, which may end in a slash or not.
  static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Returns the paths of regular files with an ending, sorted by their bytes.
  ///
  /// Names that start with a dot are left out. Links to folders are followed, each folder once, unless
  /// they are not to be; then what links lead to counts only where it is a file in the folder.
  /// Throws a `FileError` for a folder that cannot be read, and for a tree that is too large.
  package static func files(
    in folder: String, ending: String, followsLinks: Bool = true
  ) throws(FileError) -> [String] {
    var files: [String] = []
    var seen: Set<FileIdentity> = []
    var entries = 0
    var waiting = [(path: folder, level: 0)]
    while let (path, level) = waiting.popLast() {
      guard let identity = FileIdentity(path), seen.insert(identity).inserted else { continue }
      let names = try names(in: path)
      entries += names.count
      guard entries <= mostEntries, level < mostLevels else {
        throw FileError(
          folder, "it has more than \(mostEntries) files, or \(mostLevels) folders in one another",
          hint: "name the folder that holds the styles")
      }
      for name in names {
        let inner = self.path(of: name, in: path)
        switch FileIdentity(inner)?.kind {
        case S_IFDIR where followsLinks || !isLink(inner): waiting.append((inner, level + 1))
        case S_IFREG where name.hasSuffix(ending):
          if followsLinks || !isLink(inner) || LinkPath(inner, in: folder).staysInside {
            files.append(inner)
          }
        default: continue
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the names in a folder that have an ending and do not start with a dot; none where the
  /// folder cannot be read.
  static func visibleNames(in folder: String, ending: String) -> [String] {
    (try? names(in: folder, ending: ending)) ?? []
  }

  private static func names(
    in folder: String, ending: String = ""
  ) throws(FileError) -> [String] {
    try allNames(in: folder, ending: ending).filter { $0.utf8.first != UInt8(ascii: ".") }
  }

  /// Returns the names in a folder that have an ending, those that start with a dot among them.
  ///
  /// Throws a `FileError` where the folder cannot be read.
  static func allNames(in folder: String, ending: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(folder, SystemError.last.sentence) }
    defer { closedir(stream) }
    let ending = Array(ending.utf8)
    var names: [String] = []
    while let entry = readdir(stream), names.count <= mostEntries {
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let name = bytes.prefix { $0 != 0 }
        guard name.suffix(ending.count).elementsEqual(ending) else { return }
        names.append(String(decoding: name, as: UTF8.self))
      }
    }
    return names
  }
}

/// What tells a file from all others, whatever links lead to it.
struct FileIdentity: Hashable {
  private var device: UInt64
  private var number: UInt64

  /// What it is, as the mode of a file tells.
  private(set) var kind: mode_t

  /// Asks the system; nil if there is nothing at a path.
  init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    number = UInt64(truncatingIfNeeded: facts.st_ino)
    kind = facts.st_mode & S_IFMT
  }
}
