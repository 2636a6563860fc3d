import Testing

/// What is wrong in files of tokens, told in one run.
struct TokenFaultTests {
  @Test(arguments: [
    ("{a", "\"{a\" is no alias of a token"), ("{}", "\"{}\" is no alias"),
    ("{a..b}", "is no alias"), ("x {}", "is no alias"),
    ("{gone}", "there is no token 'gone'"), ("{g}", "'g', which is a group and not a token"),
    ("{g.inner.0}", "there is no token 'g.inner.0'"), ("{size}", "has the type dimension"),
    ("bluish", "\"bluish\" is no colour"), ("rgb(1 2)", "is not a colour"),
  ]) func aliasesThatLeadNowhere(alias: String, message: String) {
    let read = reading(
      """
      { "g": { "inner": \(token("0, 0, 0")) },
        "size": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
        "x": { "$type": "color", "$value": "\(alias)" } }
      """)
    let errors = problems(read).filter { $0.contains("error") }
    #expect(errors.count == 1 && errors[0].contains(message), "\(errors)")
    #expect(errors.allSatisfy { $0.hasPrefix("3:") })
  }

  @Test(arguments: [
    (#"{ "a": { "$type": "color", "$value": "{b}", "b": { "$value": 1 } } }"#, "$root"),
    (#"{ "a": { "$type": "Color", "$value": 1 } }"#, "did you mean \"color\"?"),
    (#"{ "a": { "$extends": "{b}" } }"#, "no group 'b' to extend"),
    (#"{ "a": { "b": { "$extends": "{a}" } } }"#, "a ring"),
    (#"{ "a": { "$extends": "{b}" }, "b": { "$extends": "{a}" } }"#, "a ring"),
    (##"{ "a": { "$type": "color", "$value": 1, "$ref": "#/b" } }"##, "both"),
    (#"{ "a": { "$type": "color", "$ref": "b" } }"#, "JSON Pointer"),
    (#"{ "a": { "$type": "color", "$deprecated": null, "$value": "{a}" } }"#, "ring"),
    ("[]", "tokens are an object"), ("{", "error"),
  ]) func structureThatBreaksTheRules(text: String, message: String) {
    let errors = problems(reading(text)).filter { $0.contains("error") }
    #expect(errors.contains { $0.contains(message) }, "\(errors)")
  }

  @Test(arguments: [
    (#""colorSpace": "hsl", "components": [360, 0, 0]"#, "360 degrees are 0"),
    (#""colorSpace": "srgb", "components": [1.1, 0, 0]"#, "the red of srgb must be from 0 to 1"),
    (#""colorSpace": "srgb", "components": [0, 0]"#, "three numbers"),
    (#""colorSpace": "srbg", "components": [0, 0, 0]"#, "did you mean \"srgb\"?"),
    (#""components": [0, 0, 0]"#, "needs \"colorSpace\""), (#""colorSpace": "srgb""#, "components"),
    (#""colorSpace": "srgb", "components": [0, 0, "zero"]"#, "is a string"),
    (#""colorSpace": "srgb", "components": [0, 0, 0], "alpha": 2"#, "\"alpha\""),
    (##""colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000ff""##, "6 hex digits"),
    (#""colorSpace": "srgb", "components": [0, 0, 0], "red": 1"#, "no key \"red\""),
    (##""colorSpace": "srgb", "components": [0, 0, { "$ref": "#/b" }]"##, "nothing at \"#/b\""),
    (
      ##""colorSpace": "srgb", "components": [0, 0, { "$ref": "#/a/$value/components/2" }]"##,
      "in a ring"
    ),
  ]) func coloursThatAreNone(members: String, message: String) {
    let errors = problems(reading(#"{ "a": { "$type": "color", "$value": { \#(members) } } }"#))
    #expect(errors.contains { $0.contains(message) && $0.contains("error") }, "\(errors)")
  }

  @Test(arguments: [
    (#""$type": "dimension", "$value": "16px""#, "1 token that is no colour is left out"),
    (#""$type": "dimension", "$value": "{base} * 0.5""#, "1 token that is no colour is left out"),
    (#""$type": "number", "$value": "{other.base}""#, "1 token that is no colour is left out"),
    (#""$type": "duration", "$value": { "value": 1, "unit": "px" }"#, "1 duration"),
    (#""$type": "number", "$value": 1, "inner": { "$value": 1 }"#, "not both"),
    (#""$value": "{base} * 0.5""#, "is worked out of other tokens; it is left out"),
    (#""$value": "{other.base}""#, "there is no token 'other.base'; it is left out"),
    (#""$value": { "colorSpace": "srgb", "components": [0, 0, 0] }"#, "has no type"),
    (#""$type": "color", "$value": "rgba({x}, 0.5)""#, "is worked out of other tokens"),
    (#""$type": 1, "$value": 1"#, "must be a string"),
  ]) func whatIsNoColourNeverFails(members: String, message: String) {
    let read = reading(#"{ "x": \#(token("0,0,0")), "y": { \#(members) } }"#)
    #expect(read.tints.map(\.name.text) == ["x"])
    #expect(problems(read).contains { $0.contains(message) }, "\(problems(read))")
    #expect(!problems(read).contains { $0.contains("error") }, "\(problems(read))")
  }

  @Test func whatStandsForWhatIsLeftOutIsToldToo() {
    let text = """
      { "a": { "$type": "color", "$value": "rgba({c}, 0.5)" }, "b": { "$value": "{a}" },
        "c": \(token("0,0,0")), "d.e": 1, "f": 2, "$root": 3 }
      """
    #expect(
      told(reading(text)) == [
        "c: #000000",
        "1:38 warning: \"rgba({c}, 0.5)\" is worked out of other tokens; it is left out "
          + "[write the colour that it comes to]",
        "1:58 warning: 'b' stands for 'a', which is left out, and is left out too",
        "2:89 warning: \"d.e\" is left out: names of tokens and groups have none of { } .",
        "2:104 warning: \"f\" is left out: it is a number, neither a token nor a group … and 1 more "
          + "like it [a token is { \"$type\": \"color\", \"$value\": … }]",
      ])
  }

  @Test func brokenColourIsNotTakenFromAnotherAppearance() {
    let resolver = """
      { "version": "2025.10", "sets": { "base": { "sources": [{
          "a": { "$type": "color", "$value": "{gone}" }, "b": \(token("0,0,0")),
          "c": { "$value": "{a}" } }] } },
        "modifiers": { "mode": { "contexts": { "light": [], "dark": [{
          "a": \(token("1,1,1")), "b": { "$type": "color", "$value": "{gone}" } }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/mode" }] }
      """
    let read = reading(resolver)
    #expect(read.tints.map(\.name.text) == [])
    #expect(problems(read).count { $0.contains("there is no token 'gone'") } == 2)
  }

  @Test func wallOfEqualWarningsIsOne() {
    let tokens = (0..<174).map {
      ##""t\##($0)": { "$type": "color", "$value": "#00000\##($0 % 10)" }"##
    }
    #expect(
      problems(reading("{ \(tokens.joined(separator: ",")) }")) == [
        "1:39 warning: a colour in hex is an older form; it is taken as srgb … and 173 more like it"
      ])
  }

  @Test func coloursOfCSSAreRead() {
    let colors = [
      "rgb(39, 187, 54)", "hsla(120, 50%, 50%, .5)", "oklch(70% 0.1 230)", "RebeccaPurple",
    ]
    let tokens = colors.enumerated().map {
      #""t\#($0.offset)": { "$type": "color", "$value": "\#($0.element)" }"#
    }
    #expect(
      told(reading("{ \(tokens.joined(separator: ",")) }")) == [
        "t0: #27BB36", "t1: hsl 120.0 50.0 50.0 / 0.5", "t2: oklch 0.7 0.1 230.0 / 1.0",
        "t3: #663399",
        "1:39 warning: a colour as CSS writes it is an older form; it is taken as it is "
          + "… and 3 more like it",
      ])
  }

  @Test func otherFallbackAndOlderFormAreWarned() {
    let text = """
      { "a": { "$type": "color", "$value": { "colorSpace": "hsl", "components": [330, 100, 50],
        "hex": "#ff00ff" } }, "b": { "$type": "color", "$value": "#006699", "$later": 1 } }
      """
    #expect(
      told(reading(text)) == [
        "a: hsl 330.0 100.0 50.0 / 1.0", "b: #006699",
        "2:10 warning: \"#ff00ff\" is another colour than the components, which are taken",
        "2:60 warning: a colour in hex is an older form; it is taken as srgb",
        "2:71 warning: tokens have no key \"$later\"; it is kept",
      ])
  }

  @Test func everyMemberOfARingIsTold() {
    let ring = (0..<12).map {
      #""t\#($0)": { "$type": "color", "$value": "{t\#(($0 + 1) % 12)}" }"#
    }
    let errors = problems(reading("{ \(ring.joined(separator: ",\n")) }"))
    #expect(errors.count == 12)
    #expect(errors[11].contains("'t11' -> 't0' -> 't1'"))
    #expect(errors.allSatisfy { $0.contains("4 more") })
  }

  @Test func namesThatWouldBeOneTintAreRefused() {
    for names in [("Sea", "sea"), ("a/b", "a:b"), (" x", "x"), ("e\u{301}", "\u{e9}")] {
      let text = #"{ "\#(names.0)": \#(token("0,0,0")), "\#(names.1)": \#(token("1,1,1")) }"#
      let errors = problems(reading(text)).filter { $0.contains("would be the tint") }
      #expect(errors.count == (names.0 == "a/b" ? 0 : 1), "\(names) \(errors)")
    }
  }

  @Test func inheritanceThatDoublesIsBounded() {
    var groups = [#""g0": { "$type": "color", "t": \#(token("0,0,0")) }"#]
    for number in 1...40 {
      groups.append(
        #""g\#(number)": { "a": { "$extends": "{g\#(number - 1)}" }, "b": { "$extends": "{g\#(number - 1)}" } }"#
      )
    }
    let errors = problems(reading("{ \(groups.joined(separator: ",\n")) }"))
      .filter { $0.contains("error") }
    #expect(
      errors.map { String($0.drop { $0 != "g" }) } == [
        "groups that extend others become more than 16,384 tokens and groups"
      ])
  }
}
