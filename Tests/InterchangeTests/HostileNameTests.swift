import Interchange
import StyleModel
import StyleSyntax
import SwiftText
import TestSupport
import Testing

/// Names and titles that no Swift could hold as they are.
struct HostileNameTests {
  private static let texts = [
    "\"quoted\"", "back\\slash", "\\(interpolated)", "new\nline", "tab\t", "\u{202E}reversed", "1️⃣",
    "☀️", "日曜", "2nd", "class", "Type", "Protocol", "self", "init", "title", "systemImage", "id",
    "$x",
    "`ticks`", "*/ // /*", "é", "👨‍👩‍👧", "", "_", "%@ %lld", "a b", "A B", "#\"raw\"#", "\u{0}",
    "default",
    "none", "allCases", "___", "\r\n",
  ]

  @Test func titlesSurviveAsTheyAre() throws {
    let labels = Self.texts.map { LabelItem(title: $0, systemImage: $0) }
    let text = try SwiftExport().file([
      ExportItem(name: "\u{2600} labels", document: .labels(LabelSet(labels)))
    ])
    #expect(try typeCheck(files: ["Labels.swift": text], languageMode: 6) == [])
    #expect(try formatted(["Labels.swift": text])["Labels.swift"] == text)
    let spelled = text.split(separator: "\n").compactMap { line in
      line.range(of: ": return ").map { String(line[$0.upperBound...]) }
    }
    #expect(spelled.compactMap(StringLiteral.text) == Self.texts + Self.texts)
  }

  @Test func everyNameOfATintBecomesAMember() throws {
    let names =
      Self.texts.compactMap { try? ItemName($0, for: .tint).text } + ["red", "tint", "mix"]
    var members: Set<String> = []
    let items = names.filter { members.insert(TintMember.name(of: $0)).inserted }
      .map { tint($0, any: "#123456") }
    #expect(items.count > 15)
    let text = try SwiftExport().file(items)
    #expect(try typeCheck(files: ["Tints.swift": text], languageMode: 6) == [])
    #expect(try formatted(["Tints.swift": text])["Tints.swift"] == text)
  }

  @Test(arguments: [
    ("brand", "brand"), ("Brand", "brand"), ("Brand.primary", "brandPrimary"),
    ("my blue", "myBlue"),
    ("2nd blue", "_2ndBlue"), ("red", "redTint"), ("class", "classTint"), ("☀️", "unnamed"),
    ("RGB", "rgb"), ("日曜", "日曜"),
  ]) func tintsBecomeMembersOfColor(name: String, member: String) {
    #expect(TintMember.name(of: name) == member)
  }
}
