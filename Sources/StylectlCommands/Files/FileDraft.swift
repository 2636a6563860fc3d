import Platform

/// New bytes beside the file that they are to become.
struct FileDraft {
  /// The path of the new bytes.
  let path: String

  /// The path that they are to have.
  let target: String

  /// Where the former file is kept until all is done.
  private var former: String?

  private var isPublished = false
  private var isFirst = false

  /// Names a draft that is yet to be written.
  init(of target: String) {
    path = DraftFolder.passingName(beside: target)
    self.target = target
  }

  /// Gives the new bytes their name; unless they are alone, the former file can be brought back.
  mutating func publish(isAlone: Bool) throws(FileError) {
    if !isAlone {
      let kept = DraftFolder.passingName(beside: target)
      if link(target, kept) == 0 { former = kept } else { isFirst = errno == ENOENT }
    }
    guard rename(path, target) == 0 else {
      throw FileError(target, SystemError.last.sentence, status: .unavailable)
    }
    isPublished = true
  }

  /// Leaves everything as it was, as far as the file system lets it.
  func takeBack() {
    if !isPublished {
      unlink(path)
      forgetFormer()
    } else if let former {
      rename(former, target)
    } else if isFirst {
      unlink(target)
    }
  }

  /// Lets go of the former file.
  func forgetFormer() {
    if let former { unlink(former) }
  }
}

/// A folder that drafts are written to.
///
/// As long as there are drafts, the folder has a shared lock, which goes with the process: where
/// nobody holds it, a draft was left by a process that was killed, and the next one removes it.
struct DraftFolder {
  /// What the name of a draft ends in.
  private static let ending = ".stylectl-draft"

  /// The path.
  let path: String

  /// The open folder; negative where it cannot be opened.
  let descriptor: Int32

  /// What tells its file system from others; nil where that is not known.
  let device: UInt64?

  /// Opens a folder and clears it of what nobody works on any more.
  init(_ path: String) {
    self.path = path
    var facts = stat()
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    let isKnown = descriptor >= 0 && fstat(descriptor, &facts) == 0
    device = isKnown ? UInt64(truncatingIfNeeded: facts.st_dev) : nil
    guard descriptor >= 0 else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      for name in (try? FolderListing.allNames(in: path, ending: Self.ending)) ?? [] {
        unlink(FolderListing.path(of: name, in: path))
      }
    }
    // Another process may be clearing, which is quick; not every file system has these locks.
    for _ in 0..<100 where flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK {
      usleep(1000)
    }
  }

  /// A name that nothing has, beside a file.
  static func passingName(beside target: String) -> String {
    "\(target).\(String(UInt64.random(in: 0 ... .max), radix: 36))\(ending)"
  }

  /// Makes new names in the folder last; not every file system can, and the bytes are safe either way.
  func flush() {
    if descriptor >= 0 { fsync(descriptor) }
  }

  /// Ends the work, and with it the lock.
  func end() {
    if descriptor >= 0 { close(descriptor) }
  }
}
