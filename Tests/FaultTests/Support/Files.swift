import Foundation
import Glibc

/// The files of a folder and those below it, in memory.
struct Files: Equatable {
  /// The bytes by the path in the folder.
  var contents: [String: [UInt8]] = [:]

  /// Reads a folder.
  init(of folder: String) throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      var isFolder: ObjCBool = false
      let path = "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      contents[name] = try bytes(at: path)
    }
  }

  init(_ contents: [String: [UInt8]] = [:]) {
    self.contents = contents
  }

  /// Makes a folder hold these files and no others.
  func write(to folder: String) throws {
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: folder) {
      try files.removeItem(atPath: "\(folder)/\(name)")
    }
    for (name, bytes) in contents {
      if let slash = name.lastIndex(of: "/") {
        try files.createDirectory(
          atPath: "\(folder)/\(name[..<slash])", withIntermediateDirectories: true)
      }
      try store(bytes, at: "\(folder)/\(name)")
    }
  }
}

/// Reads a file whole.
func bytes(at path: String) throws -> [UInt8] {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  defer { close(file) }
  var bytes = [UInt8](repeating: 0, count: Int(max(lseek(file, 0, SEEK_END), 0)))
  let count = pread(file, &bytes, bytes.count, 0)
  guard count == bytes.count else { throw POSIXError(.EIO) }
  return bytes
}

/// Writes a file whole.
func store(_ bytes: [UInt8], at path: String) throws {
  let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
  guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  defer { close(file) }
  guard write(file, bytes, bytes.count) == bytes.count else { throw POSIXError(.EIO) }
}
