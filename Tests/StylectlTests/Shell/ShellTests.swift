import CommandTable
import Foundation
import TestSupport
import Testing

/// Completion in the shells themselves, in a terminal.
@Suite(.serialized) struct ShellTests {
  private static let shells = Shell.allCases.filter(ShellSession.isInstalled)

  private static let week = #"My week's "best" $days [a]"#

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try runStylectl(["init", "Team.stylecatalog"], in: folder)
    try folder.write(Samples.days, to: "days.json")
    for name in [Self.week, "7;$(x)*~`y`"] {
      let added = try runStylectl(["add", "labels", "days.json", "--name", name], in: folder)
      #expect(added.status == 0)
    }
  }

  @Test(arguments: shells)
  func scriptIsRightForItsOwnParser(_ shell: Shell) throws {
    let capture = Capture()
    #expect(capture.run(["completion", shell.rawValue]) == .done)
    let script = try folder.write(capture.outputText, to: "script")
    let result = try runProgram(shell.rawValue, ["-n", script])
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test(arguments: shells)
  func commandsOptionsAndValuesAreCompleted(_ shell: Shell) throws {
    let session = try ShellSession(shell, in: folder)
    #expect(try session.words(typing: "stylectl sho\tDayL\t") == ["show", "DayLabelStyle"])
    #expect(try session.words(typing: "stylectl list --rem\t") == ["list", "--removed"])
    #expect(
      try session.words(typing: "stylectl list --kind lab\t") == ["list", "--kind", "labels"])
    #expect(try session.words(typing: "stylectl list --kind=lab\t") == ["list", "--kind=labels"])
    #expect(try session.words(typing: "stylectl remote a\t") == ["remote", "add"])
    #expect(try session.words(typing: "stylectl help exit\t") == ["help", "exit-status"])
  }

  @Test(arguments: shells)
  func itemsAndTheirVersionsAreCompleted(_ shell: Shell) throws {
    let session = try ShellSession(shell, in: folder)
    #expect(try session.words(typing: "stylectl show tint:oc\t") == ["show", "tint:ocean"])
    #expect(try session.words(typing: "stylectl show ocean@\t") == ["show", "ocean@1"])
    #expect(
      try session.words(typing: "stylectl apply IconTintLabelStyle --set co\t.gree\t")
        == ["apply", "IconTintLabelStyle", "--set", "color=.green"])
  }

  @Test(arguments: shells)
  func namesWithBlanksAndQuotesAreCompleted(_ shell: Shell) throws {
    let session = try ShellSession(shell, in: folder)
    for start in ["My", "My\\ w", "'My w", "\"My w", "labels:My", "'labels:My w", "labels:'My w"] {
      let words = try session.words(typing: "stylectl show \(start)\t")
      let name = start.contains("labels:") ? "labels:" + Self.week : Self.week
      #expect(words == ["show", name], "\(shell) \(start): \(session.screen)")
    }
    #expect(
      try session.words(typing: "stylectl apply DayLabelStyle --labels=My\t")
        == ["apply", "DayLabelStyle", "--labels=" + Self.week])
    #expect(try session.words(typing: "stylectl show 7\t") == ["show", "7;$(x)*~`y`"])
  }

  @Test(arguments: shells)
  func filesAreCompletedByWhatIsTaken(_ shell: Shell) throws {
    try folder.makeFolder("more")
    try folder.write("", to: "more/Chip.swift")
    try folder.write("", to: "more/Chip.txt")
    try folder.write("", to: "more/Old team.stylecatalog")
    try folder.write("", to: "more/Old team.txt")
    let session = try ShellSession(shell, in: folder)
    #expect(
      try session.words(typing: "stylectl --catalog more/Old\tlist")
        == ["--catalog", "more/Old team.stylecatalog", "list"])
    #expect(
      try session.words(typing: "stylectl apply more/Ch\t") == ["apply", "more/Chip.swift"])
    #expect(try session.words(typing: "stylectl add mor\tChip.s\t") == ["add", "more/Chip.swift"])
  }

  @Test(arguments: shells)
  func whatCannotBeReadHasNoNamesAndNoError(_ shell: Shell) throws {
    try folder.write("no catalog at all", to: "Bad.stylecatalog")
    let session = try ShellSession(shell, in: folder)
    for catalog in ["Bad.stylecatalog", "missing.stylecatalog"] {
      let words = try session.words(typing: "stylectl --catalog \(catalog) show Da\tx")
      #expect(words == ["--catalog", catalog, "show", "Dax"])
      #expect(!session.screen.contains("error"), "\(session.screen)")
    }
  }
}
