import Foundation
import TestSupport
import Testing

/// Clones of one git repository with a catalog in it, whose people are known to git by variables
/// alone: nothing of the machine's own settings counts.
struct GitTeam {
  /// The folder that the clones lie in, each under the name of its person.
  let folder: TemporaryFolder

  /// The name of the catalog in each clone.
  let catalog: String

  /// Whether git is there to be tested with.
  static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  /// Makes a repository of Ada's with a catalog, and a clone of Bo's.
  init(catalog: String = "Team.stylecatalog") throws {
    folder = try TemporaryFolder()
    self.catalog = catalog
    try folder.makeFolder("ada")
    try folder.makeFolder("home")
    try git("ada", "init", "-q", "-b", "main")
    try stylectl("ada", "git", "setup")
    try stylectl("ada", "init", "./" + catalog)
    try commit("ada")
    try clone("bo")
  }

  /// Clones Ada's repository for somebody.
  func clone(_ person: String) throws {
    try git(nil, "clone", "-q", "ada", person)
    try stylectl(person, "git", "setup")
  }

  /// Runs git, whatever comes of it.
  func tryGit(_ person: String?, _ words: [String]) throws -> RunResult {
    let name = person ?? "ada"
    let variables = [
      "GIT_CONFIG_GLOBAL": folder.file("home/gitconfig"), "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": name, "GIT_AUTHOR_EMAIL": "\(name)@example.com",
      "GIT_COMMITTER_NAME": name, "GIT_COMMITTER_EMAIL": "\(name)@example.com",
      "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
      "GIT_EDITOR": "true", "GIT_TERMINAL_PROMPT": "0", "GIT_CEILING_DIRECTORIES": folder.path,
    ]
    return try run(
      URL(fileURLWithPath: "/usr/bin/git"), words, in: folder, subfolder: person,
      environment: variables)
  }

  /// Runs git, which must do what it is told.
  @discardableResult
  func git(_ person: String?, _ words: String...) throws -> String {
    let result = try tryGit(person, words)
    try #require(result.status == 0, "git \(words): \(result.output)\(result.errors)")
    return result.output
  }

  /// Runs stylectl as somebody, whatever comes of it.
  func tryStylectl(_ person: String, _ words: [String]) throws -> RunResult {
    try runStylectl(
      words, in: folder, subfolder: person,
      environment: [
        "STYLECTL_AUTHOR": person, "GIT_CONFIG_GLOBAL": folder.file("home/gitconfig"),
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_CEILING_DIRECTORIES": folder.path,
      ])
  }

  /// Runs stylectl as somebody; it must do what it is told.
  @discardableResult
  func stylectl(_ person: String, _ words: String...) throws -> String {
    let result = try tryStylectl(person, words)
    try #require(result.status == 0, "stylectl \(words): \(result.output)\(result.errors)")
    return result.output
  }

  /// Commits all that somebody changed.
  func commit(_ person: String) throws {
    try git(person, "add", "-A")
    try git(person, "commit", "-q", "-m", "Work")
  }

  /// Changes a text of an item in somebody's catalog.
  func change(_ person: String, _ item: String, _ old: String, to new: String) throws {
    let text = try stylectl(person, "show", item)
    try #require(text.contains(old))
    let name = item == "week" ? "week.json" : "\(item).swift"
    try folder.write(text.replacing(old, with: new), to: name)
    try stylectl(person, "add", "--replace", "../" + name)
  }

  /// The names in somebody's clone.
  func names(_ person: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file(person)).sorted()
  }
}
