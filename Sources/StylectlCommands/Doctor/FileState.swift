import Platform

/// What the system says of a file or folder: who may do what with it, and how many names it has.
struct FileState: Hashable {
  /// The mode: kind and rights.
  var mode: UInt32

  /// The number of the group.
  var group: UInt32 = 0

  /// The number of names.
  var names = 1

  /// The size in bytes.
  var size = 0

  /// Whether this process may write it.
  var isWritable = true
}

extension FileState {
  /// Asks the system; nil where there is nothing at a path.
  init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    self.init(
      mode: UInt32(facts.st_mode), group: UInt32(facts.st_gid), names: Int(facts.st_nlink),
      size: Int(facts.st_size), isWritable: access(path, W_OK) == 0)
  }

  /// The first bytes of a file; none where it cannot be read.
  static func beginning(of path: String, count: Int) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, read(descriptor, buffer.baseAddress, count))
    }
  }

  /// Whether a file, or a link that leads to it, is of another user than this process.
  static func isOfAnotherUser(_ path: String) -> Bool {
    var (file, name) = (stat(), stat())
    guard stat(path, &file) == 0, lstat(path, &name) == 0 else { return false }
    return file.st_uid != geteuid() || name.st_uid != geteuid()
  }

  /// Lets those of the group read and write a file; SQLite gives a journal the rights of its file.
  ///
  /// Throws a `FileError`.
  static func letGroupWrite(_ path: String) throws(FileError) {
    guard chmod(path, 0o664) != 0 else { return }
    throw FileError(path, SystemError.last.sentence, status: .unavailable)
  }

  /// Whether those of the group may write.
  var letsGroupWrite: Bool { mode & 0o020 != 0 }

  /// Whether what is made in a folder is of the folder's group.
  var handsGroupOn: Bool { FileSystem.everyFolderHandsGroupOn || mode & 0o2000 != 0 }
}
