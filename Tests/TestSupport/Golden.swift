import Foundation
import Testing

/// Expects a text to equal a golden file in the `Golden` folder beside the test.
///
/// With `RECORD=1` in the environment the file is written and the test fails, so that nothing is
/// recorded unseen; a missing file fails too.
package func expectGolden(
  _ actual: String, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(
    "Golden")
  let url = folder.appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(actual.utf8).write(to: url)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  guard let data = try? Data(contentsOf: url) else {
    Issue.record(
      "missing golden \(name); run with RECORD=1 and look at it", sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: data, as: UTF8.self)
  if actual != expected {
    Issue.record(
      "\(name) differs\n--- expected\n\(expected)\n--- actual\n\(actual)",
      sourceLocation: sourceLocation)
  }
}
