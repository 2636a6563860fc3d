/// A file system that a system call lists as mounted.
package struct MountedFileSystem: Hashable, Sendable {
  /// The folder that it is mounted at.
  package var folder: String

  /// What it is: `apfs`, `nfs`.
  package var kind: String

  /// What the system lists; nil where no call does: Linux has /proc/self/mountinfo.
  package static var all: [MountedFileSystem]? {
    #if canImport(Darwin)
      var list: UnsafeMutablePointer<statfs>?
      let count = getmntinfo(&list, MNT_NOWAIT)
      guard let list, count > 0 else { return [] }
      return (0..<Int(count)).map { index in
        var mount = list[index]
        return MountedFileSystem(
          folder: withUnsafeBytes(of: &mount.f_mntonname) { text($0) },
          kind: withUnsafeBytes(of: &mount.f_fstypename) { text($0) })
      }
    #else
      return nil
    #endif
  }

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
