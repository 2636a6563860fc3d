import Platform

/// What a path names, asked before SQLite opens it.
///
/// Nothing here opens the file without need: closing a second descriptor would drop the locks that
/// SQLite holds (sqlite.org, "How To Corrupt An SQLite Database File", 2.2).
enum FileCheck {
  /// The largest file that is opened as a catalog, in bytes.
  static let sizeLimit = 256 << 20

  /// Says what keeps a path from being a catalog; nil where nothing does yet.
  static func problem(at path: String) -> StoreError.Problem? {
    if path.isEmpty || path.utf8.contains(0) { return .missing }
    var information = stat()
    guard stat(path, &information) == 0 else {
      switch errno {
      case ENOENT, ENOTDIR: return .missing
      case EACCES: return .forbidden
      case let code: return .other(String(cString: strerror(code)))
      }
    }
    switch information.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .notAFile("a folder")
    case S_IFIFO: return .notAFile("a pipe")
    case S_IFSOCK: return .notAFile("a socket")
    default: return .notAFile("a device")
    }
    if information.st_size == 0 { return .notACatalog(.empty) }
    if information.st_size > sizeLimit { return .tooLarge(Int(information.st_size)) }
    return isLogStray(of: path) ? .strayLog(path + "-wal") : nil
  }

  /// Whether a write-ahead log lies beside a file that is not in that mode, and so is another's.
  ///
  /// SQLite would write it over the file. A file gets into the mode before it has a log, and loses
  /// the log before it leaves the mode; bytes 18 and 19 tell (sqlite.org, "Database File Format", 1.3).
  private static func isLogStray(of path: String) -> Bool {
    var log = stat()
    guard stat(path + "-wal", &log) == 0, log.st_size > 0 else { return false }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var versions: [UInt8] = [0, 0]
    return pread(file, &versions, 2, 18) == 2 && versions == [1, 1]
  }

  /// Whether this process has the right to write a file.
  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Whether two paths lead to one file, by whatever links.
  static func isSameFile(_ path: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    return stat(path, &first) == 0 && stat(other, &second) == 0
      && first.st_ino == second.st_ino && first.st_dev == second.st_dev
  }

  /// The name of a journal or write-ahead log that lies beside where a new file is to be.
  ///
  /// SQLite would take it for the new file's own and write the pages in it over it.
  static func sidecar(of path: String) -> String? {
    ["-journal", "-wal"].map { path + $0 }.first { access($0, F_OK) == 0 }
  }
}
