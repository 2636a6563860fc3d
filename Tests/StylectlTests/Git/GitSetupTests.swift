import Diagnostics
import Foundation
import TestSupport
import Testing

/// What `git setup` does to a repository.
@Suite(.enabled(if: GitTeam.hasGit, "git is not installed"))
struct GitSetupTests {
  private static let line = "*.stylecatalog -text diff=stylectl merge=stylectl\n"

  private let team: GitTeam

  init() throws {
    team = try GitTeam()
  }

  private func attributes(_ name: String = "ada/.gitattributes") throws -> String {
    String(decoding: try team.folder.bytes(of: name), as: UTF8.self)
  }

  @Test func settingsRunThisProgram() throws {
    let program = try builtStylectl().resolvingSymlinksInPath().path
    let quoted = program.contains(" ") ? "'\(program)'" : program
    #expect(try attributes() == Self.line)
    #expect(
      try team.git("ada", "config", "--local", "--get", "merge.stylectl.driver")
        == "\(quoted) git merge -- %O %A %B %P\n")
    #expect(
      try team.git("ada", "config", "--local", "--get", "diff.stylectl.textconv")
        == "\(quoted) git textconv --\n")
  }

  @Test func againItChangesNothing() throws {
    let settings = try team.folder.bytes(of: "ada/.git/config")
    let again = try team.tryStylectl("ada", ["git", "setup"])
    #expect(again.errors == "This repository is set up already.\n")
    #expect(try team.folder.bytes(of: "ada/.git/config") == settings)
    #expect(try attributes() == Self.line)
  }

  @Test func otherLinesStayAndNoneOverrulesOurs() throws {
    try team.folder.write("*.png binary\n" + Self.line + "* text", to: "ada/.gitattributes")
    try team.stylectl("ada", "git", "setup")
    #expect(try attributes() == "*.png binary\n* text\n" + Self.line)
    #expect(try team.tryStylectl("ada", ["git", "setup"]).errors.contains("set up already"))
  }

  @Test func otherLinesStayToTheByte() throws {
    let before = Array("# Gr\u{F6}\u{DF}e\r\n".utf8) + [0xE9, 0x0D, 0x0A]
    try Data(before + Array((Self.line.dropLast() + "\r\n* text").utf8))
      .write(to: URL(fileURLWithPath: team.folder.file("ada/.gitattributes")))
    try team.stylectl("ada", "git", "setup")
    #expect(
      try team.folder.bytes(of: "ada/.gitattributes")
        == before + Array(("* text\n" + Self.line).utf8))
  }

  @Test func lineThatAnotherFileOverrulesIsToldOf() throws {
    try team.folder.write("* text\n", to: "ada/.git/info/attributes")
    let result = try team.tryStylectl("ada", ["git", "setup"])
    #expect(result.status == 0)
    #expect(result.errors.contains("warning: another file of attributes overrules the line"))
    #expect(try attributes() == Self.line)
  }

  @Test func subfoldersAndWorktreesAreOfTheirRepository() throws {
    try team.folder.makeFolder("ada/a b")
    try team.git("ada", "rm", "-q", ".gitattributes")
    try team.stylectl("ada/a b", "git", "setup")
    #expect(try attributes() == Self.line)
    try team.git("ada", "worktree", "add", "-q", "-b", "other", "../tree 2")
    #expect(
      try team.tryStylectl("tree 2", ["git", "setup"]).errors
        == "This repository is set up already.\n")
  }

  @Test func repositoryWithoutWorkTreeKeepsItsOwnAttributes() throws {
    try team.git(nil, "clone", "-q", "--bare", "ada", "bare")
    try team.stylectl("bare", "git", "setup")
    #expect(try attributes("bare/info/attributes") == Self.line)
  }

  @Test func placesWithoutRepositoryAreRefused() throws {
    try team.folder.makeFolder("none")
    let outside = try team.tryStylectl("none", ["git", "setup"])
    #expect(
      outside.errors == """
        error: this folder is in no git repository that git would use
        hint: 'git status' says why; go to a clone, or make one: git init

        """)
    #expect(outside.status == 1)
    let inside = try team.tryStylectl("ada/.git", ["git", "setup"])
    #expect(inside.errors.hasPrefix("error: this folder holds git's own files\n"))
    let without = try runStylectl(
      ["git", "setup"], in: team.folder, subfolder: "ada",
      environment: ["PATH": team.folder.file("none")])
    #expect(without.errors.hasPrefix("error: git cannot be run\n"))
    #expect(without.status == 4)
  }
}
