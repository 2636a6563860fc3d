import Foundation
import Interchange
import StyleModel
import TestSupport
import Testing

/// Colour sets as other tools lay them out, which an export edits.
struct ForeignColorSetTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Golden/colorsets/foreign")

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name + ".json"), encoding: .utf8)
  }

  private func exported(_ tint: Tint, over text: String) throws -> String {
    let path = "c.colorset/Contents.json"
    let tree = try AssetTree([(path, { Array(text.utf8) })])
    let catalog = AssetCatalogText([("c", tint)], into: tree)
    #expect(catalog.diagnostics.map(\.message) == [])
    return try #require(catalog.files.first { $0.path == path }).text
  }

  @Test(arguments: ["xcode", "minified", "four-blanks", "generator", "tabs"])
  func oneChangedComponentIsAllThatChanges(name: String) throws {
    let text = try text(name)
    var tint = try colorSet(text)
    #expect(try exported(tint, over: text) == text)
    guard case .color(var color)? = tint.values[.dark] else {
      return #expect(Bool(false), "no dark colour")
    }
    color.components[1] = 0.6
    tint.values[.dark] = .color(color)
    let new = name == "four-blanks" ? "0x99" : name == "generator" ? "0.6" : "0.600"
    let old = try #require(darkGreens[name])
    #expect(text.components(separatedBy: old).count == 2)
    #expect(
      try exported(tint, over: text)
        == text.replacing(old, with: old.replacing(try #require(greens[name]), with: new)))
  }

  /// Where the green of the dark colour stands.
  private let darkGreens = [
    "xcode": "\"green\" : \"0.800\"", "minified": "\"green\":\"0.800\"",
    "four-blanks": "\"green\": \"0xCC\"", "generator": "\"green\": 0.8,",
    "tabs": "\"green\": \"0.800\"",
  ]

  private let greens = [
    "xcode": "0.800", "minified": "0.800", "four-blanks": "0xCC", "generator": "0.8",
    "tabs": "0.800",
  ]

  @Test(arguments: ["xcode", "minified", "four-blanks", "generator", "tabs"])
  func aTintThatIsNotOfTheFileLeavesWhatElseIsThere(name: String) throws {
    let text = try text(name)
    let tint = Tint(any: try Tint.Value(parsing: "#102030"))
    let edited = try exported(tint, over: text)
    for word in try #require(kept[name]) { #expect(edited.contains(word), "\(word)") }
    #expect(try colorSet(edited).values == tint.values)
    #expect(try exported(try colorSet(edited), over: edited) == edited)
  }

  private let kept = [
    "xcode": ["\"localizable\" : true", "\"idiom\" : \"mac\""],
    "minified": ["\"author\":\"figma-export\""],
    "four-blanks": ["\"author\": \"xcassets-kit\"", "\"$schema\""],
    "generator": ["\"version\": \"2.0.0-rc.4\"", "\"x-figma\"", "\"node\": \"12:4\""],
    "tabs": ["\"subtype\": \"mac-catalyst\""],
  ]

  @Test func whatIsPutIntoAFileOfXcodeIsAsXcodeWritesIt() throws {
    let light = Tint(any: .system("labelColor"))
    var tint = Tint(any: .color(try ColorValue(parsing: "#102030")))
    tint.values[.dark] = .color(try ColorValue(parsing: "#405060"))
    let text = ColorSetText(tint).text
    #expect(try exported(tint, over: ColorSetText(light).text) == text)
    #expect(try exported(light, over: text) == ColorSetText(light).text)
  }

  @Test func anEmptySlotIsFilledWhereItStands() throws {
    let text = """
      {
        "colors" : [
          {
            "idiom" : "universal"
          },
          {
            "idiom" : "mac"
          }
        ],
        "info" : {
          "author" : "xcode",
          "version" : 1
        }
      }
      """
    let edited = try exported(Tint(any: .system("systemBlue")), over: text)
    #expect(
      edited
        == text.replacing(
          """
              {
                "idiom" : "universal"
              }
          """,
          with: """
                {
                  "color" : {
                    "platform" : "universal",
                    "reference" : "systemBlueColor"
                  },
                  "idiom" : "universal"
                }
            """))
  }

  @Test(arguments: UInt64(1)...200)
  func onlyTheChangedVariantOfARandomFileDiffers(seed: UInt64) throws {
    var random = RandomColorSet(seed: seed)
    let lines = String(decoding: try random.file(), as: UTF8.self)
    var choice = SplitMix64(seed: seed)
    let text =
      [lines, lines.replacing(" : ", with: ": "), lines.replacing("  ", with: "\t")]
      .randomElement(using: &choice) ?? lines
    var tint = try colorSet(text)
    #expect(try exported(tint, over: text) == text, "seed \(seed)")
    let before = tint.values
    let variant =
      Tint.Variant.allCases.filter { before[$0] != nil }
      .randomElement(using: &choice) ?? .any
    tint.values[variant] = .color(ColorValue(space: .displayP3, components: [0.25, 0.5, 0.125]))
    let edited = try exported(tint, over: text)
    #expect(try colorSet(edited).values == tint.values, "seed \(seed)")
    let difference = edited.split(separator: "\n").difference(from: text.split(separator: "\n"))
    #expect(difference.count <= 40, "seed \(seed)")
    tint.values = before
    #expect(try colorSet(exported(tint, over: edited)).values == before, "seed \(seed)")
  }
}
