import Platform

/// What changes about a file or folder when somebody writes to it.
///
/// Asking for it again and again works on every system and on shared folders, where notifications do
/// not; editors that put a new file in the place of the old one change its number.
package struct FileFacts: Hashable, Sendable {
  private var number: UInt64 = 0
  private var size: Int64 = -1
  private var seconds = 0
  private var nanoseconds = 0

  /// Asks the system; all paths without a file have the same facts.
  package init(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return }
    number = UInt64(truncatingIfNeeded: facts.st_ino)
    size = Int64(facts.st_size)
    let time = facts.modificationTime
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}
