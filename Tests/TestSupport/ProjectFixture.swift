import Foundation

/// The Swift files of an app that no one ships: label styles among other Swift.
package enum ProjectFixture {
  /// The folder.
  package static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Project").path

  /// The texts of the Swift files under a folder of the project, by path in it.
  package static func files(under folder: String = "") throws -> [String: String] {
    let root = URL(fileURLWithPath: path).appendingPathComponent(folder)
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where name.hasSuffix(".swift") {
      files[name] = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    }
    return files
  }
}
