import Diagnostics
import Interchange
import StyleModel
import Testing

/// Tints that are put into files of tokens.
struct TokenEditTests {
  /// Returns a file with tints put into it that are written as on the command line.
  private func edited(
    _ text: String, _ tints: [(name: String, any: String)], beside files: [String: String] = [:]
  ) throws -> String {
    let edit = try TokenEdit(
      try tints.map { ($0.name, Tint(any: try Tint.Value(parsing: $0.any))) },
      in: input([("t.tokens.json", text)], beside: files))
    return String(
      decoding: edit.all.first { $0.path == "t.tokens.json" }?.bytes ?? [], as: UTF8.self)
  }

  /// A value before, what the catalog has, and the value after.
  @Test(arguments: [
    (##""#0066CC""##, "#0066DD", ##""#0066DD""##), (##""#06c""##, "#0066cd", ##""#0066cd""##),
    (##""#06c""##, "oklch(0.5 0.1 200)", #""oklch(0.5 0.1 200)""#),
    (##""#06c""##, "color(display-p3 1 0 0 / 0.5)", #""color(display-p3 1 0 0 / 0.5)""#),
    (#""rgb(0,102,204)""#, "#0066DD", #""rgb(0,102,221)""#),
    (#""rgb(0 102 204)""#, "#0066CC33", #""rgb(0 102 204 / 0.2)""#),
    (#""rgb(0, 102, 204)""#, "#0066CC33", #""rgba(0, 102, 204, 0.2)""#),
    (#""rgba(0, 102, 204, .5)""#, "#0066CC", #""rgba(0, 102, 204, 1)""#),
    (#""hsl(10, 20%, 30%)""#, "hsl(11 20% 30%)", #""hsl(11, 20%, 30%)""#),
    (#""hsl(10, 20%, 30%)""#, "#112233", ##""#112233""##),
    (#""red""#, "#00FF00", ##""#00ff00""##),
    (
      #"{"colorSpace":"srgb","components":[0,0.4,1]}"#, "rgb(0 102 204)",
      #"{"colorSpace":"srgb","components":[0,0.4,0.8]}"#
    ),
    (
      #"{ "colorSpace": "srgb", "components": [0, 0.40, 1.0], "alpha": 1 }"#, "#0066FF33",
      #"{ "colorSpace": "srgb", "components": [0, 0.40, 1.0], "alpha": 0.2 }"#
    ),
    (
      #"{ "colorSpace": "srgb", "components": [0, 0.4, 1] }"#, "#0066FF33",
      #"{ "colorSpace": "srgb", "components": [0, 0.4, 1], "alpha": 0.2 }"#
    ),
    (
      ##"{ "hex": "#0066FF", "colorSpace": "srgb", "components": [0, 0.4, 1] }"##, "#0066CC",
      ##"{ "hex": "#0066CC", "colorSpace": "srgb", "components": [0, 0.4, 0.8] }"##
    ),
    (
      #"{ "colorSpace": "oklch", "components": [0.5, 0.1, "none"] }"#, "oklch(0.5 0.1 20)",
      #"{ "colorSpace": "oklch", "components": [0.5, 0.1, 20] }"#
    ),
    (
      #"{ "colorSpace": "srgb", "components": [0, 0.4, 1] }"#, "color(display-p3 0 0.4 0.5)",
      #"{ "colorSpace": "display-p3", "components": [0, 0.4, 0.5] }"#
    ),
    (#"{ "colorSpace": "srgb", "components": [0, 0.4, 1] }"#, "b", #""{b}""#),
    (#""{b}""#, "c", #""{c}""#),
  ]) func valuesStayInTheirForm(before: String, color: String, after: String) throws {
    func text(_ value: String) -> String {
      """
      {
         "b": { "$type": "color", "$value": "#010203" }, "c": { "$type": "color", "$value": "#010203" },
         "a" : {"$type": "color", "$value" :\(value), "$description":"Stays",
           "$extensions": {"x": [1, 2]}},
         "size": { "$type": "dimension", "$value": "16px" }
      }\r\n
      """
    }
    #expect(try edited(text(before), [("a", color)]) == text(after))
    #expect(try edited(text(after), [("a", color)]) == text(after))
  }

  @Test func aliasThatBecomesAColourIsLaidOutAsTheOthers() throws {
    let text = """
      {
        "a": {
          "$type": "color",
          "$value": {
            "colorSpace": "srgb",
            "components": [0, 0, 0],
            "hex": "#000000"
          }
        },
        "b": {
          "$type": "color",
          "$value": "{a}"
        }
      }
      """
    #expect(
      try edited(text, [("b", "#0066CC")])
        == text.replacing(
          "\"{a}\"",
          with: """
            {
                  "colorSpace": "srgb",
                  "components": [0, 0.4, 0.8],
                  "hex": "#0066cc"
                }
            """))
  }

  @Test func newTokensStandAtTheEndOfTheirGroup() throws {
    let text = """
      {
          "tint": {
              "$type": "color",
              "sea": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }
          },
          "space": { "$type": "dimension", "$value": "4px" }
      }

      """
    let added = """
      {
          "tint": {
              "$type": "color",
              "sea": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
              "deep": {
                  "one": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
                  "two": { "$value": "{tint.sea}" }
              },
              "sky": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } }
          },
          "space": { "$type": "dimension", "$value": "4px" },
          "other": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 1, 0] } }
      }

      """
    let tints = [
      ("tint.sky", "#0000FF"), ("tint.deep.one", "#FF0000"), ("tint.deep.two", "tint.sea"),
      ("other", "#00FF00"), ("tint.sea", "#000000"),
    ]
    #expect(try edited(text, tints) == added)
    #expect(try edited(added, tints) == added)
  }

  @Test(arguments: [
    (##"{"a":{"value":"#000"}}"##, ##"{"a":{"value":"#000"},"b":{"value":"#ff0000"}}"##),
    (
      ##"{"a":{"value":"#AAA","type":"color"}}"##,
      ##"{"a":{"value":"#AAA","type":"color"},"b":{"value":"#FF0000","type":"color"}}"##
    ),
    (
      "{}\n",
      """
      {
        "b": {
          "$type": "color",
          "$value": {
            "colorSpace": "srgb",
            "components": [1, 0, 0],
            "hex": "#ff0000"
          }
        }
      }

      """
    ),
    (
      "{\n\t\"g\": {\n\t}\n}",
      """
      {
      \t"g": {
      \t},
      \t"b": {
      \t\t"$type": "color",
      \t\t"$value": {
      \t\t\t"colorSpace": "srgb",
      \t\t\t"components": [1, 0, 0],
      \t\t\t"hex": "#ff0000"
      \t\t}
      \t}
      }
      """
    ),
  ]) func newTokensAreWrittenAsTheOthers(before: String, after: String) throws {
    #expect(try edited(before, [("b", "#FF0000")]) == after)
    #expect(try edited(after, [("b", "#FF0000")]) == after)
  }

  @Test func tintBesideAGroupIsItsRoot() throws {
    let text = ##"{"$type":"color","a":{"b":{"$value":"#000000"}}}"##
    #expect(
      try edited(text, [("a", "#FF0000")])
        == ##"{"$type":"color","a":{"b":{"$value":"#000000"},"$root":{"$value":"#ff0000"}}}"##)
  }

  @Test func inheritedTokensGetOneOfTheirOwn() throws {
    let text = ##"{"$type":"color","a":{"x":{"$value":"#000000"}},"b":{"$extends":"{a}"}}"##
    #expect(
      try edited(text, [("a.x", "#FF0000"), ("b.x", "#000000")])
        == ##"{"$type":"color","a":{"x":{"$value":"#ff0000"}},"b":{"$extends":"{a}","x":{"$value":"#000000"}}}"##
    )
    #expect(try edited(text, [("a.x", "#000000"), ("b.x", "#000000")]) == text)
  }

  @Test func tintsAreNotTheSystemColoursOfTheirNames() throws {
    let text = ##"""
      { "label": { "$type": "color", "$value": "#00ff00" }, "other": { "$value": "{label}" },
        "text": { "$type": "color", "$value": "#000000",
          "$extensions": { "dev.stylectl": { "systemColor": "label" } } },
        "red": { "$type": "color", "$value": "#ff3b30",
          "$extensions": { "dev.stylectl": { "systemColor": "red" } } } }
      """##
    let read = reading(text).tints.map { ($0.name.text, $0.tint) }
    #expect(
      Dictionary(uniqueKeysWithValues: read.map { ($0.0, $0.1.values[.any]) }) == [
        "label": .color(ColorValue(space: .srgb, components: [0, 1, 0])),
        "other": .tint("label"), "text": .system("label"), "red": .system("red"),
      ])
    #expect(try TokenEdit(read, in: input([("t.tokens.json", text)])).files.isEmpty)
    #expect(
      try edited(text, [("other", ".label"), ("text", "tint:label")])
        == text.replacing(
          "\"$value\": \"{label}\" }",
          with:
            ##""$value": "#000000", "$extensions": { "dev.stylectl": { "systemColor": "label" } } }"##
        ).replacing(
          ##""#000000",\##n    "$extensions": { "dev.stylectl": { "systemColor": "label" } } },"##,
          with: "\"{label}\" },"))
  }

  @Test func coloursOfTheSystemAreMarked() throws {
    let text = ##"{"a":{"$type":"color","$value":"#000000"}}"##
    let marked =
      ##"{"a":{"$type":"color","$value":"#34c759","$extensions":{"dev.stylectl":{"systemColor":"green"}}}}"##
    #expect(try edited(text, [("a", "green")]) == marked)
    #expect(try edited(marked, [("a", "green")]) == marked)
    #expect(
      try edited(marked, [("a", "#111111")]) == text.replacing("#000000", with: "#111111"))
    #expect(
      try edited(
        marked.replacing("{\"dev", with: "{\"x\": 1, \"dev"), [("a", "#111111")])
        == ##"{"a":{"$type":"color","$value":"#111111","$extensions":{"x": 1}}}"##)
  }

  @Test(arguments: [
    ("space", "is a dimension"), ("a.b", "is a token, and would be a group"),
  ]) func tintsWithoutAPlaceAreRefused(name: String, message: String) {
    let text =
      ##"{"space":{"$type":"dimension","$value":"4px"},"a":{"$type":"color","$value":"#000"}}"##
    let error = #expect(throws: InputError.self) { try edited(text, [(name, "#FF0000")]) }
    #expect(error?.diagnostics.first?.message.contains(message) == true)
  }

  @Test func brokenColourIsReplaced() throws {
    #expect(
      try edited(#"{"a":{"$type":"color","$value":"bluish"}}"#, [("a", "#FF0000")])
        == ##"{"a":{"$type":"color","$value":"#ff0000"}}"##)
  }

  @Test func whatIsLeftOverIsListedAndRemoved() throws {
    let text = """
      {
        "a": { "$type": "color", "$value": "#000000" },
        "g": {
          "$type": "color",
          "b": { "$value": "#000000" },
          "c": { "$value": "#000000" }
        },
        "m": { "$type": "number", "$value": 1 }
      }

      """
    let files = input([("t.tokens.json", text)])
    let edit = try TokenEdit([], in: files)
    #expect(edit.leftOver { $0 == "g.b" } == ["a", "g.c"])
    let removed = try TokenEdit.removing(["a", "g.c"], from: files)
    #expect(
      removed.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        """
        {
          "g": {
            "$type": "color",
            "b": { "$value": "#000000" }
          },
          "m": { "$type": "number", "$value": 1 }
        }

        """
      ])
  }
}
