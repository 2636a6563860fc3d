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
