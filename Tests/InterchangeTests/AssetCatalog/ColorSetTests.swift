import Foundation
import Interchange
import JSON
import StyleModel
import TestSupport
import Testing

/// Reads a colour set, and stores it as a catalog does.
func colorSet(_ text: String) throws -> Tint {
  let reading = try ColorSetReading(reading: Array(text.utf8), file: "X.colorset/Contents.json")
  return try stored(#require(reading.tint))
}

/// Returns a tint as it comes back from a catalog.
func stored(_ tint: Tint) throws -> Tint {
  let document = try ItemDocument(stored: ItemDocument.tint(tint).canonical, kind: .tint)
  guard case .tint(let tint) = document else { throw CocoaError(.coderInvalidValue) }
  return tint
}

/// A colour set with one colour for any appearance.
func colorSetText(space: String = "srgb", _ components: String) -> String {
  """
  {"colors":[{"color":{"color-space":"\(space)","components":{\(components)}},"idiom":"universal"}],
  "info":{"author":"xcode","version":1}}
  """
}

/// Colour sets of asset catalogs, in and out.
struct ColorSetTests {
  @Test(arguments: UInt64(1)...300)
  func whatXcodeWroteComesBackToTheByte(seed: UInt64) throws {
    var random = RandomColorSet(seed: seed)
    let file = try random.file()
    let reading = try ColorSetReading(reading: file, file: "X")
    let tint = try stored(#require(reading.tint))
    let text = ColorSetText(tint).text
    #expect(text == String(decoding: file, as: UTF8.self), "seed \(seed)")
    let again = try ColorSetReading(reading: Array(text.utf8), file: "X")
    #expect(try stored(#require(again.tint)) == tint, "seed \(seed)")
  }

  @Test(arguments: [
    "plain", "four", "old", "old-gray", "reference", "idioms", "localizable", "light",
  ])
  func filesOfXcodeComeBackToTheByte(name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Golden/colorsets")
    let text = try String(
      contentsOf: folder.appendingPathComponent(name + ".json"), encoding: .utf8)
    #expect(ColorSetText(try colorSet(text)).text == text)
  }

  @Test func threeNotationsAreOneColour() throws {
    let decimal = try colorSet(
      colorSetText(#""red":"0.196","green":"1.000","blue":"0.000","alpha":"1.000""#))
    let integer = try colorSet(
      colorSetText(#""red":"50","green":"255","blue":"0","alpha":"1.000""#))
    let hex = try colorSet(colorSetText(#""red":"0x32","green":"0xff","blue":"0x0","alpha":1"#))
    #expect(decimal.values == integer.values)
    #expect(decimal.values == hex.values)
    #expect(decimal.values[.any] == .color(try ColorValue(parsing: "#32FF00")))
    let documents = [decimal, integer, hex].map { ItemDocument.tint($0) }
    #expect(Set(documents.map(\.compared)).count == 1)
    #expect(Set(documents.map(\.canonical)).count == 3)
  }

  @Test func all256LevelsOfGreySurvive() throws {
    for level in 0...255 {
      let value = Double(level) / 255
      let color = ColorValue(space: .srgb, components: [value, value, value], alpha: value)
      let text = ColorSetText(Tint(any: .color(color))).text
      #expect(try colorSet(text).values == [.any: .color(color)], "\(level)")
      #expect(text.contains(#""red" : "\#(String(format: "%.3f", value))""#))
      for spelled in ["\(level)", String(format: "0x%02X", level)] where spelled != "1" {
        let components = ["red", "green", "blue"].map { "\"\($0)\":\"\(spelled)\"" }
        let read = try colorSet(colorSetText(components.joined(separator: ",")))
        #expect(
          read.values[.any] == .color(ColorValue(space: .srgb, components: [value, value, value])))
        #expect(ColorSetText(read).text.contains(#""green" : "\#(spelled)""#))
      }
    }
  }

  @Test(arguments: ["#FFFFFF", "#000000", "#0A84FF80"])
  func everyComponentHasAPoint(hex: String) throws {
    let text = ColorSetText(Tint(any: .color(try ColorValue(parsing: hex)))).text
    let components = text.split(separator: "\n").filter { line in
      ["alpha", "red", "green", "blue"].contains { line.contains("\"\($0)\" :") }
    }
    #expect(components.count == 4)
    #expect(components.allSatisfy { $0.contains(".") })
    #expect(text.contains(#""color-space" : "srgb""#))
  }

  @Test func oneWithoutAPointIsAnEighthBitWithAWarning() throws {
    let reading = try ColorSetReading(
      reading: Array(colorSetText(#""red":"1","green":"0","blue":"0","alpha":1"#).utf8), file: "X")
    #expect(
      reading.tint?.values[.any]
        == .color(ColorValue(space: .srgb, components: [1.0 / 255, 0, 0])))
    #expect(reading.diagnostics.map(\.message) == ["\"1\" is taken as 1/255, as Xcode does"])
  }

  @Test(arguments: [0.1234, 0.196, 0.1961, 1.0 / 3, 0.000_000_1, 0.5, 1e-12])
  func numbersOfOtherPlacesSurvive(number: Double) throws {
    let tint = Tint(any: .color(ColorValue(space: .displayP3, components: [number, 0, 1])))
    #expect(try colorSet(ColorSetText(tint).text).values == tint.values)
  }

  @Test func aChangedColourKeepsItsNotationAndTheRestOfItsFile() throws {
    var tint = try colorSet(
      """
      {"colors":[{"color":{"color-space":"srgb","components":
      {"red":"0x32","green":"0x00","blue":"0xFF","alpha":"1.000"}},"idiom":"universal"},
      {"color":{"platform":"osx","reference":"labelColor"},"idiom":"mac"}],
      "info":{"author":"me","version":"2.0"},"properties":{"localizable":true}}
      """)
    tint.values[.any] = .color(try ColorValue(parsing: "#10203080"))
    tint.values[.dark] = .color(try ColorValue(parsing: "#FFFFFF"))
    expectGolden(ColorSetText(tint).text, "colorsets/changed.txt", file: goldenPlace)
  }

  @Test(arguments: [
    (ColorValue.Space.srgb, [1.0, 0, 0], "srgb", ["1.000", "0.000", "0.000"]),
    (.displayP3, [1, 0, 0], "display-p3", ["1.000", "0.000", "0.000"]),
    (.hsl, [330, 100, 50], "srgb", ["1.000", "0.000", "0.500"]),
    (.srgbLinear, [1, 0, 0], "srgb", ["1.000", "0.000", "0.000"]),
    (
      .xyzD65, [0.412390799265959, 0.212639005871510, 0.019330818715592], "display-p3",
      ["0.917488", "0.200287", "0.138561"]
    ),
    (.oklch, [0.7016, 0.3225, 328.363], "display-p3", []),
    (.rec2020, [0, 1, 0], "extended-srgb", []),
  ])
  func otherSpacesBecomeThoseOfAssetCatalogs(
    space: ColorValue.Space, components: [Double], name: String, numbers: [String]
  ) throws {
    let text = ColorSetText(
      Tint(any: .color(ColorValue(space: space, components: components)))
    ).text
    #expect(text.contains("\"color-space\" : \"\(name)\""), "\(text)")
    for (component, number) in zip(["red", "green", "blue"], numbers) {
      #expect(text.contains("\"\(component)\" : \"\(number)\""), "\(text)")
    }
  }

  @Test(arguments: ColorValue.Space.allCases)
  func everySpaceGoesOutAndStaysTheSameFromThenOn(space: ColorValue.Space) throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<50 {
      let components = [
        Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random),
        Double.random(in: 0...1, using: &random),
      ]
      let color = ColorValue(space: space, components: components, alpha: 0.5)
      let text = ColorSetText(Tint(any: .color(color))).text
      let tint = try colorSet(text)
      #expect(ColorSetText(tint).text == text)
      #expect(try colorSet(ColorSetText(tint).text) == tint)
      guard case .color(let read)? = tint.values[.any] else { continue }
      let difference = read.sRGB - color.sRGB
      #expect(
        [difference.x, difference.y, difference.z].allSatisfy { abs($0) < 0.0015 }, "\(space)")
    }
  }

  @Test func tokensHaveNoSpacesWithoutEnds() {
    func color(_ space: ColorValue.Space, _ red: Double) -> ColorValue {
      ColorValue(space: space, components: [red, 0.5, 0.25], alpha: 0.5)
    }
    #expect(color(.extendedSRGB, 1).inTokens == color(.srgb, 1))
    #expect(color(.extendedLinearSRGB, 1).inTokens == color(.srgbLinear, 1))
    #expect(color(.extendedSRGB, 1.05).inTokens.space == .displayP3)
    #expect(color(.oklch, 1).inTokens == color(.oklch, 1))
  }

  @Test func noneIsZero() {
    let tint = Tint(any: .color(ColorValue(space: .srgb, components: [nil, 1, nil], alpha: 0.5)))
    let text = ColorSetText(tint).text
    #expect(text.contains(#""red" : "0.000""#))
    #expect(text.contains(#""alpha" : "0.500""#))
  }

  @Test func lightIsSeenBeforeAnyWhichIsKept() throws {
    func entry(_ hex: String, _ appearances: String) -> String {
      """
      {"color":{"color-space":"srgb","components":{"red":"0x\(hex)","green":"0x00","blue":"0x00"}},
      \(appearances)"idiom":"universal"}
      """
    }
    let light = #""appearances":[{"appearance":"luminosity","value":"light"}],"#
    let lightHigh =
      #""appearances":[{"appearance":"contrast","value":"high"},{"appearance":"luminosity","value":"light"}],"#
    let text = """
      {"colors":[\(entry("10", "")),\(entry("20", light)),\(entry("30", lightHigh))],
      "info":{"author":"xcode","version":1}}
      """
    let reading = try ColorSetReading(reading: Array(text.utf8), file: "X")
    let tint = try stored(#require(reading.tint))
    #expect(tint.values[.any] == .color(try ColorValue(parsing: "#200000")))
    #expect(tint.values[.highContrast] == .color(try ColorValue(parsing: "#300000")))
    #expect(
      reading.diagnostics.map(\.message) == [
        "1 colour for other devices or appearances is kept for exports and not shown"
      ])
    let again = ColorSetText(tint).text
    #expect(try colorSet(again) == tint)
    #expect(again.contains("0x10"))
  }

  @Test(arguments: [
    (colorSetText(#""red":"256","green":"0","blue":"0""#), "1:63: the red of srgb is no number"),
    (
      colorSetText(#""red":"1.5","green":"0","blue":"0""#),
      "1:63: the red of srgb must be from 0 to 1"
    ),
    (colorSetText(#""red":"0.5","green":"0""#), "1:56: srgb needs the component \"blue\""),
    (
      colorSetText(#""red":"0.5","green":"0","blue":"0","white":"0""#),
      "1:92: srgb has no component \"white\""
    ),
    (colorSetText(space: "lab", ""), "1:36: \"lab\" is no colour space of asset catalogs"),
    (
      #"{"colors":[{"color":{"reference":7}}],"info":{}}"#,
      "1:34: \"reference\" must be the name of a system colour"
    ),
    (
      #"{"colors":[{"color":[]}],"info":{}}"#,
      "1:21: \"color\" must be an object, but is an array"
    ),
    (#"{"colors":[]}"#, "1:1: the file of a colour set needs \"info\", an object"),
    (#"{"colors":5,"info":{}}"#, "1:11: the file of a colour set needs \"colors\", an array"),
    (
      #"{"colors":[],"colors":[],"info":{}}"#,
      "1:14: the key \"colors\" stands twice in one object, first at 1:2"
    ),
  ])
  func whatCannotBeReadIsToldWithItsPlace(text: String, message: String) {
    do {
      _ = try ColorSetReading(reading: Array(text.utf8), file: "X")
      Issue.record("it was read")
    } catch {
      let first = error.diagnostics.first
      #expect("\(first?.place.map { "\($0)" } ?? ""): \(first?.message ?? "")" == message)
    }
  }

  @Test func ofVeryManyBadColoursTheFirstAreTold() {
    let colors = Array(repeating: #"{"color":7}"#, count: 101).joined(separator: ",\n")
    do {
      _ = try ColorSetReading(
        reading: Array("{\"colors\":[\(colors)],\"info\":{}}".utf8), file: "X")
      Issue.record("it was read")
    } catch {
      #expect(error.diagnostics.count == 101)
      #expect(error.diagnostics[99].place.map { "\($0)" } == "100:10")
      #expect(error.diagnostics[100].message == "1 more problem follows")
    }
  }

  @Test func whatAnotherProgramKeptIsNotTrusted() throws {
    var tint = Tint(any: .alias("blue"))
    tint.extras.extensions = [
      JSONMember(
        "colorset",
        [
          "asset": ["..", "..", "etc"], "entries": ["any", "any", "nothing", 7, ["kept": 3]],
          "info": "none", "others": ["colors": 1],
        ]),
      JSONMember(
        "colorset-notation",
        ["any": ["spellings": ["red": "number 1}", "blue": 7], "reference": "whiteColor"]]),
    ]
    #expect(ColorSetForm(of: tint).path == nil)
    let text = ColorSetText(tint).text
    #expect(try colorSet(text).values == [.any: .system("systemBlue")])
  }
}

/// The place beside which the folder of golden files lies.
private let goldenPlace = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("Tests.swift").path
