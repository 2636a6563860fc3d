import StylectlCommands
import TestSupport
import Testing

/// The line of progress, with a clock that the test moves.
struct ProgressTests {
  /// A run whose clock goes on by some milliseconds whenever it is asked.
  private func run(
    _ words: [String], in folder: TemporaryFolder, pace: Int, errorsAreTerminal: Bool = true,
    environment: [String: String] = [:]
  ) -> String {
    var errors: [UInt8] = []
    var time = 0
    var surroundings = Surroundings(
      environment: EnvironmentVariables(["TERM": "xterm"].merging(environment) { $1 }),
      output: ByteStream { _ in }, errors: ByteStream { errors += $0 }, standardInput: -1,
      facts: TerminalFacts(errorsAreTerminal: errorsAreTerminal, errorColumns: 40))
    surroundings.now = {
      time += pace
      return time
    }
    _ = Stylectl.run(["--catalog", folder.file("Team.stylecatalog")] + words, in: surroundings)
    return String(decoding: errors, as: UTF8.self)
  }

  private func catalog() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try runStylectl(["init", "Team.stylecatalog"], in: folder)
    return folder
  }

  @Test func longWorkShowsALineAndTakesItAway() throws {
    let text = run(["verify"], in: try catalog(), pace: 60)
    let lines = text.split(separator: "\r", omittingEmptySubsequences: false)
    #expect(lines.count > 3)
    #expect(lines[0] == "")
    #expect(lines.dropFirst().allSatisfy { $0.contains("\u{1B}[K") && $0.count < 60 })
    #expect(lines[1].hasPrefix("Checking versions and documents "))
    #expect(lines.last == "\u{1B}[KThe catalog is whole.\n")
    let shown = lines.dropFirst().filter { $0.hasPrefix("Checking versions") }
    #expect(Set(shown).count == shown.count)
  }

  @Test func shortWorkShowsNone() throws {
    let text = run(["verify"], in: try catalog(), pace: 0)
    #expect(text == "The catalog is whole.\n")
  }

  @Test(arguments: [["CI": "true"], ["TERM": "dumb"]])
  func logsShowNone(_ environment: [String: String]) throws {
    let text = run(["verify"], in: try catalog(), pace: 60, environment: environment)
    #expect(text == "The catalog is whole.\n")
  }

  @Test func pipesAndQuietShowNone() throws {
    let folder = try catalog()
    let piped = run(["verify"], in: folder, pace: 60, errorsAreTerminal: false)
    #expect(piped == "The catalog is whole.\n")
    #expect(run(["verify", "-q"], in: folder, pace: 60) == "")
  }

  @Test func readingMergingAndExportingTellHowFarTheyAre() throws {
    let folder = try catalog()
    let other = try catalog()
    for index in 0..<9 {
      let style = Samples.stack.replacing("Stack", with: "Stack\(index)")
      try other.write(style, to: "Stack\(index).swift")
    }
    let added = run(["add", other.path, "--author", "Ada"], in: other, pace: 60)
    #expect(added.contains("\rReading files 4\u{1B}[K"))
    #expect(added.hasSuffix("Added the style 'Stack8LabelStyle'.\n"))
    let merged = run(
      ["merge", other.file("Team.stylecatalog"), "--author", "Ada"], in: folder, pace: 60)
    #expect(merged.contains("\rMerging items "))
    let written = run(["export", "swift", "--output", folder.file("Out")], in: folder, pace: 60)
    #expect(written.contains("\rGathering items "))
    #expect(written.contains("\r\u{1B}[KWrote "))
  }
}
