import Interchange
import StyleModel
import Testing

/// Tints that are put into resolvers, sets and files for modes.
struct TokenEditThemeTests {
  private static let base = """
    { "sea": \(token("0, 0.4, 0.6")), "m": { "$type": "number", "$value": 1 } }
    """

  private static let resolver = """
    { "name": "Theirs", "version": "2025.10", "x-own": 1,
      "sets": { "base": { "sources": [{ "$ref": "base.json" }] } },
      "modifiers": {
        "mode": { "contexts": { "light": [], "dark": [{ "sea": \(token("1, 1, 1")) }] } },
        "brand": { "default": "own", "contexts": { "own": [],
          "acme": [{ "sea": \(token("1, 0, 0")) }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/mode" },
        { "$ref": "#/modifiers/brand" }] }
    """

  private func edited(
    _ tint: String, _ any: String, dark: String? = nil, contexts: [String: String] = [:]
  ) throws -> (edit: TokenEdit, base: String, resolver: String) {
    var others: [Tint.Variant: Tint.Value] = [:]
    others[.dark] = try dark.map { try Tint.Value(parsing: $0) }
    let edit = try TokenEdit(
      [(tint, Tint(any: try Tint.Value(parsing: any), others: others))],
      in: input(
        [("t.resolver.json", Self.resolver)], beside: ["base.json": Self.base],
        contexts: contexts))
    func text(_ path: String) -> String {
      String(decoding: edit.all.first { $0.path == path }?.bytes ?? [], as: UTF8.self)
    }
    return (edit, text("base.json"), text("t.resolver.json"))
  }

  @Test func nothingChangesWhereAllIsEqual() throws {
    let same = try edited("sea", "#006699", dark: "#FFFFFF")
    #expect((same.base, same.resolver) == (Self.base, Self.resolver))
    #expect(same.edit.files.isEmpty)
  }

  @Test func eachAppearanceIsWrittenWhereItIsSaid() throws {
    let light = try edited("sea", "#006600", dark: "#FFFFFF")
    #expect(light.base == Self.base.replacing("0.4, 0.6", with: "0.4, 0"))
    #expect(light.resolver == Self.resolver)
    let dark = try edited("sea", "#006699", dark: "#FFFF00")
    #expect(dark.base == Self.base)
    #expect(dark.resolver == Self.resolver.replacing("[1, 1, 1]", with: "[1, 1, 0]"))
  }

  @Test func newTintsGoIntoTheirSources() throws {
    let new = try edited("sky", "#006699", dark: "#FFFFFF")
    #expect(
      new.base
        == Self.base.dropLast(2) + """
          , "sky": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } }
          """)
    #expect(
      new.resolver
        == Self.resolver.replacing(
          "\(token("1, 1, 1")) }]",
          with: "\(token("1, 1, 1")), \"sky\": \(token("1, 1, 1")) }]"))
  }

  @Test func chosenContextIsTheOneThatIsWritten() throws {
    let acme = try edited("sea", "#FF0001", dark: "#FF0001", contexts: ["brand": "acme"])
    #expect(acme.base == Self.base)
    #expect(
      acme.resolver == Self.resolver.replacing("[1, 0, 0]", with: "[1, 0, 0.00392156862745098]"))
  }

  @Test func appearanceWithoutASourceIsUnwritten() throws {
    let tint = Tint(
      any: try Tint.Value(parsing: "#006699"),
      others: [.dark: try .init(parsing: "#FFFFFF"), .highContrast: try .init(parsing: "#000")])
    let edit = try TokenEdit(
      [("sea", tint)],
      in: input([("t.resolver.json", Self.resolver)], beside: ["base.json": Self.base]))
    #expect(edit.unwritten == [.highContrast: ["sea"]])
    #expect(edit.files.isEmpty)
  }

  @Test func setsOfTokensStudioAreEdited() throws {
    let text = """
      {"core": {"sea": {"value": "#006699", "type": "color"}},
       "dark": {"sea": {"value": "#ffffff", "type": "color"}},
       "$metadata": {"tokenSetOrder": ["core", "dark"]}}
      """
    let edit = try TokenEdit(
      [
        (
          "sea",
          Tint(any: try .init(parsing: "#006699"), others: [.dark: try .init(parsing: "#eee")])
        ),
        ("sky", Tint(any: .alias("sea"))),
      ], in: input([("t.json", text)]))
    #expect(
      edit.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        text.replacing("#ffffff", with: "#eeeeee").replacing(
          "\"color\"}},\n \"dark",
          with: "\"color\"}, \"sky\": {\"value\": \"{sea}\", \"type\": \"color\"}},\n \"dark")
      ])
  }

  @Test func filesForModesAreEdited() throws {
    let light = ("Light.json", #"{ "a": \#(token("0, 0, 0")) }"#)
    let dark = ("Dark.json", "{}\n")
    let edit = try TokenEdit(
      [("a", Tint(any: try .init(parsing: "#000"), others: [.dark: try .init(parsing: "#FFF")]))],
      in: input([light], modes: [.dark: dark]))
    #expect(
      edit.files.map { "\($0.path): \(String(decoding: $0.bytes, as: UTF8.self))" } == [
        """
        Dark.json: {
          "a": {
            "$type": "color",
            "$value": {
              "colorSpace": "srgb",
              "components": [1, 1, 1],
              "hex": "#ffffff"
            }
          }
        }

        """
      ])
  }
}
