import Foundation
import TestSupport
import Testing

/// What people see who write a bundle, edit it and take it in again.
struct BundleTranscriptTests {
  private func team() throws -> TemporaryFolder {
    let folder = try Samples.emptyCatalog()
    try folder.write(Samples.chip, to: "Chip.swift")
    try folder.write(Samples.stack, to: "Stack.swift")
    try folder.write(Samples.days, to: "days.json")
    for words in [
      ["tint", "brand", "#0A84FF"], ["labels", "days.json"], ["Chip.swift"],
      ["Stack.swift", "--sample", "IterSpace.lg=16"],
    ] {
      _ = try runStylectl(["add"] + words, in: folder)
    }
    _ = try runStylectl(["rename", "brand", "accent"], in: folder)
    return folder
  }

  private func show(_ name: String, of folder: TemporaryFolder) throws -> String {
    "# \(name)\n" + String(decoding: try folder.bytes(of: name), as: UTF8.self) + "\n"
  }

  @Test func writing() throws {
    let folder = try team()
    var seen = Transcript(in: folder)
    try seen.run("export", "bundle", "Styles")
    var text = seen.text
    let names = FileManager.default.subpaths(atPath: folder.file("Styles"))?.sorted() ?? []
    for name in names where name.contains(".") { text += try show("Styles/" + name, of: folder) }
    seen = Transcript(in: folder)
    try seen.run("export", "bundle", "Styles")
    try seen.run("remove", "StackLabelStyle", "--force")
    try seen.run("rename", "days", "week")
    try seen.run("export", "bundle", "Styles", "--check")
    try seen.run("export", "bundle", "--output", "Styles")
    try seen.run("export", "bundle", "Styles", "--check")
    try seen.run("export", "bundle")
    try seen.run("export", "bundle", "-o", "-")
    try seen.run("export", "bundle", "Styles", "Other")
    try seen.run("export", "bundle", "Styles", "--public")
    try seen.run("export", "bundle", "Styles", "--at", "1.0")
    try seen.run("export", "bundle", "Styles", "--labels", "week")
    try seen.run("export", "bundle", ".")
    try seen.run("export", "bundle", "Chip.swift")
    text += seen.text
    let left = FileManager.default.subpaths(atPath: folder.file("Styles"))?.sorted() ?? []
    text += left.joined(separator: "\n") + "\n"
    expectGolden(text, "bundle-writing.txt")
  }

  @Test func reviewedEditsComeIn() throws {
    let folder = try team()
    var seen = Transcript(in: folder)
    try seen.run("export", "bundle", "Styles")
    try seen.run("add", "Styles")
    let edited = Samples.stack.replacing("VStack", with: "HStack").replacing("    ", with: "  ")
    try folder.write(
      edited + "\nstruct Gallery: View { var body: some View { Text(\"\") } }\n",
      to: "Styles/styles/StackLabelStyle.swift")
    try folder.write(
      ##"{ "format": 1, "kind": "tint", "name": "sea", "any": "#112233", "drak": "#000000" }"##,
      to: "Styles/tints/sea.json")
    try seen.run("add", "Styles")
    try seen.run("add", "--replace", "Styles", "-m", "Reviewed")
    try seen.run("show", "StackLabelStyle")
    try seen.run("log", "StackLabelStyle")
    try seen.run("add", "--replace", "Styles", "Chip.swift")
    try seen.run("add", "--replace", "Styles", "--name", "x")
    expectGolden(seen.text, "bundle-edits.txt")
  }

  @Test func renamesOfOthersComeIn() throws {
    let folder = try team()
    try FileManager.default.copyItem(
      atPath: folder.file("Team.stylecatalog"), toPath: folder.file("Bo.catalog"))
    var seen = Transcript(in: folder)
    try seen.run("rename", "days", "week")
    try seen.run("rename", "accent", "days")
    try seen.run("export", "bundle", "Styles")
    try seen.run("add", "Styles", "--catalog", "Bo.catalog")
    try seen.run("add", "--replace", "Styles", "--catalog", "Bo.catalog")
    try seen.run("list", "--catalog", "Bo.catalog")
    try seen.run("export", "bundle", "Styles", "--check", "--catalog", "Bo.catalog")
    expectGolden(seen.text, "bundle-renames.txt")
  }

  @Test func wrongFilesAreAllTold() throws {
    let folder = try team()
    var seen = Transcript(in: folder)
    try seen.run("export", "bundle", "Styles")
    try folder.write("{}", to: "Styles/styles/Lost.json")
    try folder.write("struct Foo {", to: "Styles/styles/Foo.swift")
    try folder.write("let x = 1\n", to: "Styles/styles/None.swift")
    try folder.write(##"{"format":1,"kind":"labels","labels":["a"]}"##, to: "Styles/tints/a.json")
    try folder.write(
      ##"{"format":1,"kind":"tint","name":"ACCENT","any":"#fff"}"##, to: "Styles/tints/z.json")
    try folder.write(
      ##"{"format":1,"kind":"style","name":"Other","samples":{"a":"1"}}"##,
      to: "Styles/styles/StackLabelStyle.json")
    try seen.run("add", "--replace", "Styles")
    try folder.write(##"{"bundle":"stylectl","format":4}"##, to: "Styles/stylectl-bundle.json")
    try seen.run("add", "--replace", "Styles")
    try folder.write("{}", to: "Styles/stylectl-bundle.json")
    try seen.run("add", "--replace", "Styles")
    expectGolden(seen.text, "bundle-faults.txt")
  }

  @Test func whatTheCatalogNeverHeldStays() throws {
    let folder = try team()
    var seen = Transcript(in: folder)
    try seen.run("export", "bundle", "Styles")
    try folder.write(
      Samples.stack.replacing("StackLabelStyle", with: "NewLabelStyle"),
      to: "Styles/styles/NewLabelStyle.swift")
    try folder.write(
      Samples.stack.replacing("VStack", with: "HStack"), to: "Styles/styles/StackLabelStyle.swift")
    try folder.write(
      ##"{ "kind": "tint", "name": "accent", "format": 1, "any": "#0A84FF" }"##,
      to: "Styles/tints/accent.json")
    try seen.run("export", "bundle", "Styles")
    try seen.run("export", "bundle", "Styles", "--check")
    try seen.run("remove", "StackLabelStyle")
    try seen.run("remove", "labels:days")
    try seen.run("export", "bundle", "Styles")
    try seen.run("add", "--replace", "Styles")
    try seen.run("export", "bundle", "Styles", "--check")
    try FileManager.default.moveItem(
      atPath: folder.file("Styles/styles"), toPath: folder.file("App"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("Styles/styles"), withDestinationPath: "../App")
    try seen.run("export", "bundle", "Styles")
    let left = FileManager.default.subpaths(atPath: folder.file("App"))?.sorted() ?? []
    expectGolden(seen.text + left.joined(separator: "\n") + "\n", "bundle-others.txt")
  }
}
