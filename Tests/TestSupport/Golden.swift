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
      "\(name) differs\n\(changes(from: expected, to: actual))", sourceLocation: sourceLocation)
  }
}

/// The lines that a text has lost and gained, each with its number, the first 200 of them.
private func changes(from expected: String, to actual: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let lines = new.difference(from: old).map { change in
    switch change {
    case .remove(let line, let text, _): (line, "- \(line + 1): \(text)")
    case .insert(let line, let text, _): (line, "+ \(line + 1): \(text)")
    }
  }
  // What stands at one place stands together, the former line first.
  let sorted = lines.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
  let shown = sorted.prefix(200).map(\.element.1).joined(separator: "\n")
  return sorted.count > 200 ? shown + "\n… and \(sorted.count - 200) more" : shown
}
