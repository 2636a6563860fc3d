import Foundation
import TestSupport
import Testing

/// What becomes of catalogs where git merges them.
@Suite(.enabled(if: GitTeam.hasGit, "git is not installed"))
struct GitMergeTests {
  @Test func editsOfTwoPeopleAreBothIn() throws {
    let team = try GitTeam()
    try team.change("ada", "week", "Monday", to: "Montag")
    try team.change("ada", "DayLabelStyle", "spacing: 16", to: "spacing: 12")
    try team.commit("ada")
    try team.change("bo", "week", "Tuesday", to: "Dienstag")
    try team.change("bo", "DayLabelStyle", "padding(8)", to: "padding(9)")
    try team.commit("bo")
    let merge = try team.tryGit("bo", ["pull", "-q", "--no-rebase", "origin", "main"])
    #expect(merge.status == 0)
    #expect(
      merge.errors.contains("Team.stylecatalog: merged 2 of theirs with ours.\n"))
    let week = try team.stylectl("bo", "show", "week")
    #expect(week.contains("Montag") && week.contains("Dienstag"))
    let style = try team.stylectl("bo", "show", "DayLabelStyle")
    #expect(style.contains("spacing: 12") && style.contains("padding(9)"))
    try team.stylectl("bo", "verify")
    #expect(try team.git("bo", "status", "--short").isEmpty)
    #expect(try team.names("bo") == [".git", ".gitattributes", "Team.stylecatalog"])
  }

  @Test func conflictIsSettledAndCommitted() throws {
    let team = try GitTeam()
    try team.change("ada", "DayLabelStyle", "spacing: 16", to: "spacing: 8")
    try team.commit("ada")
    try team.change("bo", "DayLabelStyle", "spacing: 16", to: "spacing: 20")
    try team.commit("bo")
    let merge = try team.tryGit("bo", ["pull", "-q", "--no-rebase", "origin", "main"])
    #expect(merge.status == 1)
    #expect(
      merge.errors.contains(
        """
        Team.stylecatalog: error: what both sides did does not go together: DayLabelStyle
        hint: to see and settle it: stylectl conflicts --catalog Team.stylecatalog; when that is \
        done: git add Team.stylecatalog

        """))
    #expect(try team.git("bo", "status", "--short") == "UU Team.stylecatalog\n")
    let conflicts = try team.tryStylectl("bo", ["conflicts"])
    #expect(conflicts.output.contains("makeBody: HStack(spacing:)\t16\t20\t8\n"))
    try team.stylectl("bo", "verify")
    try team.stylectl("bo", "resolve", "DayLabelStyle", "--theirs")
    try team.git("bo", "commit", "-q", "-a", "-m", "Settled")
    #expect(try team.stylectl("bo", "show", "DayLabelStyle").contains("spacing: 8"))
    try team.stylectl("bo", "verify")
    try team.git("ada", "pull", "-q", "../bo", "main")
    #expect(try team.git("ada", "diff", "HEAD", "FETCH_HEAD").isEmpty)
    #expect(try team.names("bo") == [".git", ".gitattributes", "Team.stylecatalog"])
  }

  @Test func rebaseAndCherryPickTakeEditsAlong() throws {
    let team = try GitTeam()
    for (person, tint) in [("ada", "one"), ("bo", "two"), ("bo", "three")] {
      try team.stylectl(person, "add", "tint", tint, "#102030")
      try team.commit(person)
    }
    try team.git("bo", "fetch", "-q", "origin")
    try team.git("bo", "branch", "kept")
    try team.git("bo", "rebase", "-q", "origin/main")
    #expect(try team.stylectl("bo", "list", "--kind", "tint").hasSameTints("one", "two", "three"))
    try team.git("ada", "fetch", "-q", "../bo", "kept")
    try team.git("ada", "cherry-pick", "FETCH_HEAD")
    #expect(try team.stylectl("ada", "list", "--kind", "tint").hasSameTints("one", "two", "three"))
    try team.stylectl("ada", "verify")
    try team.stylectl("bo", "verify")
  }

  @Test func crissCrossEndsAlikeOnBothSides() throws {
    let team = try GitTeam()
    for person in ["ada", "bo"] {
      try team.change(person, "week", person == "ada" ? "Monday" : "Friday", to: person)
      try team.commit(person)
      try team.git(person, "branch", "first")
    }
    try team.git("ada", "fetch", "-q", "../bo", "first")
    try team.git("ada", "merge", "-q", "--no-edit", "FETCH_HEAD")
    try team.git("bo", "fetch", "-q", "origin", "first")
    try team.git("bo", "merge", "-q", "--no-edit", "FETCH_HEAD")
    for person in ["ada", "bo"] {
      try team.change(person, "week", person == "ada" ? "Tuesday" : "Sunday", to: person + "-2")
      try team.commit(person)
    }
    let merge = try team.tryGit("bo", ["pull", "-q", "--no-rebase", "--no-edit", "origin", "main"])
    #expect(merge.status == 0, "\(merge.errors)")
    let week = try team.stylectl("bo", "show", "week")
    for title in ["ada", "bo", "ada-2", "bo-2"] { #expect(week.contains("\"\(title)\"")) }
    try team.git("ada", "pull", "-q", "--no-rebase", "--no-edit", "../bo", "main")
    #expect(try team.stylectl("ada", "show", "week") == week)
    try team.stylectl("bo", "verify")
  }

  @Test func catalogsThatBothAddedBecomeOne() throws {
    let team = try GitTeam()
    for (person, tint) in [("ada", "one"), ("bo", "two")] {
      try team.stylectl(person, "init", "--empty", "Second.stylecatalog")
      try team.stylectl(person, "add", "tint", tint, "#102030", "--catalog", "Second.stylecatalog")
      try team.commit(person)
    }
    try team.git("bo", "pull", "-q", "--no-rebase", "--no-edit", "origin", "main")
    let tints = try team.stylectl("bo", "list", "--catalog", "Second.stylecatalog")
    #expect(tints.contains("\tone\t") && tints.contains("\ttwo\t"))
    try team.stylectl("bo", "verify", "--catalog", "Second.stylecatalog")
  }

  @Test(arguments: ["-q %P 'n' \"$x\" `y`.stylecatalog", "ä b ü.stylecatalog"])
  func oddNamesAreNoMatter(name: String) throws {
    let team = try GitTeam(catalog: name)
    for (person, tint) in [("ada", "one"), ("bo", "two")] {
      try team.stylectl(person, "add", "tint", tint, "#102030", "--catalog", "./" + name)
      try team.commit(person)
    }
    try team.git("bo", "pull", "-q", "--no-rebase", "--no-edit", "origin", "main")
    let tints = try team.stylectl("bo", "list", "--kind", "tint", "--catalog", "./" + name)
    #expect(tints.hasSameTints("one", "two"))
    #expect(try team.git("bo", "diff", "HEAD~1").contains("tint "))
  }

  @Test func revertThatTakesNothingBackSaysSo() throws {
    let team = try GitTeam()
    for tint in ["one", "two"] {
      try team.stylectl("ada", "add", "tint", tint, "#102030")
      try team.commit("ada")
    }
    let revert = try team.tryGit("ada", ["revert", "--no-edit", "HEAD~1"])
    #expect(
      revert.errors.contains("note: this would take edits back, and a merge takes none back\n"))
    #expect(try team.stylectl("ada", "list", "--kind", "tint").hasSameTints("one", "two"))
  }

  @Test func damageOfOneSideLeavesOursAlone() throws {
    let team = try GitTeam()
    try team.stylectl("ada", "add", "tint", "one", "#102030")
    try team.commit("ada")
    let ours = try team.folder.bytes(of: "ada/Team.stylecatalog")
    try team.folder.write("no catalog", to: "bo/Team.stylecatalog")
    try team.commit("bo")
    let merge = try team.tryGit("ada", ["pull", "-q", "--no-rebase", "../bo", "main"])
    #expect(merge.status == 1)
    #expect(merge.errors.contains("'Team.stylecatalog (theirs)' is not a catalog"))
    #expect(merge.errors.contains("nothing of theirs came in\n"))
    #expect(try team.git("ada", "status", "--short") == "UU Team.stylecatalog\n")
    #expect(try team.folder.bytes(of: "ada/Team.stylecatalog") == ours)
    #expect(try team.git("ada", "log", "-p", "FETCH_HEAD").contains("not readable"))
  }
}

extension String {
  /// Whether a listing of tints holds some among those that every catalog starts with.
  fileprivate func hasSameTints(_ names: String...) -> Bool {
    names.allSatisfy { contains("tint\t\($0)\t") }
  }
}
