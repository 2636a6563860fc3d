#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
  ///   - files: The files and what they are to hold.
  ///   - willRename: Is told each target before it is replaced.
  /// - Throws: `FileError` for the first file that cannot be written.
  package static func replace(
    _ files: [(path: String, bytes: [UInt8])], willRename: (String) -> Void = { _ in }
  ) throws(FileError) {
    var drafts: [Draft] = []
    do throws(FileError) {
      for file in files { drafts.append(try draft(of: file.path, file.bytes)) }
      try giveNames(to: drafts, willRename)
    } catch {
      for draft in drafts { unlink(draft.path) }
      throw error
    }
    for folder in Set(drafts.map { folder(of: $0.target) }) { flush(folder: folder) }
  }

  /// Gives drafts the names of their targets; a second name keeps each old file until all have
  /// theirs.
  private static func giveNames(
    to drafts: [Draft], _ willRename: (String) -> Void
  ) throws(FileError) {
    var done: [Draft] = []
    defer { for draft in done { unlink(draft.oldPath) } }
    for draft in drafts {
      willRename(draft.target)
      // One file alone is replaced in one step. Where links are not to be had, as on some shared
      // folders, there is nothing to put back.
      let isKept = drafts.count > 1 && link(draft.target, draft.oldPath) == 0
      guard rename(draft.path, draft.target) == 0 else {
        let reason = SystemError.last.sentence
        if isKept { unlink(draft.oldPath) }
        for earlier in done.reversed() where !earlier.isNew || unlink(earlier.target) != 0 {
          rename(earlier.oldPath, earlier.target)
        }
        throw FileError(draft.target, reason, status: .unavailable)
      }
      done.append(draft)
    }
  }

  /// Whether something is at a path.
  package static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Makes a folder, and those that it lies in, where they are not there.
  ///
  /// Throws a `FileError`.
  package static func makeFolder(_ path: String) throws(FileError) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      guard mkdir(String(path[..<end]), 0o777) != 0, errno != EEXIST, errno != EISDIR else {
        continue
      }
      throw FileError(path, SystemError.last.sentence, status: .unavailable)
    }
  }

  /// New bytes beside the file that they are to become.
  private struct Draft {
    var path: String
    var target: String
    var isNew: Bool

    /// The second name of the file that was there.
    var oldPath: String { path + ".old" }
  }

  private static func draft(of path: String, _ bytes: [UInt8]) throws(FileError) -> Draft {
    let target = resolved(path)
    var facts = stat()
    let exists = stat(target, &facts) == 0
    if exists && facts.st_mode & S_IFMT != S_IFREG {
      throw FileError(path, "it is not a regular file", status: .unavailable)
    }
    let draft = "\(target).\(UInt64.random(in: 0 ... .max)).tmp"
    do {
      try write(bytes, to: draft, mode: exists ? facts.st_mode & 0o7777 : nil)
    } catch {
      let reason = (error as? SystemError)?.sentence ?? SystemError(EIO).sentence
      unlink(draft)
      throw FileError(path, reason, status: .unavailable)
    }
    return Draft(path: draft, target: target, isNew: !exists)
  }

  /// Writes a new file and waits until the disk has it.
  private static func write(_ bytes: [UInt8], to path: String, mode: mode_t?) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    do {
      try bytes.withUnsafeBytes { try writeAll($0, to: descriptor) }
    } catch StreamError.failed(let number) {
      throw SystemError(number)
    }
    if let mode, fchmod(descriptor, mode) != 0 { throw SystemError.last }
    guard fsync(descriptor) == 0 else { throw SystemError.last }
  }

  /// Follows links to the file that is meant; a file that is yet to be made stays as it is.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  /// Makes new names in a folder last; not every file system can, and the bytes are safe either way.
  private static func flush(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
