import Foundation
import TestSupport
import Testing

/// Files of tokens as other tools write them: one colour is changed in the catalog, and that is all that
/// changes in the file.
struct ForeignTokenTests {
  private static let fixtures = SourceText.root.appendingPathComponent("Tests/Fixtures/Tokens")

  /// A change of one colour, and how it reads in the file.
  struct Change: CustomTestStringConvertible {
    var file: String
    var tint: String
    var color: String
    var dark: String?
    var old: String
    var new: String

    var testDescription: String { "\(file) \(tint) \(color)" }
  }

  @Test(arguments: [
    Change(
      file: "style-dictionary.json", tint: "color.base.red", color: "#0A84FF",
      old: "\"#FF0000\", \"attributes\"", new: "\"#0A84FF\", \"attributes\""),
    Change(
      file: "style-dictionary.json", tint: "color.base.sea", color: "#00669940",
      old: "rgba(0, 102, 153, 0.5)", new: "rgba(0, 102, 153, 0.25098039215686274)"),
    Change(
      file: "style-dictionary.json", tint: "color.font.base", color: "color.base.gray.light",
      old: "{color.base.red.value}", new: "{color.base.gray.light.value}"),
    Change(
      file: "tokens-studio.json", tint: "colors.brand.500", color: "hsl(200 100% 30%)",
      old: "hsl(210, 100%, 30%)", new: "hsl(200, 100%, 30%)"),
    Change(
      file: "tokens-studio.json", tint: "fg.default", color: "colors.black", dark: "#EEEEEE",
      old: "#FFFFFF", new: "#EEEEEE"),
    Change(
      file: "terrazzo.tokens.json", tint: "color.blue.600", color: "oklch(0.55 0.2 250)",
      old: "0.2, 257]", new: "0.2, 250]"),
    Change(
      file: "terrazzo.tokens.json", tint: "color-print.600", color: "#003377",
      old: "0.4], \"hex\": \"#003366\"", new: "0.4666666666666667], \"hex\": \"#003377\""),
    Change(
      file: "terrazzo.tokens.json", tint: "color.text.link", color: "color.blue.600",
      old: "#/color/blue/500/$value", new: "#/color/blue/600/$value"),
    Change(
      file: "theo.json", tint: "sea", color: "#006690", old: "rgb(0, 102, 153)",
      new: "rgb(0, 102, 144)"),
    Change(
      file: "theo.json", tint: "colorText", color: "#222222", old: "\"#333\"",
      new: "\"#222222\""),
    Change(
      file: "Light.tokens.json", tint: "surface.base", color: "#FFFFFF99",
      old: "\"alpha\": 1,", new: "\"alpha\": 0.6,"),
  ]) func oneColourIsTheDifference(_ change: Change) throws {
    let folder = try copied([change.file])
    let original = try folder.bytes(of: change.file)
    try run(folder, "add", change.file)
    try run(folder, "export", "tokens", "-o", change.file)
    #expect(try folder.bytes(of: change.file) == original)
    let dark = change.dark.map { ["--dark", $0] } ?? []
    try run(folder, ["add", "tint", change.tint, change.color, "--replace"] + dark)
    try run(folder, "export", "tokens", "-o", change.file)
    let wanted = String(decoding: original, as: UTF8.self).replacing(
      change.old, with: change.new)
    #expect(try String(decoding: folder.bytes(of: change.file), as: UTF8.self) == wanted)
    #expect(try folder.bytes(of: change.file) != original)
    #expect(try folder.names().filter { $0.hasSuffix("json") } == [change.file])
  }

  @Test func oneFileAModeIsEditedForItself() throws {
    let folder = try copied(["Light.tokens.json", "Dark.tokens.json"])
    let light = try folder.bytes(of: "Light.tokens.json")
    let dark = try folder.bytes(of: "Dark.tokens.json")
    try run(folder, "add", "Light.tokens.json", "--dark", "Dark.tokens.json")
    try run(
      folder, "add", "tint", "surface.base", "#FFFFFF", "--dark", "#1E1E28", "--replace")
    try run(
      folder, "export", "tokens", "-o", "Light.tokens.json", "--dark", "Dark.tokens.json")
    #expect(try folder.bytes(of: "Light.tokens.json") == light)
    let old = String(decoding: dark, as: UTF8.self)
    let new = try String(decoding: folder.bytes(of: "Dark.tokens.json"), as: UTF8.self)
    let lines = zip(
      old.split(separator: "\n", omittingEmptySubsequences: false),
      new.split(separator: "\n", omittingEmptySubsequences: false)
    ).filter { $0 != $1 }
    #expect(
      lines.map { "\($0.1)" }.map { $0.filter { $0 != " " } } == [
        "0.11764705882352941,", "0.11764705882352941,", "0.1568627450980392", "\"hex\":\"#1E1E28\"",
      ])
    #expect(try folder.names().filter { $0.hasSuffix("json") }.count == 2)
  }

  private func copied(_ names: [String]) throws -> TemporaryFolder {
    let folder = try Samples.emptyCatalog()
    for name in names {
      try FileManager.default.copyItem(
        atPath: Self.fixtures.appendingPathComponent(name).path, toPath: folder.file(name))
    }
    return folder
  }

  private func run(_ folder: TemporaryFolder, _ words: String...) throws {
    try run(folder, words)
  }

  private func run(_ folder: TemporaryFolder, _ words: [String]) throws {
    let result = try runStylectl(words, in: folder)
    #expect(result.status == 0, "\(words): \(result.errors)")
  }
}
