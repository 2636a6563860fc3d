import Foundation
import Testing

/// The documents for contributors name files that exist.
struct DocumentPathTests {
  @Test(arguments: ["Documentation/Architecture.md", "CONTRIBUTING.md"])
  func everyFileThatIsNamedExists(_ document: String) throws {
    let text = try String(
      contentsOf: SourceText.root.appendingPathComponent(document), encoding: .utf8)
    let paths = text.matches(of: /`((?:Sources|Tests|Documentation|migrations)\/[^`\s]+)`/)
      .map { String($0.output.1) }.filter { !$0.contains("NAME") && !$0.contains("NNNN") }
    #expect(paths.count > 4)
    for path in paths {
      let file = SourceText.root.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(document): \(path)")
    }
  }
}
