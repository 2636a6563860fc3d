import Foundation
import Interchange
import StyleModel
import TestSupport
import Testing

/// String catalogs as Xcode and other tools write them, which an export edits.
struct ForeignStringCatalogTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Golden/strings/foreign")

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name + ".json"), encoding: .utf8)
  }

  private func read(_ text: String) throws -> LabelSet {
    let catalog = try StringCatalog(reading: Array(text.utf8), file: "L.xcstrings")
    return StringCatalogReading(catalog, file: "L.xcstrings").set
  }

  private func exported(_ set: LabelSet, over text: String) throws -> String {
    let catalog = try StringCatalog(reading: Array(text.utf8), file: "L.xcstrings")
    return String(decoding: StringCatalogText([set], into: catalog).bytes, as: UTF8.self)
  }

  @Test(arguments: ["xcode", "minified", "four-blanks", "substitutions", "tabs"])
  func oneChangedTitleIsAllThatChanges(name: String) throws {
    let text = try text(name)
    var set = try read(text)
    #expect(try exported(set, over: text) == text)
    let index = try #require(set.labels.firstIndex { $0.translations["de"] == "Eingang" })
    set.labels[index].translations["de"] = "Posteingang"
    #expect(
      try exported(set, over: text)
        == text.replacing("\"Eingang\"", with: "\"Posteingang\""))
  }

  @Test(arguments: ["xcode", "minified", "four-blanks", "tabs"])
  func oneChangedCommentIsAllThatChanges(name: String) throws {
    let text = try text(name)
    var set = try read(text)
    let index = try #require(set.labels.firstIndex { $0.translations["de"] == "Eingang" })
    let comment = try #require(set.labels[index].comment)
    set.labels[index].comment = "Neu"
    let spelled = name == "tabs" ? "A\\/B" : comment
    #expect(
      try exported(set, over: text)
        == text.replacing("\"\(spelled)\"", with: "\"Neu\""))
    set.labels[index].comment = nil
    #expect(try exported(set, over: text) == text)
  }

  @Test func commentsOfNewKeysAreWritten() throws {
    let text = try text("xcode")
    var set = try read(text)
    set.labels[1].comment = "Where old things are"
    set.labels.append(LabelItem(id: "zoo", title: "zoo", comment: "New"))
    let edited = try exported(set, over: text)
    #expect(try read(edited).labels.map(\.comment) == set.labels.map(\.comment))
    #expect(try exported(read(edited), over: edited) == edited)
    let added = """
          "Archive" : {
            "comment" : "Where old things are",
            "extractionState" : "stale",
      """
    #expect(edited.contains(added))
  }

  @Test(arguments: UInt64(1)...200)
  func onlyTheChangedTitleOfARandomCatalogDiffers(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    func unit(_ value: String) -> [String: Any] {
      let states = ["translated", "needs_review", "machine_translated", "new"]
      let state = states[Int.random(in: 0..<4, using: &random)]
      return ["stringUnit": ["state": state, "value": value]]
    }
    var strings: [String: Any] = [
      "key": [
        "localizations": [
          "de": [
            "stringUnit": [
              "state": "translated", "value": "ALT",
            ]
          ]
        ]
      ]
    ]
    for number in 0..<Int.random(in: 0...6, using: &random) {
      var entry: [String: Any] = [:]
      if chance(40) { entry["comment"] = "Comment \(number)/\"é\"" }
      if chance(40) { entry["extractionState"] = chance(50) ? "stale" : "manual" }
      if chance(20) { entry["shouldTranslate"] = false }
      if chance(20) { entry["x-other"] = ["a": [1, 2.5, NSNull()] as [Any]] }
      var localizations: [String: Any] = [:]
      for language in ["de", "en", "fr", "zh-Hans"] where chance(60) {
        let variations = ["one": unit("1"), "other": unit("\(language) n")]
        localizations[language] =
          chance(20) ? ["variations": ["plural": variations]] : unit("\(language) \(number)")
      }
      if chance(80) { entry["localizations"] = localizations }
      strings["Key \(number)"] = entry
    }
    let root: [String: Any] = ["sourceLanguage": "en", "strings": strings, "version": "1.0"]
    var options: JSONSerialization.WritingOptions = [.sortedKeys]
    if chance(70) { options.insert(.prettyPrinted) }
    if chance(50) { options.insert(.withoutEscapingSlashes) }
    let data = try JSONSerialization.data(withJSONObject: root, options: options)
    let text = String(decoding: data, as: UTF8.self)
    var set = try read(text)
    #expect(try exported(set, over: text) == text, "seed \(seed)")
    let index = try #require(set.labels.firstIndex { $0.translations["de"] == "ALT" })
    set.labels[index].translations["de"] = "NEU"
    #expect(
      try exported(set, over: text) == text.replacing("\"ALT\"", with: "\"NEU\""),
      "seed \(seed)")
  }
}
