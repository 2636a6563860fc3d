import Platform

/// A file that appears under its name whole or not at all, and never in the place of another.
struct NewFile {
  /// The path.
  let path: String

  /// The folder of the path.
  var folder: String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Writes the file and waits until it is on the disk.
  ///
  /// - Parameters:
  ///   - bytes: what it holds.
  ///   - isNamed: whether the file is made under a passing name even where the system can do
  ///     without one; a process that is killed leaves that name behind.
  /// - Throws: `StoreError` with `exists` where something has the path by now.
  func publish(_ bytes: UnsafeRawBufferPointer, isNamed: Bool = false) throws(StoreError) {
    let isDone = isNamed ? false : try publishUnnamed(bytes)
    if !isDone { try publishNamed(bytes) }
    syncFolder()
  }

  /// Makes the file without a name and then gives it its own; false where the system cannot.
  private func publishUnnamed(_ bytes: UnsafeRawBufferPointer) throws(StoreError) -> Bool {
    guard let file = FileSystem.openUnnamed(in: folder, mode: 0o666) else { return false }
    defer { close(file) }
    try fill(file, bytes)
    if FileSystem.link(unnamed: file, to: path) == 0 { return true }
    if errno == EEXIST { throw failure() }
    return false
  }

  /// Makes the file under a passing name and then gives it its own.
  private func publishNamed(_ bytes: UnsafeRawBufferPointer) throws(StoreError) {
    let name = "\(path).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).new"
    let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure() }
    defer {
      close(file)
      unlink(name)
    }
    try fill(file, bytes)
    if link(name, path) == 0 { return }
    if errno == EEXIST { throw failure() }
    // Not every file system has links: the path is claimed first, and the claim then replaced.
    let claim = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard claim >= 0 else { throw failure() }
    close(claim)
    guard rename(name, path) == 0 else {
      let failure = failure()
      // An empty file would bar the path for good.
      unlink(path)
      throw failure
    }
  }

  /// Writes all bytes to a file and waits until they are on the disk.
  private func fill(_ file: Int32, _ bytes: UnsafeRawBufferPointer) throws(StoreError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure() }
      rest = rest.dropFirst(count)
    }
    guard fsync(file) == 0 else { throw failure() }
  }

  /// Waits until the name is on the disk, where the system lets a folder be synced.
  func syncFolder() {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The last system error in words.
  private func failure() -> StoreError {
    let problem: StoreError.Problem =
      switch errno {
      case EEXIST: .exists
      case ENOENT, ENOTDIR: .missingFolder
      case EACCES, EPERM, EROFS: .readOnlyFolder
      case ENOSPC, EDQUOT, EFBIG: .full
      case let code: .other(String(cString: strerror(code)))
      }
    return StoreError(problem, path: path)
  }
}
