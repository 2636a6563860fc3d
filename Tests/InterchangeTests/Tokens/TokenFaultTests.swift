import Testing

/// What is wrong in files of tokens, told in one run.
struct TokenFaultTests {
  @Test(arguments: [
    ("{a", "\"{a\" is no alias of a token"), ("{}", "\"{}\" is no alias"),
    ("{a..b}", "is no alias"), ("x {a}", "is no alias"), ("{a}{b}", "is no alias"),
    ("{gone}", "there is no token 'gone'"), ("{g}", "'g', which is a group and not a token"),
    ("{g.inner.0}", "there is no token 'g.inner.0'"), ("{size}", "has the type dimension"),
    ("blue", "\"blue\" is no colour"),
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
    (#"{ "a": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }"#, "has no type"),
    (#"{ "a": { "$type": "Color", "$value": 1 } }"#, "did you mean \"color\"?"),
    (#"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "%" } } }"#, "no unit"),
    (#"{ "a": { "$type": "dimension", "$value": "100px" } }"#, "value and a unit"),
    (#"{ "a": { "$type": "dimension", "$value": { "value": 0 } } }"#, "needs a unit"),
    (#"{ "a": { "$type": "duration", "$value": { "value": 1, "unit": "px" } } }"#, "ms and s"),
    (#"{ "a.b": { "$type": "color" } }"#, "holds '{', '}' or '.'"), (#"{ "a": 1 }"#, "a group"),
    (#"{ "a": { "$extends": "{b}" } }"#, "no group 'b' to extend"),
    (#"{ "a": { "b": { "$extends": "{a}" } } }"#, "a ring"),
    (#"{ "a": { "$extends": "{b}" }, "b": { "$extends": "{a}" } }"#, "a ring"),
    (##"{ "a": { "$value": 1, "$ref": "#/b" } }"##, "both"), (##"{ "$root": {} }"##, "$root"),
    (#"{ "a": { "$ref": "b" } }"#, "JSON Pointer"),
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
