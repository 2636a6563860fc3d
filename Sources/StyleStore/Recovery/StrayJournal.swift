import Platform

/// A journal that lies beside a file which it does not belong to.
struct StrayJournal {
  /// The path that SQLite looks for it at.
  let path: String

  /// Gives it a name that SQLite does not look for, the first one of `….stray-1`, `….stray-2` that is
  /// free, and returns its path; nil where the folder does not let that be done.
  func setAside() -> String? {
    for number in 1...Self.mostNumbers {
      let name = "\(path).stray-\(number)"
      // A process that was killed in between has left both names.
      if link(path, name) == 0 || errno == EEXIST && FileCheck.isSameFile(path, name) {
        return unlink(path) == 0 ? synced(name) : nil
      }
      if errno == EEXIST || access(name, F_OK) == 0 { continue }
      // Not every file system has links.
      return rename(path, name) == 0 ? synced(name) : nil
    }
    return nil
  }

  /// More are in no folder that anybody looks after.
  private static let mostNumbers = 1000

  private func synced(_ name: String) -> String {
    NewFile(path: path).syncFolder()
    return name
  }
}
