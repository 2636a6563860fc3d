import Foundation
import TestSupport
import Testing

/// What a person sees of files of tokens that other people write too, in goldens.
struct TokenEditTranscriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try Samples.emptyCatalog()
  }

  private static let tokens = """
    {
        "m": { "$type": "dimension", "$value": "16px" },
        "c": { "$type": "color", "$value": "#006699", "$description": "The sea" },
        "d": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1 } }
    }

    """

  private static let resolver = """
    { "name": "App", "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "app.tokens.json" }] } },
      "modifiers": {
        "appearance": { "default": "light", "contexts": { "light": [], "dim": [], "dark": [
          { "c": { "$type": "color", "$value": "#66CCFF" } }] } },
        "brand": { "default": "own", "contexts": { "own": [], "acme": [] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" },
        { "$ref": "#/modifiers/brand" }] }

    """

  @Test func exportIsAnEdit() throws {
    try folder.write(Self.tokens, to: "app.tokens.json")
    try folder.write(Self.resolver, to: "app.resolver.json")
    var seen = Transcript(in: folder)
    try seen.run("add", "app.resolver.json")
    try seen.run("export", "tokens", "-o", "app.tokens.json")
    try seen.run("add", "tint", "c", "#006690", "--dark", "#66CCFF", "--replace")
    try seen.run("export", "tokens", "c", "-o", "app.tokens.json", "--check")
    try seen.run("export", "tokens", "c", "-o", "app.tokens.json")
    try seen.run("add", "tint", "c", "#006690", "--dark", "#FFFFFF", "--replace")
    try seen.run("export", "tokens", "-o", "app.tokens.json")
    try seen.run("export", "tokens", "-o", "app.resolver.json", "--check")
    try seen.run("export", "tokens", "-o", "app.resolver.json")
    try seen.run("add", "tint", "d", "#FF0000", "--high-contrast", "#AA0000", "--replace")
    try seen.run("export", "tokens", "-o", "app.resolver.json")
    try folder.write("{ \"a\": 1, }", to: "broken.tokens.json")
    try seen.run("export", "tokens", "-o", "broken.tokens.json")
    expectGolden(seen.text, "tokens-edit.txt")
    #expect(
      try String(decoding: folder.bytes(of: "app.tokens.json"), as: UTF8.self)
        == Self.tokens.replacing("#006699", with: "#006690"))
    #expect(
      try String(decoding: folder.bytes(of: "app.resolver.json"), as: UTF8.self)
        == Self.resolver.replacing("#66CCFF", with: "#FFFFFF"))
  }

  @Test func resolverOfOurOwnIsRenewed() throws {
    var seen = Transcript(in: folder)
    try seen.run("add", "tint", "a", "#000000", "--dark", "#FFFFFF")
    try seen.run("export", "tokens", "-o", "t.tokens.json")
    try seen.run("add", "tint", "b", "#000000", "--high-contrast", "#111111")
    try seen.run("export", "tokens", "b", "-o", "t.tokens.json")
    try seen.run("add", "t.resolver.json")
    try seen.run("export", "tokens", "-o", "t.tokens.json", "--check")
    try folder.write("{}\n", to: "u.tokens.json")
    try seen.run("export", "tokens", "a", "-o", "u.tokens.json")
    try seen.run("export", "tokens", "a", "-o", "u.resolver.json")
    try seen.run("add", "u.resolver.json")
    expectGolden(seen.text, "tokens-renewed.txt")
  }

  @Test func oneFileAModeIsTaken() throws {
    for (name, color) in [("Light", "#000000"), ("Dark", "#FFFFFF"), ("High", "#111111")] {
      try folder.write(
        "{ \"a\": { \"$type\": \"color\", \"$value\": \"\(color)\" } }\n",
        to: "\(name).tokens.json")
    }
    var seen = Transcript(in: folder)
    try seen.run("add", "Light.tokens.json", "Dark.tokens.json")
    try seen.run(
      "add", "Light.tokens.json", "--dark", "Dark.tokens.json", "--high-contrast",
      "High.tokens.json")
    try seen.run("preview", "a")
    try seen.run("add", "Light.tokens.json", "--dark", "Gone.tokens.json")
    try seen.run("add", "Light.tokens.json", "--dark", "#FFFFFF")
    try seen.run("add", "tint", "b", "#000", "--dark", "#FFF")
    try seen.run("export", "tokens", "a", "-o", "Light.tokens.json")
    try seen.run(
      "export", "tokens", "-o", "Light.tokens.json", "--dark", "Dark.tokens.json",
      "--high-contrast", "High.tokens.json")
    try seen.run(
      "export", "tokens", "-o", "Light.tokens.json", "--dark", "Dark.tokens.json",
      "--high-contrast", "High.tokens.json", "--check")
    try seen.run("export", "swift", "-o", "Out", "--dark", "Dark.tokens.json")
    expectGolden(seen.text, "tokens-modes.txt")
  }

  @Test func filesOfOlderToolsAreTaken() throws {
    try folder.write(
      ##"""
      {"red": {"value": "#f00", "type": "color"}, "brand": {"value": "{red.value}", "type": "color"},
       "gap": {"value": "16px", "type": "spacing"}, "half": {"value": "{gap} * 0.5", "type": "spacing"}}
      """##, to: "older.json")
    try folder.write(
      """
      { "a": { "$type": "color", "$value": "rgb(39, 187, 54)" },
        "b": { "$type": "color", "$value": "hsla(120, 50%, 50%, 0.5)" },
        "c": { "$type": "color", "$value": "{gone}" }, "w": { "$value": "{base} * 0.5" } }
      """, to: "css.tokens.json")
    try folder.write(
      "// Ours\n{ \"a\": { \"$type\": \"color\", \"$value\": \"#000\" } }\n", to: "x.jsonc")
    try folder.write("/* Ours */ {}\n", to: "x.tokens.json")
    var seen = Transcript(in: folder)
    try seen.run("add", "older.json")
    try seen.run("add", "css.tokens.json")
    try seen.run("add", "css.tokens.json", "--partial")
    try seen.run("add", "x.jsonc")
    try seen.run("add", "x.tokens.json")
    expectGolden(seen.text, "tokens-older.txt")
  }

  @Test func foldersOfTokenFilesAreTaken() throws {
    for name in ["Tokens", "App", "Empty", "Nothing"] { try folder.makeFolder(name) }
    try folder.write(
      "{ \"a\": { \"$type\": \"color\", \"$value\": \"#000\" } }", to: "Tokens/a.json")
    try folder.write(##"{ "b": { "value": "#fff", "type": "color" } }"##, to: "Tokens/b.json")
    try folder.write("{ \"name\": \"kit\", \"version\": \"1.0\" }", to: "Tokens/package.json")
    try folder.write(Self.tokens, to: "App/app.tokens.json")
    try folder.write(Self.resolver, to: "App/app.resolver.json")
    try folder.write(
      "{ \"x\": { \"$type\": \"color\", \"$value\": \"#000\" } }", to: "App/other.json")
    try folder.write(
      """
      struct SeaLabelStyle: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              configuration.icon.foregroundStyle(Color("c"))
          }
      }
      """, to: "App/Sea.swift")
    try folder.write("{ \"m\": { \"$type\": \"number\", \"$value\": 1 } }", to: "Nothing/m.tokens")
    var seen = Transcript(in: folder)
    try seen.run("add", "Tokens")
    try seen.run("add", "App")
    try seen.run("add", "Empty")
    try seen.run("add", "Nothing")
    expectGolden(seen.text, "tokens-folder.txt")
  }
}
