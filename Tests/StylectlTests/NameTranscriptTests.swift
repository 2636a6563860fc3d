import Foundation
import TestSupport
import Testing

/// What people see where names change hands.
struct NameTranscriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try Samples.emptyCatalog()
    try folder.write(Samples.chip, to: "Chip.swift")
  }

  @Test func formerNameIsTaken() throws {
    var seen = Transcript(in: folder)
    try seen.run("add", "tint", "brand", "#111111", "-q")
    try seen.run("add", "Chip.swift")
    try seen.run("rename", "brand", "brandOld")
    try seen.run("add", "tint", "brand", "#222222")
    try seen.run("add", "tint", "soft", "brand")
    try seen.run("list")
    try seen.run("show", "ChipLabelStyle")
    try seen.run("list", "--uses", "brand")
    try seen.run("list", "--uses", "brandOld")
    try seen.run("export", "swift", "--output", "-")
    try seen.run("conflicts")
    try seen.run("verify")
    expectGolden(seen.text, "names-taken.txt")
  }

  @Test func textsOfBefore() throws {
    var seen = Transcript(in: folder)
    try seen.run("add", "tint", "brand", "#111111", "-q")
    try seen.run("add", "-q", "Chip.swift")
    try seen.run("rename", "-q", "brand", "brandOld")
    try seen.run("add", "Chip.swift")
    try seen.run("add", "-q", "tint", "brand", "#222222")
    try seen.run("add", "Chip.swift")
    try seen.run("edit", "ChipLabelStyle", "--from", "Chip.swift")
    try seen.run("edit", "ChipLabelStyle", "--from", "Chip.swift", "--replace", "--dry-run")
    try seen.run("add", "--replace", "--strict", "Chip.swift")
    try seen.run("add", "--replace", "Chip.swift")
    try seen.run("add", "Chip.swift")
    try seen.run("list", "--uses", "brand")
    try seen.run("undo")
    try seen.run("show", "ChipLabelStyle")
    expectGolden(seen.text, "names-before.txt")
  }

  @Test func swapping() throws {
    var seen = Transcript(in: folder)
    try seen.run("add", "-q", "tint", "brand", "#111111")
    try seen.run("add", "-q", "tint", "sky", "#222222")
    try seen.run("add", "-q", "Chip.swift")
    try FileManager.default.copyItem(
      atPath: folder.file("Team.stylecatalog"), toPath: folder.file("Bo.catalog"))
    try seen.run("rename", "sky", "brand")
    try seen.run("rename", "sky", "other")
    try seen.run("rename", "brand", "sky")
    try seen.run("rename", "other", "brand")
    try seen.run("show", "ChipLabelStyle")
    try seen.run("show", "brand")
    try seen.run("log", "brand")
    try seen.run("export", "bundle", "Styles")
    try seen.run("add", "Styles")
    try seen.run("add", "Styles", "--catalog", "Bo.catalog")
    try seen.run("add", "--replace", "Styles", "--catalog", "Bo.catalog")
    try seen.run("export", "bundle", "Styles", "--check", "--catalog", "Bo.catalog")
    try seen.run("undo", "--catalog", "Bo.catalog")
    try seen.run("show", "ChipLabelStyle", "--catalog", "Bo.catalog")
    try seen.run("merge", "Bo.catalog")
    try seen.run("list", "--kind", "tint")
    try seen.run("conflicts")
    expectGolden(seen.text, "names-swapped.txt")
  }

  @Test func refusals() throws {
    var seen = Transcript(in: folder)
    try seen.run("add", "-q", "tint", "brand", "#111111")
    try seen.run("add", "-q", "tint", "brand·2", "#222222")
    try seen.run("rename", "brand", "x·2")
    try seen.run("rename", "-q", "brand", "one")
    try seen.run("add", "-q", "tint", "brand", "#222222")
    try seen.run("rename", "-q", "brand", "two")
    try seen.run("show", "brand")
    try seen.run("show", "brand·2")
    try seen.run("add", "tint", "brand", "#333333", "--expect", "000000")
    try seen.run("rename", "two", "one")
    expectGolden(seen.text, "names-refusals.txt")
  }

  @Test func bundles() throws {
    var seen = Transcript(in: folder)
    try seen.run("add", "-q", "tint", "brand", "#111111")
    try seen.run("add", "-q", "Chip.swift")
    try seen.run("rename", "-q", "brand", "signal")
    try seen.run("rename", "-q", "ChipLabelStyle", "Inner")
    try seen.run("add", "-q", "tint", "brand", "#222222")
    try seen.run("add", "-q", "Chip.swift")
    try seen.run("export", "bundle", "Styles")
    var text = seen.text
    for name in FileManager.default.subpaths(atPath: folder.file("Styles"))?.sorted() ?? []
    where name.contains(".") {
      text +=
        "# \(name)\n" + String(decoding: try folder.bytes(of: "Styles/" + name), as: UTF8.self)
    }
    seen = Transcript(in: folder)
    try seen.run("init", "--empty", "Bo.catalog")
    try seen.run("add", "Styles", "--catalog", "Bo.catalog")
    try seen.run("export", "bundle", "Styles", "--check", "--catalog", "Bo.catalog")
    try seen.run("show", "Inner", "--catalog", "Bo.catalog")
    try seen.run("git", "textconv", "Bo.catalog")
    try seen.run("merge", "Bo.catalog")
    try seen.run("list")
    expectGolden(text + seen.text, "names-bundle.txt")
  }
}
