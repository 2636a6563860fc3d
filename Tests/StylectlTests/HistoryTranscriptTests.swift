import Foundation
import TestSupport
import Testing

/// What a person sees who goes back, in goldens.
struct HistoryTranscriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try Samples.emptyCatalog()
  }

  private func write(_ words: [String]) throws {
    let result = try runStylectl(words, in: folder)
    #expect(result.status == 0, "\(words): \(result.errors)")
  }

  @Test func authorThatNobodyKnowsIsNotNamed() throws {
    try write(["add", "tint", "brand", "#0A84FF", "--author", "unknown"])
    let undo = try runStylectl(["undo", "--author", "unknown"], in: folder)
    #expect(undo.errors.hasPrefix("Undid operation 1, add ("))
  }

  @Test func restore() throws {
    try write(["add", "tint", "brand", "#0A84FF", "-m", "First"])
    try write(["add", "-r", "tint", "brand", "#FF0000"])
    var seen = Transcript(in: folder)
    try seen.run("restore", "brand")
    try seen.run("restore", "brand@1", "--dry-run")
    try seen.run("restore", "brand@1", "-m", "Blue after all")
    try seen.run("show", "brand")
    try seen.run("restore", "brand@1")
    try seen.run("remove", "brand")
    try seen.run("restore", "brand@4")
    try seen.run("restore", "brand", "--json")
    try seen.run("restore", "brand@9")
    try seen.run("log", "brand")
    expectGolden(seen.text, "restore.txt")
  }

  @Test func undo() throws {
    var seen = Transcript(in: folder)
    try seen.run("undo")
    try seen.run("add", "tint", "brand", "#0A84FF", "-m", "First")
    try seen.run("add", "-r", "tint", "brand", "#FF0000", "-m", "Louder")
    try seen.run("rename", "brand", "signal", "--author", "Bo")
    try seen.run("undo", "--dry-run")
    try seen.run("undo", "--author", "Bo")
    try seen.run("undo")
    try seen.run("show", "brand")
    try seen.run("redo", "-m", "Loud it is")
    try seen.run("redo")
    try seen.run("add", "-r", "tint", "brand", "#00FF00", "--author", "Bo")
    try seen.run("undo")
    try seen.run("undo", "7", "--json")
    try seen.run("undo", "99")
    try seen.run("undo", "7")
    try seen.run("remove", "brand")
    try seen.run("undo")
    try seen.run("add", "tint", "other", "#123456")
    try seen.run("undo")
    try seen.run("log")
    try seen.run("verify")
    expectGolden(seen.text, "undo.txt")
  }

  @Test func whatWasForcedIsRedone() throws {
    try folder.write(Samples.chip, to: "Chip.swift")
    try write(["add", "tint", "brand", "#0A84FF"])
    try write(["add", "-q", "Chip.swift"])
    var seen = Transcript(in: folder)
    try seen.run("remove", "brand")
    try seen.run("remove", "brand", "--force")
    try seen.run("undo")
    try seen.run("redo", "--dry-run")
    try seen.run("redo")
    try seen.run("show", "brand")
    try seen.run("undo")
    try seen.run("show", "brand")
    expectGolden(seen.text, "undo-forced.txt")
  }

  @Test func whatWasAddedAfterItsUserIsUndone() throws {
    try folder.write(Samples.chip, to: "Chip.swift")
    var seen = Transcript(in: folder)
    try seen.run("add", "Chip.swift")
    try seen.run("add", "tint", "brand", "#0A84FF")
    try seen.run("undo")
    try seen.run("conflicts")
    try seen.run("undo")
    try seen.run("redo")
    try seen.run("redo")
    try seen.run("list")
    expectGolden(seen.text, "undo-dangling.txt")
  }

  /// Two tints that a merge has made lead to each other.
  private func makeRing() throws {
    try write(["add", "tint", "one", "#111111"])
    try write(["add", "tint", "two", "#222222"])
    try write(["init", "--empty", "Other.copy"])
    try write(["merge", "Team.stylecatalog", "--catalog", "Other.copy"])
    for (name, other) in [("one", "two"), ("two", "one")] {
      let catalog = name == "one" ? "Team.stylecatalog" : "Other.copy"
      try folder.write(#"{"any": {"alias": "\#(other)"}}"#, to: "\(name).json")
      try write(["add", "-r", "\(name).json", "--catalog", catalog])
    }
    #expect(try runStylectl(["merge", "Other.copy"], in: folder).status == 1)
  }

  @Test func mendedRingIsUndone() throws {
    try makeRing()
    var seen = Transcript(in: folder)
    try seen.run("conflicts")
    try seen.run("add", "--replace", "tint", "one", "#FF0000")
    try seen.run("conflicts")
    try seen.run("undo")
    try seen.run("redo")
    try seen.run("restore", "one@2")
    try seen.run("undo", "4")
    expectGolden(seen.text, "undo-ring.txt")
  }

  @Test func userOfARingMayBeEdited() throws {
    try makeRing()
    try folder.write(##"{"any": "#333333", "dark": {"alias": "one"}}"##, to: "user.json")
    try folder.write(#"{"any": {"alias": "user"}}"#, to: "wide.json")
    try folder.write(##"{"any": {"alias": "two"}, "dark": "#444444"}"##, to: "one.json")
    var seen = Transcript(in: folder)
    try seen.run("add", "user.json")
    try folder.write(##"{"any": "#555555", "dark": {"alias": "one"}}"##, to: "user.json")
    try seen.run("add", "--replace", "user.json")
    try seen.run("rename", "user", "reader")
    try seen.run("add", "--replace", "one.json")
    try seen.run("rename", "reader", "user")
    // One that leads through others, too, would widen the ring.
    try folder.write(#"{"any": {"alias": "two"}, "dark": {"alias": "user"}}"#, to: "one.json")
    try seen.run("add", "--replace", "one.json")
    try folder.write(#"{"any": {"alias": "user"}}"#, to: "self.json")
    try seen.run("add", "self.json")
    try seen.run("rename", "self", "again")
    try folder.write(#"{"any": {"alias": "again"}}"#, to: "again.json")
    try seen.run("add", "--replace", "again.json")
    expectGolden(seen.text, "ring-users.txt")
  }

  @Test func releases() throws {
    try folder.write(Samples.chip, to: "Chip.swift")
    try write(["add", "tint", "brand", "#0A84FF"])
    try write(["add", "-q", "Chip.swift"])
    var seen = Transcript(in: folder)
    try seen.run("release")
    try seen.run("release", "list")
    try seen.run("release", "create", "3")
    try seen.run("release", "create", "1.0", "--dry-run")
    try seen.run("release", "create", "1.0", "-m", "The first")
    try seen.run("rename", "brand", "signal")
    try seen.run("add", "-r", "tint", "signal", "#FF0000")
    try seen.run("add", "tint", "later", "#00FF00")
    try seen.run("release", "create", "1.0")
    try seen.run("release", "create", "2.0", "--json")
    try seen.run("release", "list")
    try seen.run("release", "show", "1.0")
    try seen.run("release", "show", "2.0", "--json")
    try seen.run("list", "--at", "1.0")
    try seen.run("show", "ChipLabelStyle", "--at", "1.0")
    try seen.run("show", "signal@1.0")
    try seen.run("show", "later@1.0")
    try seen.run("show", "later", "--at", "1.0")
    try seen.run("list", "--at", "1.1")
    try seen.run("apply", "ChipLabelStyle", "--label", "Monday=sun.max", "--at", "1.0")
    try seen.run("preview", "brand", "--at", "1.0")
    try seen.run("export", "swift", "ChipLabelStyle", "--at", "1.0", "--output", "-")
    try seen.run("release", "rename", "1.0", "one")
    try seen.run("release", "rename", "1.0", "x")
    try seen.run("undo")
    try seen.run("log", "-n", "3")
    try seen.run("verify")
    expectGolden(seen.text, "release.txt")
  }

  @Test func nextCommandsCanBeCopied() throws {
    try write(["add", "tint", "deep sea", "#0A84FF"])
    try write(["add", "tint", "it's", "#0A84FF"])
    try write(["release", "create", "Autumn 26"])
    var seen = Transcript(in: folder)
    try seen.run("restore", "deep sea")
    try seen.run("show", "it's@7")
    try seen.run("show", "labels:deep sea")
    try seen.run("show", "deep@sea@1")
    try seen.run("rename", "deep sea", "it's")
    try seen.run("release", "create", "autumn 26")
    try seen.run("add", "tint", "later", "#FF0000")
    try seen.run("show", "later@Autumn 26")
    try seen.run("show", "later", "--at", "Autumn 26")
    try seen.run("rename", "later", "late")
    try seen.run("undo", "--dry-run")
    expectGolden(seen.text, "copied-hints.txt")
  }

  @Test func whatIsBrokenIsNotReleased() throws {
    try folder.write(Samples.chip, to: "Chip.swift")
    try write(["add", "tint", "brand", "#0A84FF"])
    try write(["add", "-q", "Chip.swift"])
    try write(["compose", "TodayLabelStyle", "ChipLabelStyle", "--tint", "brand"])
    try write(["remove", "brand", "--force"])
    var seen = Transcript(in: folder)
    try seen.run("release", "create", "1.0")
    try seen.run("conflicts")
    try seen.run("restore", "brand")
    try seen.run("release", "create", "1.0")
    expectGolden(seen.text, "release-broken.txt")
  }

  @Test func terminalIsToldWhatAPersonTypesNext() throws {
    try write(["add", "tint", "brand", "#0A84FF", "-m", "First"])
    try write(["release", "create", "1.0", "-m", "The first of them all"])
    try write(["add", "-r", "tint", "brand", "#FF0000"])
    try write(["undo"])
    var seen = ""
    for words in [["log"], ["release", "list"], ["release", "show", "1.0"]] {
      let result = try runInTerminal(words, in: folder, columns: 60)
      #expect(result.status == 0)
      seen += "$ stylectl \(words.joined(separator: " "))\n\(result.text)\n"
    }
    expectGolden(seen, "terminal-history.txt")
  }

  @Test func olderCatalogIsMigratedByTheFirstCommandThatWrites() throws {
    let path = folder.file("Team.stylecatalog")
    try Data(contentsOf: CatalogFixture.url(version: 1))
      .write(to: URL(fileURLWithPath: path))
    let before = try folder.bytes(of: "Team.stylecatalog")
    var seen = Transcript(in: folder)
    try seen.run("list")
    try seen.run("release", "list")
    try seen.run("release", "create", "1.0", "--dry-run")
    try seen.run("undo", "--dry-run", "--author", "Bo")
    #expect(try folder.bytes(of: "Team.stylecatalog") == before)
    try seen.run("undo", "--author", "Bo")
    try seen.run("undo", "--author", "Ada")
    try seen.run("verify")
    expectGolden(seen.text, "older-catalog.txt")
  }
}
