import Platform

/// Writing of whole files.
package enum OutputFile {
  /// Replaces a file: whoever reads it, also after a loss of power, finds the old bytes or the new.
  ///
  /// The new bytes go to a file beside it, to the disk, and then under the name. A link is followed
  /// and the permissions of an existing file are kept. Throws a `FileError`.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try replace([(path, bytes)])
  }

  /// Replaces files, all or none: all new bytes are on the disk before the first of them gets its
  /// name, and where one cannot get its name, those before it give theirs back.
  ///
  /// - Parameters:
  ///   - files: The files and what they are to hold, which is asked for one file after the other.
  ///   - willRename: Is told each target before it is replaced.
  /// - Throws: `FileError` for the first file that cannot be written.
  package static func replace(
    _ files: some Sequence<(path: String, bytes: [UInt8])>, willRename: (String) -> Void = { _ in }
  ) throws(FileError) {
    var folders: [String: DraftFolder] = [:]
    defer { for folder in folders.values { folder.end() } }
    var drafts: [FileDraft] = []
    var sync = DraftSync()
    do throws(FileError) {
      for (path, bytes) in files {
        // A link is followed to the file that is meant.
        let target = AbsolutePath.resolved(path) ?? path
        let place = Self.folder(of: target)
        let folder = folders[place] ?? DraftFolder(place)
        folders[place] = folder
        let isTaken = sync.takes(fileIn: folder)
        drafts.append(try draft(of: path, target, bytes, isSynced: !isTaken))
      }
      try sync.finish()
      for index in drafts.indices {
        willRename(drafts[index].target)
        try drafts[index].publish(isAlone: drafts.count == 1)
      }
    } catch {
      for draft in drafts.reversed() { draft.takeBack() }
      throw error
    }
    for draft in drafts { draft.forgetFormer() }
    sync.flush(folders.values)
  }

  /// Whether something is at a path.
  package static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Makes a folder, and those that it lies in, where they are not there, and returns those that it
  /// made, the outermost first; where one cannot be made, none of them stays.
  ///
  /// Throws a `FileError`.
  @discardableResult
  package static func makeFolder(_ path: String) throws(FileError) -> [String] {
    var made: [String] = []
    var end = path.startIndex
    while end < path.endIndex {
      end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      let folder = String(path[..<end])
      if mkdir(folder, 0o777) == 0 {
        made.append(folder)
      } else if errno != EEXIST, errno != EISDIR {
        let error = FileError(path, SystemError.last.sentence, status: .unavailable)
        for folder in made.reversed() { removeEmptyFolder(folder) }
        throw error
      }
    }
    return made
  }

  /// Removes a folder where nothing is in it.
  package static func removeEmptyFolder(_ path: String) {
    rmdir(path)
  }

  /// Gives a file another name.
  ///
  /// Throws a `FileError`.
  package static func move(_ path: String, to name: String) throws(FileError) {
    guard rename(path, name) != 0 else { return }
    throw FileError(path, SystemError.last.sentence, status: .unavailable)
  }

  /// Removes files; after a loss of power they are still gone.
  ///
  /// Throws a `FileError`.
  package static func remove(_ paths: [String]) throws(FileError) {
    let folders = Set(paths.map(folder(of:))).map(DraftFolder.init)
    defer {
      for folder in folders {
        folder.flush()
        folder.end()
      }
    }
    for path in paths where unlink(path) != 0 && errno != ENOENT {
      throw FileError(path, SystemError.last.sentence, status: .unavailable)
    }
  }

  /// Writes a new file for nobody but those whom a mode lets read it.
  ///
  /// Throws a `FileError`.
  package static func make(_ path: String, mode: UInt32, _ bytes: [UInt8]) throws(FileError) {
    do { try write(bytes, to: path, mode: mode_t(mode), isSynced: true) } catch {
      let reason = (error as? SystemError)?.sentence ?? SystemError(EIO).sentence
      unlink(path)
      throw FileError(path, reason, status: .unavailable)
    }
  }

  /// Clears the folders of files of the drafts that processes left there which were killed.
  package static func clearDrafts(beside paths: [String]) {
    for folder in Set(paths.map { folder(of: AbsolutePath.resolved($0) ?? $0) }) {
      DraftFolder(folder).end()
    }
  }

  private static func draft(
    of path: String, _ target: String, _ bytes: [UInt8], isSynced: Bool
  ) throws(FileError) -> FileDraft {
    var facts = stat()
    let exists = stat(target, &facts) == 0
    if exists && facts.st_mode & S_IFMT != S_IFREG {
      throw FileError(path, "it is not a regular file", status: .unavailable)
    }
    let draft = FileDraft(of: target)
    do {
      let mode = exists ? facts.st_mode & 0o7777 : nil
      try write(bytes, to: draft.path, mode: mode, isSynced: isSynced)
    } catch {
      let reason = (error as? SystemError)?.sentence ?? SystemError(EIO).sentence
      unlink(draft.path)
      throw FileError(path, reason, status: .unavailable)
    }
    return draft
  }

  /// Writes a new file and, unless others are waited for with it, waits until the disk has it.
  ///
  /// From its first moment on nobody may read it whom its mode does not let.
  private static func write(_ bytes: [UInt8], to path: String, mode: mode_t?, isSynced: Bool) throws
  {
    let rights = (mode ?? 0o666) & 0o777
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, rights)
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    do {
      try bytes.withUnsafeBytes { try writeAll($0, to: descriptor) }
    } catch StreamError.failed(let number) {
      throw SystemError(number)
    }
    if let mode, fchmod(descriptor, mode) != 0 { throw SystemError.last }
    guard !isSynced || fsync(descriptor) == 0 else { throw SystemError.last }
  }

  /// The folder that a file lies in, as a path that ends in `/`, or `.`.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }
}
