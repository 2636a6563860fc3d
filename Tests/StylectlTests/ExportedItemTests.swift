import Foundation
import TestSupport
import Testing

/// Which items an export writes, and what `add --check` says of files.
struct ExportedItemTests {
  private static let styles = """
    struct FillStyle: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.title.bold() }
    }

    struct PadLabelStyle: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label(configuration).labelStyle(.iconTint(.brand)).padding(3)
      }
    }

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.styles, to: "Styles.swift")
    for words in [["init", "Team.stylecatalog"], ["add", "tint", "brand", "#0000FF"]] {
      try #require(try runStylectl(words, in: folder).status == 0)
    }
  }

  @Test func builtInItemsGoOutWhereTheyAreUsed() throws {
    _ = try runStylectl(["add", "Styles.swift"], in: folder)
    #expect(try runStylectl(["export", "swift", "-o", "Out"], in: folder).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("Out")).sorted()
    #expect(
      names == [
        "Color+brand.swift", "FillStyle.swift", "IconTintLabelStyle.swift", "PadLabelStyle.swift",
      ])
    #expect(try runStylectl(["export", "swift", "week", "-o", "Out"], in: folder).status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.file("Out/Week.swift")))
  }

  @Test func aStyleThatIsNamedLikeATypeOfSwiftUIGoesAlong() throws {
    var seen = Transcript(in: folder)
    try seen.run("add", "Styles.swift")
    try seen.run("compose", "OneLabelStyle", "FillStyle", "--pin")
    try seen.run("compose", "TwoLabelStyle", "FillStyle")
    try seen.run("export", "swift", "OneLabelStyle", "-o", "-")
    try seen.run("export", "swift", "TwoLabelStyle", "--no-previews", "-o", "-")
    expectGolden(seen.text, "export-system-name.txt")
  }

  @Test func filesAreComparedWithTheCatalog() throws {
    var seen = Transcript(in: folder)
    try seen.run("add", "--check", "Styles.swift")
    _ = try runStylectl(["add", "Styles.swift"], in: folder)
    try seen.run("add", "--check", "Styles.swift")
    try folder.write(Self.styles.replacing("padding(3)", with: "padding(4)"), to: "New.swift")
    try seen.run("add", "--check", "New.swift")
    try seen.run("add", "--check", "New.swift", "--json")
    try seen.run("add", "--replace", "New.swift")
    try seen.run("add", "--check", "Styles.swift")
    try seen.run("rename", "PadLabelStyle", "RoomLabelStyle")
    try seen.run("remove", "FillStyle")
    try seen.run("add", "--check", "New.swift")
    for format in [["assets", "Colors.xcassets"], ["tokens", "tints.tokens.json"]] {
      _ = try runStylectl(["export", format[0], "-o", format[1]], in: folder)
      try seen.run("add", "--check", format[1])
    }
    _ = try runStylectl(["add", "tint", "brand", "#00FF00", "--replace"], in: folder)
    try seen.run("add", "--check", "tints.tokens.json")
    expectGolden(seen.text, "add-check.txt")
  }
}
