#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a path names, asked before SQLite opens it.
///
/// Nothing here opens the file: closing a second descriptor would drop the locks that SQLite holds
/// (sqlite.org, "How To Corrupt An SQLite Database File", 2.2).
enum FileCheck {
  /// The largest file that is opened as a catalog, in bytes.
  static let sizeLimit = 256 << 20

  /// Says what keeps a path from being a catalog; nil where nothing does yet.
  static func problem(at path: String) -> StoreError.Problem? {
    var information = stat()
    guard stat(path, &information) == 0 else {
      switch errno {
      case ENOENT, ENOTDIR: return .missing
      case EACCES: return .forbidden
      case let code: return .other(String(cString: strerror(code)))
      }
    }
    guard information.st_mode & S_IFMT == S_IFREG else { return .notAFile }
    if information.st_size == 0 { return .empty }
    if information.st_size > sizeLimit { return .tooLarge(Int(information.st_size)) }
    return nil
  }
}
