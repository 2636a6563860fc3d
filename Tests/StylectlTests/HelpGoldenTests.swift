import StylectlCommands
import TestSupport
import Testing

struct HelpGoldenTests {
  /// The commands in the order of the overview.
  static let commands = """
    add list show apply preview compose edit rename deprecate remove
    log diff restore undo redo release
    pull push merge conflicts resolve remote git
    init export check rule verify doctor
    completion manual
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test(arguments: commands + ["environment", "files", "exit-status"])
  func pageTellsAll(_ page: String) {
    let capture = Capture()
    #expect(capture.run(["help", page]) == .done)
    #expect(capture.errorText == "")
    expectGolden(capture.outputText, "help-\(page).txt")
    expectWellSet(capture.outputText)
  }

  @Test(arguments: ["create", "list", "show", "rename"])
  func pageOfAReleaseCommandTellsAll(_ command: String) {
    let capture = Capture()
    #expect(capture.run(["help", "release", command]) == .done)
    expectGolden(capture.outputText, "help-release-\(command).txt")
    expectWellSet(capture.outputText)
  }

  @Test(arguments: ["setup", "merge", "textconv"])
  func pageOfAGitCommandTellsAll(_ command: String) {
    let capture = Capture()
    #expect(capture.run(["help", "git", command]) == .done)
    expectGolden(capture.outputText, "help-git-\(command).txt")
    expectWellSet(capture.outputText)
  }

  @Test func pagesAreThoseOfTheTable() {
    let names = Stylectl.tool.groups.flatMap(\.rows).map(\.name)
    #expect(names == Self.commands)
  }

  @Test func overviewIsShortWithoutWordsAndWholeWithHelp() {
    let short = Capture()
    let long = Capture()
    #expect(short.run([]) == .done)
    #expect(long.run(["help"]) == .done)
    expectGolden(short.outputText, "overview.txt")
    expectGolden(long.outputText, "help.txt")
    expectWellSet(long.outputText)
  }

  @Test(arguments: [["show", "--help"], ["--help", "show"], ["show", "-x", "--help", "y"]])
  func helpAnywhereInTheLineIsTheWholePage(_ words: [String]) {
    let asked = Capture()
    let page = Capture()
    #expect(asked.run(words) == .done)
    #expect(page.run(["help", "show"]) == .done)
    #expect(asked.outputText == page.outputText)
  }

  /// Expects lines of 80 columns at most, and no word twice in a row.
  private func expectWellSet(_ text: String) {
    #expect(text.split(separator: "\n").filter { $0.count > 80 } == [])
    #expect(text.matches(of: /\b([a-z]+) \1\b/).map { String($0.output.0) } == [])
    #expect(!text.contains("repeated (can be repeated"))
  }
}
