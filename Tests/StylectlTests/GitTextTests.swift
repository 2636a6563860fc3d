import Foundation
import TestSupport
import Testing

/// The text that git compares catalogs by, and the driver as git calls it, without git.
struct GitTextTests {
  @Test func transcript() throws {
    let folder = try Samples.emptyCatalog()
    try folder.write(Samples.stack, to: "Stack.swift")
    try folder.write(Samples.days, to: "days.json")
    var seen = Transcript(in: folder)
    try seen.run("add", "-q", "Stack.swift", "--sample", "IterSpace.lg=16")
    try seen.run("add", "-q", "labels", "days.json")
    try seen.run("add", "-q", "tint", "brand", "#0A84FF", "--dark", "#409CFF")
    try seen.run("rename", "-q", "brand", "accent")
    try seen.run("git", "textconv", "Team.stylecatalog")
    try folder.write("", to: "empty")
    try folder.write("no catalog", to: "other")
    try seen.run("git", "textconv", "--", "empty")
    try seen.run("git", "textconv", "--", "other")
    try seen.run("git", "merge", "--", "empty", "Team.stylecatalog", "other", "a/Team.stylecatalog")
    try seen.run("git", "merge", "--", "empty", "other", "Team.stylecatalog", "a/Team.stylecatalog")
    try seen.run("git", "merge", "--", "empty", "empty", "Team.stylecatalog", "a/Team.stylecatalog")
    expectGolden(seen.text, "git-text.txt")
  }

  @Test func equalContentHasEqualText() throws {
    let folder = try TemporaryFolder()
    var texts: Set<String> = []
    let adds = [["one", "#111111"], ["two", "#222222"], ["three", "#333333"]]
    for (number, order) in [adds, adds.reversed(), adds + adds].enumerated() {
      let name = "\(number).stylecatalog"
      _ = try runStylectl(["init", name], in: folder)
      for (index, tint) in order.enumerated() {
        let color = index == 0 ? "#000000" : tint[1]
        for color in [color, tint[1]] {
          _ = try runStylectl(
            ["add", "--replace", "tint", tint[0], color, "--catalog", name], in: folder,
            environment: ["STYLECTL_AUTHOR": "\(number)"])
        }
      }
      texts.insert(try runStylectl(["git", "textconv", name], in: folder).output)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("tint three\n") == true)
  }

  @Test func sameSidesMergeToTheSameBytesWhenever() throws {
    let folder = try TemporaryFolder()
    _ = try runStylectl(["init", "base"], in: folder)
    for side in ["ours", "theirs"] {
      try FileManager.default.copyItem(atPath: folder.file("base"), toPath: folder.file(side))
      _ = try runStylectl(["add", "tint", side, "#111111", "--catalog", side], in: folder)
    }
    try FileManager.default.copyItem(atPath: folder.file("ours"), toPath: folder.file("again"))
    for (side, time) in [("ours", "1800000000"), ("again", "1900000000")] {
      let result = try runStylectl(
        ["git", "merge", "--", "base", side, "theirs", "Team.stylecatalog"], in: folder,
        environment: ["SOURCE_DATE_EPOCH": time])
      #expect(result.status == 0, "\(result.errors)")
    }
    #expect(try folder.bytes(of: "ours") == folder.bytes(of: "again"))
    #expect(try folder.names() == ["again", "base", "ours", "theirs"])
  }
}
