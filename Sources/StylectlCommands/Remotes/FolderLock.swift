import Platform

/// A lock on a folder, which one process has at a time; the system takes it back when a process ends.
enum FolderLock {
  /// How long is waited for another process, in milliseconds.
  private static let patience = 10_000

  /// Runs a body while no other process that asks for the lock runs one.
  ///
  /// Some network file systems lock no folders; there the body runs all the same. Throws a
  /// `FileError` where another process does not let go of the lock, and what the body throws.
  static func hold<Result>(_ folder: String, _ body: () throws -> Result) throws -> Result {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw FileError(folder, SystemError.last.sentence, status: .unavailable)
    }
    defer { close(descriptor) }
    var waited = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { break }
      guard waited < patience else {
        throw FileError(
          folder, "another process holds it", hint: "try again when the other command has ended",
          status: .unavailable)
      }
      usleep(2_000)
      waited += 2
    }
    return try body()
  }
}
