import StylectlCommands
import TestSupport
import Testing

/// Lines that cannot be carried out as they were written.
struct UsageTranscriptTests {
  @Test func wrongLinesAreToldAndSetRight() throws {
    var seen = Transcript(in: try Samples.emptyCatalog())
    try seen.run("--version")
    try seen.run("shwo", "DayLabelStyle")
    try seen.run("environment")
    try seen.run("tints")
    try seen.run("help", "lst")
    try seen.run("list", "--knid", "tint")
    try seen.run("list", "--kind", "tints")
    try seen.run("list", "--kind")
    try seen.run("list", "--kind", "--json")
    try seen.run("list", "one", "two")
    try seen.run("list", "-k", "tint")
    try seen.run("list", "-kind", "tint")
    try seen.run("list", "--json=yes")
    try seen.run("--kind", "tint", "list")
    try seen.run("--color", "pink", "list")
    try seen.run("log", "-n", "0")
    try seen.run("log", "--limit", "many")
    try seen.run("show")
    try seen.run("add")
    try seen.run("add", "label", "menu.json")
    try seen.run("rename", "week")
    try seen.run("remove")
    try seen.run("apply")
    try seen.run("apply", "DayLabelStyle")
    try seen.run("apply", "DayLabelStyle", "--labels", "week", "--label", "Stop")
    try seen.run("apply", "DayLabelStyle", "--labels", "week")
    try seen.run("apply", ".iconOnly", "--label", "Stop", "--appearance", "drak")
    try seen.run("apply", ".iconOnly", "--label", "Stop", "--set", "color")
    try seen.run("apply", ".iconOnly", "--label", "Stop", "--set", "color=.red)")
    try seen.run("preview", "nothing")
    try seen.run("show", "--", "--help")
    let text = seen.text.replacing(/SQLite [0-9.]+/, with: "SQLite VERSION")
    expectGolden(text, "usage.txt")
  }

  @Test func emptyLineGivesTheOverview() throws {
    let result = try runStylectl([], in: TemporaryFolder())
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("stylectl: a catalog of SwiftUI label styles\n\nUsage: "))
  }

  @Test func authorAndMessageThatNoRecordHoldsAreRefused() throws {
    let folder = try Samples.emptyCatalog()
    let before = try folder.bytes(of: "Team.stylecatalog")
    for (option, count) in [("author", 1000), ("message", 65_536)] {
      for words in [["add", "tint", "t", "#FFF"], ["init", "New.stylecatalog"]] {
        let text = String(repeating: "x", count: count + 1)
        #expect(
          try runStylectl(words + ["--\(option)", text], in: folder)
            == RunResult(
              output: "",
              errors: """
                error: the \(option) has more than \(count) bytes

                """, status: 2))
      }
    }
    #expect(try folder.bytes(of: "Team.stylecatalog") == before)
    #expect(try folder.names() == ["Team.stylecatalog"])
    let longest = ["--author", String(repeating: "a", count: 1000)]
    let words = ["add", "tint", "t", "#FFF", "-m", String(repeating: "m", count: 65_536)]
    #expect(try runStylectl(words + longest, in: folder).status == 0)
    #expect(try runStylectl(["verify"], in: folder).status == 0)
  }
}
