import Foundation
import TestSupport
import Testing

struct ManualTests {
  private static func isInstalled(_ program: String) -> Bool {
    (try? runProgram("sh", ["-c", "command -v \(program)"]))?.status == 0
  }

  @Test(.enabled(if: isInstalled("mandoc")))
  func mandocFindsNothingToSay() throws {
    let capture = Capture()
    #expect(capture.run(["manual"]) == .done)
    let folder = try TemporaryFolder()
    let path = try folder.write(capture.outputText, to: "stylectl.1")
    let result = try runProgram("mandoc", ["-T", "lint", "-W", "warning", path])
    #expect(result.output == "")
    #expect(result.errors == "")
  }

  @Test func sectionsAreThoseOfAManual() {
    let capture = Capture()
    #expect(capture.run(["manual"]) == .done)
    let sections = capture.outputText.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }
      .map { $0.dropFirst(4) }
    #expect(sections.first == "NAME")
    let usual: [Substring] = [
      "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "ENVIRONMENT", "FILES", "EXIT STATUS",
      "EXAMPLES", "SEE ALSO",
    ]
    #expect(sections.filter(usual.contains) == usual)
  }

  @Test func referenceIsThatOfTheTable() throws {
    let capture = Capture()
    #expect(capture.run(["manual", "--format", "markdown"]) == .done)
    let url = SourceText.root.appendingPathComponent("Documentation/Reference.md")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(capture.outputText.utf8).write(to: url)
      Issue.record("recorded Documentation/Reference.md")
    }
    let written = try String(contentsOf: url, encoding: .utf8)
    #expect(written == capture.outputText, "make reference writes it anew")
  }
}
