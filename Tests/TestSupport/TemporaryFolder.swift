import Foundation

/// A folder of its own for one test, removed when the value goes.
package final class TemporaryFolder: Sendable {
  /// The absolute path.
  package let path: String

  /// Creates an empty folder under a name that no other test has.
  package init() throws {
    path = NSTemporaryDirectory() + "stylectl-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Returns the path of a name in the folder.
  package func file(_ name: String) -> String { path + "/" + name }

  /// Writes a text into a file of the folder and returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  /// Makes a folder in the folder, and those above it.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: file(name), withIntermediateDirectories: true)
  }

  /// Reads the bytes of a file of the folder.
  package func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }

  /// The names in the folder, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

extension TemporaryFolder {
  /// Writes a program for the shell into the folder.
  package func makeProgram(_ name: String, _ script: String) throws {
    try makeFolder(String(name.prefix(upTo: name.lastIndex(of: "/") ?? name.startIndex)))
    try write("#!/bin/sh\n\(script)\n", to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file(name))
  }
}
