import Diagnostics
import JSON
import StyleModel
import TestSupport
import Testing

@Test func tintIsStoredWithoutKindAndName() throws {
  let text = """
    { "format": 1, "kind": "tint", "name": "brand", "dark": "#409cff", "any": "0x0A84FF",
      "highContrast": { "alias": "blue" }, "extensions": { "com.example": { "b": 1, "a": 2.0 } },
      "darkHighContrast": { "colorSpace": "display-p3", "components": [0.50, "none", 1e0], "alpha": 0.9 },
      "deprecated": { "use": "accent", "note": "Too dark" } }
    """
  let added = try AddedDocument(reading: Array(text.utf8))
  #expect(added.name?.text == "brand")
  #expect(
    String(decoding: added.document.canonical, as: UTF8.self) == """
      {"any":"#0A84FF","dark":"#409CFF","darkHighContrast":{"alpha":0.9,"colorSpace":"display-p3",\
      "components":[0.5,"none",1]},"deprecated":{"note":"Too dark","use":"accent"},\
      "extensions":{"com.example":{"a":2,"b":1}},"format":1,"highContrast":{"alias":"blue"}}
      """)
  #expect(added.document.hash == ContentHash(of: added.document.canonical))
  let stored = try ItemDocument(stored: added.document.canonical, kind: .tint)
  #expect(stored.canonical == added.document.canonical)
}

@Test func kindIsShownByTheKeys() throws {
  #expect(try canonical(ofAdded: ##"{"any":"#FFF"}"##) == ##"{"any":"#FFFFFF","format":1}"##)
  #expect(
    try canonical(ofAdded: ##"{"any":{"colorSpace":"srgb","components":[1,0,0],"alpha":1}}"##)
      == ##"{"any":"#FF0000","format":1}"##)
}

@Test func faceOfATintIsAddedToTheSame() throws {
  let text = ##"{"any":"#FFF","dark":{"alias":"blue"},"deprecated":{}}"##
  let document = try AddedDocument(reading: Array(text.utf8)).document
  let face = document.face(name: try ItemName("brand", for: .tint)).pretty
  #expect(
    face == """
      {
        "any": "#FFFFFF",
        "dark": {
          "alias": "blue"
        },
        "deprecated": {},
        "format": 1,
        "kind": "tint",
        "name": "brand"
      }
      """)
  let again = try AddedDocument(reading: Array(face.utf8))
  #expect(again.document == document)
  #expect(again.name?.text == "brand")
}

@Test func everyProblemOfATintIsTold() {
  let text = """
    {
      "kind": "tint", "name": "a/b",
      "anny": "#FFF", "dark": "#12", "highContrast": 5,
      "darkHighContrast": { "colorSpace": "hsl", "components": [360, 101, "x"], "alhpa": 1 }
    }
    """
  #expect(
    problems(ofAdded: text) == [
      #"1:1: a tint needs a colour for "any""#,
      #"2:27: the name "a/b" holds '/' [leave out @ : = , / and \]"#,
      #"3:3: a tint has no key "anny" [did you mean "any"?]"#,
      ##"3:27: "#12" is not a colour "##
        + "[write #RGB, #RRGGBB, #RRGGBBAA, 0xRRGGBB or a colour of CSS: oklch(70% 0.1 230)]",
      #"3:50: "highContrast" must be a colour in hex or an object, but is a number"#,
      "4:61: the hue of hsl must be from 0 to less than 360, but is 360",
      "4:66: the saturation of hsl must be from 0 to 100, but is 101",
      #"4:71: the lightness of hsl must be a number or "none", but is a string"#,
      #"4:77: a colour has no key "alhpa" [did you mean "alpha"?]"#,
    ])
}

@Test(arguments: [
  (#"{"colorSpace":"p3","components":[0,0,0]}"#, #"1:22: "p3" is no colour space"#),
  (
    #"{"colorSpace":"display-p4","components":[0,0,0]}"#,
    #"1:22: "display-p4" is no colour space [did you mean "display-p3"?]"#
  ),
  (#"{"components":[0,0,0]}"#, #"1:8: a colour needs "colorSpace""#),
  (#"{"colorSpace":"srgb"}"#, #"1:8: a colour needs "components""#),
  (#"{"colorSpace":"srgb","components":[0,0]}"#, "1:42: a colour has 3 components, not 2"),
  (
    #"{"colorSpace":"srgb","components":"0 0 0"}"#,
    #"1:42: "components" must be an array of three numbers, but is a string"#
  ),
  (
    #"{"colorSpace":"oklch","components":[0.5,-0.1,0]}"#,
    "1:48: the chroma of oklch must be 0 or more, but is -0.1"
  ),
  (
    #"{"colorSpace":"lab","components":[0,1e400,0]}"#,
    "1:44: the a of lab must be a finite number, but is 1e400"
  ),
  (
    #"{"colorSpace":"srgb","components":[0,0,0],"alpha":1.1}"#,
    #"1:58: "alpha" must be from 0 to 1, but is 1.1"#
  ),
  (
    #"{"colorSpace":"srgb","components":[0,0,0],"alpha":"1"}"#,
    #"1:58: "alpha" must be a number from 0 to 1, but is a string"#
  ),
  (#"{"alias":"a:b"}"#, #"1:17: the name "a:b" holds ':' [leave out @ : = , / and \]"#),
  (
    #""blue""#,
    #"1:8: "blue" is not a colour [a tint or a system colour is meant with { "alias": "blue" }]"#
  ),
])
func valuesThatAreNoColour(value: String, problem: String) {
  let found = problems(ofAdded: "{\"any\":\(value)}")
  #expect(found.count == 1)
  #expect(found.first?.hasPrefix(problem) == true, "\(found)")
}

@Test(arguments: ColorValue.Space.allCases)
func everySpaceIsReadAndWritten(space: ColorValue.Space) throws {
  let text = "{\"any\":{\"colorSpace\":\"\(space.rawValue)\",\"components\":[0.25,1,0.125]}}"
  let document = try AddedDocument(reading: Array(text.utf8)).document
  #expect(
    document
      == .tint(Tint(any: .color(ColorValue(space: space, components: [0.25, 1, 0.125])))))
  #expect(try ItemDocument(stored: document.canonical, kind: .tint) == document)
}

@Test(arguments: 0..<100 as Range<UInt64>)
func storedTintsReadBackTheSame(seed: UInt64) throws {
  var random = SplitMix64(seed: seed)
  var tint = Tint(any: randomValue(&random))
  for variant in Tint.Variant.allCases where Bool.random(using: &random) {
    tint.values[variant] = randomValue(&random)
  }
  let document = ItemDocument.tint(tint)
  #expect(try ItemDocument(stored: document.canonical, kind: .tint) == document)
}

private func randomValue(_ random: inout SplitMix64) -> Tint.Value {
  switch Int.random(in: 0..<3, using: &random) {
  case 0: return .alias(["blue", "brand", "日曜"].randomElement(using: &random) ?? "")
  case 1:
    let bytes = (0..<4).map { _ in Double(Int.random(in: 0...255, using: &random)) / 255 }
    return .color(ColorValue(space: .srgb, components: Array(bytes.prefix(3)), alpha: bytes[3]))
  default:
    let space = ColorValue.Space.allCases.randomElement(using: &random) ?? .srgb
    let components = (0..<3).map { _ in
      Bool.random(using: &random) ? Double.random(in: 0...1, using: &random) : nil
    }
    return .color(
      ColorValue(
        space: space, components: components, alpha: Double.random(in: 0...1, using: &random)))
  }
}

@Test(
  arguments: [
    ("#0af", ##"#00AAFF"##), ("0A84FF", nil), ("0xff0000", "#FF0000"), ("#12", nil),
  ] as [(String, String?)])
func colourOnACommandLine(text: String, hex: String?) {
  guard let hex else {
    #expect(throws: InputError.self) { try Tint.Value(parsing: text) }
    return
  }
  #expect((try? Tint.Value(parsing: text)) == ColorValue(hex: hex).map(Tint.Value.color))
}

@Test func nameOfTheSystemOnACommandLineIsItsColour() throws {
  #expect(try Tint.Value(parsing: "blue") == .system("blue"))
  #expect(try Tint.Value(parsing: "decade") == .alias("decade"))
  #expect(throws: InputError.self) { try Tint.Value(parsing: "a@b") }
}
