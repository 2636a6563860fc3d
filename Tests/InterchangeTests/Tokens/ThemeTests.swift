import Testing

/// Resolver files.
struct ThemeTests {
  private static let base = """
    { "tint": { "$type": "color", "palette": { "sea": { "$description": "The sea", "$value": {
      "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } }, "label": { "$value": "{tint.palette.sea}" } } }
    """

  private static func resolver(_ modifiers: String, order: String? = nil) -> String {
    """
    { "name": "Labels", "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "tints.tokens.json" }] } },
      "modifiers": { \(modifiers) },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, \(order ?? ##"{ "$ref": "#/modifiers/appearance" }"##)] }
    """
  }

  private static func sea(_ components: String) -> String {
    #"{ "tint": { "palette": { "sea": \#(token(components)) } } }"#
  }

  @Test func darkValueOfTheTargetIsThatOfItsAliases() {
    let text = Self.resolver(
      #""appearance": { "default": "light", "contexts": { "light": [], "dark": [\#(Self.sea("1, 1, 1"))] } }"#
    )
    let read = reading(text, beside: ["tints.tokens.json": Self.base])
    #expect(
      told(read) == [
        "tint.palette.sea: #006699, dark #FFFFFF", "tint.label: {tint.palette.sea}",
      ])
    #expect(read.tints[0].tint.extras.extensions.count == 1)
  }

  @Test func contrastIsAVariantToo() {
    let order = ##"{ "$ref": "#/modifiers/mode" }, { "$ref": "#/modifiers/contrast" }"##
    let text = Self.resolver(
      """
      "mode": { "default": "Light", "contexts": { "Light": [], "Dark": [\(Self.sea("1, 1, 1"))] } },
      "contrast": { "default": "normal", "contexts": { "normal": [], "high": [\(Self.sea("0, 0, 0"))] } }
      """, order: order)
    #expect(
      told(reading(text, beside: ["tints.tokens.json": Self.base])).first
        == "tint.palette.sea: #006699, dark #FFFFFF, highContrast #000000, "
        + "darkHighContrast #000000")
  }

  @Test func otherModifiersAreChosenOrTakenByDefault() {
    let modifier = """
      "brand": { "default": "own", "contexts": { "own": [], "acme": [\(Self.sea("1, 0, 0"))] } }
      """
    let text = Self.resolver(modifier, order: ##"{ "$ref": "#/modifiers/brand" }"##)
    let files = ["tints.tokens.json": Self.base]
    let notes = problems(reading(text, beside: files))
    #expect(notes.count == 1)
    #expect(
      notes[0].hasSuffix(
        "note: of the modifier \"brand\" the context \"own\" is taken "
          + "[choose another: --context brand=NAME]"))
    #expect(
      told(reading(text, beside: files, contexts: ["Brand": "ACME"])).first
        == "tint.palette.sea: #FF0000")
    #expect(
      problems(reading(text, beside: files, contexts: ["brand": "x", "gone": "y"])).count == 2)
  }

  @Test(
    arguments: [
      (#""appearance": { "contexts": {} }"#, nil, "needs contexts"),
      (
        #""appearance": { "contexts": { "dark": [] }, "default": "x" }"#, nil,
        "none of its contexts"
      ),
      (#""appearance": { "contexts": { "dark": [{ "$ref": "gone.json" }] } }"#, nil, "no file"),
      (
        ##""appearance": { "contexts": { "dark": [{ "$ref": "#/modifiers/x" }] } }"##, nil, "no set"
      ),
      (
        ##""x": { "contexts": { "a": [], "b": [] } }"##, ##"{ "$ref": "#/modifiers/x" }"##,
        "no default"
      ),
      ("", ##"{ "$ref": "#/modifiers/x" }"##, "no set or modifier"), ("", "1", "needs \"name\""),
      ("", ##"{ "$ref": "#/sets/base" }"##, "stands twice"),
    ] as [(String, String?, String)]) func faultsAreTold(
      modifiers: String, order: String?, message: String
    )
  {
    let read = reading(
      Self.resolver(modifiers, order: order), beside: ["tints.tokens.json": Self.base])
    #expect(
      problems(read).contains { $0.contains(message) && $0.contains("error") }, "\(problems(read))")
  }

  @Test func contextThatIsNoAppearanceIsTold() {
    let text = Self.resolver(
      """
      "appearance": { "default": "light", "contexts": { "light": [], "dark": [], "dim": [] } }
      """)
    #expect(
      problems(reading(text, beside: ["tints.tokens.json": Self.base])) == [
        "3:32 warning: of the modifier \"appearance\" the context \"dim\" is left out: a tint has "
          + "values for light, dark and high contrast "
          + "[to take it for every appearance: --context appearance=dim]"
      ])
  }

  @Test func setsThatDoubleAreBounded() {
    let sets = (0..<30).map {
      ##""s\##($0)": { "sources": [{ "$ref": "#/sets/s\##($0 + 1)" }, { "$ref": "#/sets/s\##($0 + 1)" }] }"##
    }
    let read = reading(
      """
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/s0" }],
        "sets": { \(sets.joined(separator: ",")), "s30": { "sources": [] } } }
      """)
    #expect(problems(read) == ["1:1 error: the sets have more than 10,000 sources"])
  }

  @Test func setsInARingAndOtherVersionsAreTold() {
    let read = reading(
      """
      { "version": "2024", "sets": { "a": { "sources": [{ "$ref": "#/sets/a" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }] }
      """)
    #expect(problems(read).contains { $0.contains("in a ring") })
    #expect(problems(read).contains { $0.contains("\"version\": \"2025.10\"") })
  }
}
