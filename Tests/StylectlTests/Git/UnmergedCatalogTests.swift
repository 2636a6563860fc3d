import TestSupport
import Testing

/// What is told of a catalog that git left in conflict.
@Suite(.enabled(if: GitTeam.hasGit, "git is not installed"))
struct UnmergedCatalogTests {
  private static let lost = """
    git did not merge 'Team.stylecatalog': it holds one side alone, and a commit would lose the \
    edits of the other
    """
  private static let again = """
    git merge --abort (of a rebase: git rebase --abort), then: stylectl git setup, then merge again
    """

  private let team: GitTeam

  /// Ada has changed a style that Bo has yet to change.
  init() throws {
    team = try GitTeam()
    try team.change("ada", "DayLabelStyle", "spacing: 16", to: "spacing: 8")
    try team.commit("ada")
  }

  private func merge() throws -> RunResult {
    try team.tryGit("bo", ["pull", "-q", "--no-rebase", "origin", "main"])
  }

  @Test func editsThatNoDriverMergedAreNotLostUnseen() throws {
    try team.change("bo", "DayLabelStyle", "padding(8)", to: "padding(9)")
    try team.commit("bo")
    try team.git("bo", "config", "--remove-section", "merge.stylectl")
    #expect(try merge().status == 1)
    let conflicts = try team.tryStylectl("bo", ["conflicts"])
    #expect(
      conflicts
        == RunResult(
          output: "", errors: "error: \(Self.lost)\nhint: \(Self.again)\n", status: 1))
    #expect(
      try team.tryStylectl("bo", ["doctor"])
        == RunResult(
          output: """
            git: \(Self.lost)
              \(Self.again)
            git: this clone has no merge driver for catalogs
              stylectl git setup

            """, errors: "error: 2 things need doing\n", status: 1))
    try team.git("bo", "merge", "--abort")
    try team.stylectl("bo", "git", "setup")
    #expect(try merge().status == 0)
    let style = try team.stylectl("bo", "show", "DayLabelStyle")
    #expect(style.contains("spacing: 8") && style.contains("padding(9)"))
    #expect(try team.tryStylectl("bo", ["conflicts"]).errors == "Nothing is left to settle.\n")
    #expect(try team.tryStylectl("bo", ["doctor"]).errors == "Nothing needs doing.\n")
  }

  @Test func whatIsSettledIsLeftToTellGit() throws {
    try team.change("bo", "DayLabelStyle", "spacing: 16", to: "spacing: 20")
    try team.commit("bo")
    #expect(try merge().status == 1)
    try team.stylectl("bo", "resolve", "DayLabelStyle", "--theirs")
    #expect(
      try team.tryStylectl("bo", ["conflicts"])
        == RunResult(
          output: "",
          errors: """
            Nothing is left to settle.
            note: git still counts 'Team.stylecatalog' as in conflict
            hint: see that the edits of both sides are in, then: git add Team.stylecatalog

            """, status: 0))
    try team.git("bo", "add", "Team.stylecatalog")
    #expect(try team.tryStylectl("bo", ["conflicts"]).errors == "Nothing is left to settle.\n")
  }
}
