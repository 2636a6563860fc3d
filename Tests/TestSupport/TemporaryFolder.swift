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

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
