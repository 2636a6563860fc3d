extension stat {
  /// When the file was last written to.
  package var modificationTime: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}

#if os(Linux)
  /// The system's `syncfs`, which is in the C library and not among what Swift takes from its headers.
  @_silgen_name("syncfs")
  private func syncFileSystem(_ file: Int32) -> Int32
#endif

/// What folders and files do on this system.
package enum FileSystem {
  /// Whether what is made in any folder is of the folder's group, as on BSD and so on macOS (open(2)).
  package static var everyFolderHandsGroupOn: Bool {
    #if canImport(Darwin)
      true
    #else
      false
    #endif
  }

  /// Whether ``syncAll(of:)`` is there, and fails where something could not be written: on Linux since
  /// 5.8 (syncfs(2)).
  package static var canSyncAll: Bool {
    #if os(Linux)
      var system = utsname()
      guard uname(&system) == 0 else { return false }
      let release = withUnsafeBytes(of: &system.release) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let numbers = release.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
      return numbers.count == 2 && (numbers[0], numbers[1]) >= (5, 8)
    #else
      return false
    #endif
  }

  /// Waits until all that was written to the file system of an open file is on the disk; 0 where that is
  /// done, else errno says why not.
  package static func syncAll(of file: Int32) -> Int32 {
    #if os(Linux)
      syncFileSystem(file)
    #else
      fsync(file)
    #endif
  }

  /// Opens a file without a name in a folder for writing; nil where the system or the folder cannot.
  package static func openUnnamed(in folder: String, mode: mode_t) -> Int32? {
    #if os(Linux)
      // O_TMPFILE, a macro that Swift does not import.
      let unnamed = O_DIRECTORY | 0o20_000_000
      let file = open(folder, O_WRONLY | O_CLOEXEC | unnamed, mode)
      return file >= 0 ? file : nil
    #else
      return nil
    #endif
  }

  /// Gives a file without a name a path; 0 where that is done, else errno says why not.
  package static func link(unnamed file: Int32, to path: String) -> Int32 {
    linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, path, AT_SYMLINK_FOLLOW)
  }
}
