import Interchange
import JSON
import StyleModel
import StyleSyntax
import Testing

/// What is read of design tokens.
struct TokenReadingTests {
  /// An example with every way to refer to another token.
  static let sample = """
    {
      "tint": {
        "$type": "color",
        "palette": {
          "sea": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6], "hex": "#006699" },
            "$description": "The sea" },
          "night": { "$value": { "colorSpace": "display-p3", "components": [0.12, 0.1, 0.3], "alpha": 0.9 } }
        },
        "label": {
          "$root": { "$value": "{tint.palette.sea}" },
          "muted": { "$ref": "#/tint/palette/sea/$value" },
          "own": { "$value": "{tint.label.$root}" },
          "old": {
            "$value": "{tint.palette.sea}",
            "$deprecated": "Use {tint.label.muted}.",
            "$extensions": { "dev.stylectl": { "id": "t-17" }, "com.example.other": [1, 2] }
          }
        }
      },
      "tint-bold": {
        "$extends": "{tint.palette}",
        "sea": { "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0.2, 0.4], "hex": "#003366" } }
      }
    }
    """

  @Test func pathsAliasesAndInheritanceAreKept() throws {
    let read = reading(Self.sample)
    #expect(
      told(read) == [
        "tint.palette.sea: #006699", "tint.palette.night: display-p3 0.12 0.1 0.3 / 0.9",
        "tint.label: {tint.palette.sea}", "tint.label.muted: {tint.palette.sea}",
        "tint.label.own: {tint.label}", "tint.label.old: {tint.palette.sea} deprecated",
        "tint-bold.sea: #003366", "tint-bold.night: display-p3 0.12 0.1 0.3 / 0.9",
      ])
    let old = try #require(read.tints.first { $0.name.text == "tint.label.old" }).tint
    #expect(old.extras.deprecated == Deprecation(use: "tint.label.muted"))
    #expect(old.extras.extensions.map(\.key) == ["dev.stylectl", "com.example.other"])
  }

  @Test(arguments: ColorValue.Space.ofTokens) func everySpaceIsKeptAsGiven(
    _ space: ColorValue.Space
  )
    throws
  {
    let text = """
      { "a": { "$type": "color", "$value": { "colorSpace": "\(space.rawValue)",
        "components": [0.5, "none", 0.25], "alpha": 0.125 } } }
      """
    let value = ColorValue(space: space, components: [0.5, nil, 0.25], alpha: 0.125)
    let read = reading(text)
    #expect(read.diagnostics == [])
    #expect(read.tints.map(\.tint) == [Tint(any: .color(value))])
    let written = try TokenExport([("a", read.tints[0].tint)]).tokens.pretty
    #expect(reading(written).tints.map(\.tint) == read.tints.map(\.tint))
  }

  @Test func deprecationOfAGroupIsThatOfItsTokens() {
    let read = reading(
      """
      { "g": { "$type": "color", "$deprecated": "Old", "silent": \(token("0, 0, 0")),
        "kept": { "$deprecated": false, "$value": "{g.silent}" }, "flag": { "$deprecated": true,
        "$value": "{g.silent}" } } }
      """)
    #expect(
      told(read) == [
        "g.silent: #000000 deprecated: Old", "g.kept: {g.silent}", "g.flag: {g.silent} deprecated",
      ])
    #expect(read.tints.map(\.isUndeprecated) == [false, true, false])
  }

  @Test func typeMayStandOnTheLastOfAChainAlone() {
    #expect(
      told(
        reading(
          """
          { "a": { "$value": "{b}" }, "b": { "$value": "{c}" }, "c": { "$value": "{d}" },
            "d": \(token("1, 1, 1")) }
          """)) == ["a: {b}", "b: {c}", "c: {d}", "d: #FFFFFF"])
  }

  @Test func pointersMayBeEscapedAndLeadIntoValues() {
    let text = """
      { "a/b": { "x~y": { "one two": \(token("0, 0.2, 1")) } },
        "c": { "$ref": "#/a~1b/x~0y/one%20two" }, "d": { "$ref": "#/a~1b/x~0y/one two/$value" },
        "e": { "$type": "color", "$value": { "colorSpace": "hsl", "components": [
          { "$ref": "#/c/$value/components/1" }, 10, 20], "alpha": { "$ref": "#/d/$value/components/2" } } },
        "f": { "$value": { "$ref": "#/e" } } }
      """
    #expect(
      told(reading(text)) == [
        "a.b.x~y.one two: #0033FF", "c: {a.b.x~y.one two}", "d: {a.b.x~y.one two}",
        "e: hsl 0.2 10.0 20.0 / 1.0", "f: {e}",
        "1:21 note: 'a/b.x~y.one two' is the tint 'a.b.x~y.one two'",
      ])
  }

  @Test func whatIsNoColourIsToldByTypeAndCount() {
    let text = """
      { "a": \(token("0, 0, 0")), "w": { "$type": "dimension",
        "x": { "$value": { "value": 4, "unit": "px" } }, "y": { "$value": "{w.x}" } },
        "s": { "$type": "shadow", "$value": {} } }
      """
    #expect(
      told(reading(text))
        == [
          "a: #000000",
          "2:3 note: 3 tokens that are no colours are left out: 2 dimension, 1 shadow",
        ])
  }

  @Test func whatGroupsSayOfThemselvesComesOutAgain() throws {
    let text = """
      {
        "$description": "All",
        "tint": {
          "$description": "Tints", "$extensions": { "com.example": [1] },
          "sea": { "$description": "The deep ones", "b": \(token("0, 0, 1")) },
          "a": \(token("1, 0, 0"))
        },
        "space": { "$description": "Gaps" }
      }
      """
    let found = reading(text)
    #expect(
      problems(found) == [
        "8:3 note: no colour stands in 'space': its description and extensions are left out"
      ])
    let tokens = try TokenExport(found.tints.map { ($0.name.text, $0.tint) }).tokens
    #expect(tokens["$description"]?.string == "All")
    #expect(tokens["tint"]?["$description"]?.string == "Tints")
    #expect(tokens["tint"]?["$extensions"]?["com.example"]?.array?.count == 1)
    #expect(tokens["tint"]?["sea"]?["$description"]?.string == "The deep ones")
    let again = reading(tokens.pretty)
    #expect(problems(again).isEmpty)
    #expect(Set(again.tints.map(\.tint)) == Set(found.tints.map(\.tint)))
  }

  @Test func filesThatSayOnePathOtherwiseAreRefused() {
    let light = ("Light.json", #"{ "x": \#(token("1,1,1")), "y": \#(token("0,0,0")) }"#)
    let dark = ("Dark.json", #"{ "x": \#(token("0,0,0")), "y": \#(token("0,0,0")) }"#)
    let fault =
      "error: 'x' has another colour at Light.json:1:3 "
      + "[where one is for dark mode: stylectl add Light.json --dark Dark.json]"
    #expect(problems(TokenReading(input([light, dark]))) == ["1:3 " + fault])
    #expect(
      problems(TokenReading(input([dark, light])))
        == ["1:3 " + fault.replacing("at Light.json", with: "at Dark.json")])
    #expect(problems(TokenReading(input([light, light]))) == [])
    #expect(
      told(TokenReading(input([light], modes: [.dark: dark])))
        == ["x: #FFFFFF, dark #000000", "y: #000000"])
  }

  @Test func filesForContrastLieOverThatForDarkMode() {
    let files = ["1,0,0", "0,1,0", "0,0,1"].map { ("\($0).json", #"{ "x": \#(token($0)) }"#) }
    #expect(
      told(TokenReading(input([files[0]], modes: [.dark: files[1], .highContrast: files[2]])))
        == ["x: #FF0000, dark #00FF00, highContrast #0000FF"])
    #expect(
      told(
        TokenReading(
          input([files[0]], modes: [.dark: files[1], .darkHighContrast: files[2]])))
        == ["x: #FF0000, dark #00FF00, darkHighContrast #0000FF"])
  }

  @Test(arguments: [
    (#"{"a": {"$value": 1}}"#, true), (#"{"$schema": "x", "g": {"a": {"$value": 1}}}"#, true),
    (##"{"any": "#000"}"##, false), (##"{"any": {"alias": "x"}}"##, false),
    (#"["Monday"]"#, false), (#"{"labels": ["a"]}"#, false),
    (#"{"version": "2025.10", "resolutionOrder": []}"#, true), ("struct A {}", false), ("{", false),
  ]) func tokensAreToldByTheirContent(text: String, isOne: Bool) {
    #expect(TokenReading.isOne(Array(text.utf8), path: "x.json") == isOne)
    #expect(TokenReading.isOne(Array(text.utf8), path: "x.tokens"))
  }
}
