import Foundation
import TestSupport
import Testing

/// What people see who share a catalog by merge, pull and push, in goldens.
struct SharingTranscriptTests {
  /// Two people with a catalog each, from one start, and a remote that both know.
  private func team() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for person in ["ada", "bo"] {
      try folder.makeFolder(person)
      try run(folder, person, "init", "Team.stylecatalog")
      try run(folder, person, "remote", "add", "origin", "../Shared.stylecatalog")
    }
    return folder
  }

  private func run(_ folder: TemporaryFolder, _ person: String, _ words: String...) throws {
    let result = try runStylectl(words, in: folder, subfolder: person)
    try #require(result.status == 0, "\(words): \(result.errors)")
  }

  @Test func remotes() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("ada")
    try folder.makeFolder("bo")
    var seen = Transcript(in: folder)
    try seen.run("init", "Team.stylecatalog", in: "ada")
    try seen.run("remote", "list", in: "ada")
    try seen.run("pull", in: "ada")
    try seen.run("remote", "add", "origin", "../Shared.stylecatalog", in: "ada")
    try seen.run("remote", "add", "origin", "../Shared.stylecatalog", in: "ada")
    try seen.run("remote", "add", "origin", "Other.stylecatalog", in: "ada")
    try seen.run("remote", "add", "self", "../ada/Team.stylecatalog", in: "ada")
    try seen.run("remote", "add", "a/b", "../Other.stylecatalog", in: "ada")
    try seen.run("remote", "add", "far", "nowhere/Other.stylecatalog", in: "ada")
    try folder.write("no catalog", to: "ada/text")
    try seen.run("remote", "add", "text", "text", in: "ada")
    try seen.run("remote", "add", "backup", "../bo/../Backup.stylecatalog", in: "ada")
    try seen.run("remote", "list", in: "ada")
    try seen.run("remote", "list", "--json", in: "ada")
    try seen.run("remote", "remove", "backup", in: "ada")
    try seen.run("remote", "remove", "orign", in: "ada")
    try seen.run("pull", "../Shared.stylecatalog", in: "ada")
    try seen.run("remote", "list", "--catalog", "ada/Team.stylecatalog")
    try seen.run("init", "Other.stylecatalog", in: "bo")
    try seen.run("remote", "list", in: "bo")
    try folder.write("{\"format\":2}", to: "home/config/stylectl/remotes.json")
    try seen.run("pull", in: "ada")
    try folder.write("[", to: "home/config/stylectl/remotes.json")
    try seen.run("remote", "add", "origin", "x", in: "ada")
    expectGolden(seen.text, "remotes.txt")
  }

  @Test func remotesBelongToCatalogs() throws {
    let folder = try TemporaryFolder()
    var seen = Transcript(in: folder)
    try seen.run("remote", "add", "origin", "Shared.stylecatalog")
    try seen.run("remote", "list")
    try seen.run("pull")
    try seen.run("push")
    expectGolden(seen.text, "remotes-no-catalog.txt")
  }

  @Test func pullAndPush() throws {
    let folder = try team()
    var seen = Transcript(in: folder)
    try seen.run("pull", in: "ada")
    try seen.run("push", "--dry-run", "-q", in: "ada")
    try seen.run("push", in: "ada")
    try seen.run("push", in: "ada")
    try seen.run("pull", in: "bo")
    try seen.run("add", "tint", "brand", "#FF0000", "--author", "Bo", in: "bo")
    try seen.run("rename", "ocean", "sea", "--author", "Bo", in: "bo")
    try seen.run("remove", "DayLabelStyle", "--force", "--author", "Bo", in: "bo")
    try seen.run("push", "--dry-run", in: "bo")
    try seen.run("push", in: "bo")
    try seen.run("add", "tint", "accent", "#00FF00", in: "ada")
    try seen.run("push", in: "ada")
    try seen.run("pull", "--dry-run", in: "ada")
    try seen.run("pull", in: "ada")
    try seen.run("push", "--json", in: "ada")
    try seen.run("pull", "--json", in: "bo")
    try seen.run("log", "-n", "3", in: "bo")
    try seen.run("verify", in: "bo")
    try seen.run("verify", "--catalog", "Shared.stylecatalog")
    expectGolden(seen.text, "pull-push.txt")
  }

  @Test func wrongFiles() throws {
    let folder = try team()
    try folder.write("no catalog", to: "ada/text")
    try folder.write("", to: "ada/empty")
    #expect(mkfifo(folder.file("ada/pipe"), 0o600) == 0)
    try FileManager.default.linkItem(
      atPath: folder.file("ada/Team.stylecatalog"), toPath: folder.file("ada/hard"))
    var seen = Transcript(in: folder)
    for path in ["nowhere", ".", "/dev/zero", "pipe", "text", "empty", "Team.stylecatalog", "hard"]
    {
      try seen.run("merge", path, "--catalog", "Team.stylecatalog", in: "ada")
    }
    try FileManager.default.removeItem(atPath: folder.file("ada/hard"))
    var bytes = try folder.bytes(of: "bo/Team.stylecatalog")
    let place = try #require(bytes.firstRange(of: Array("Monday".utf8)))
    bytes[place.lowerBound] ^= 1
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file("Damaged.stylecatalog")))
    let before = try folder.bytes(of: "ada/Team.stylecatalog")
    let damaged = try seen.run("merge", "../Damaged.stylecatalog", in: "ada")
    #expect(damaged.status == 3)
    #expect(try folder.bytes(of: "ada/Team.stylecatalog") == before)
    expectGolden(seen.text, "merge-wrong-files.txt")
  }

  @Test func remotesAddedAtOnceAreAllThere() async throws {
    let folder = try team()
    let names = (1...6).map { "r\($0)" }
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for name in names {
        group.addTask {
          try runStylectl(
            ["remote", "add", name, "../\(name).stylecatalog"], in: folder, subfolder: "ada"
          ).status
        }
      }
      for try await status in group { #expect(status == 0) }
    }
    let list = try runStylectl(["remote", "list"], in: folder, subfolder: "ada").output
    #expect(
      list.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
        == ["origin"] + names)
  }
}
