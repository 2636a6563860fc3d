import StyleModel
import Testing

@testable import StyleChecks

/// In which order the findings of an item are told.
struct FindingOrderTests {
  @Test func placesComeBeforeRulesAndRulesInTheOrderOfTheirList() throws {
    let sample = CheckedSample(
      .style(
        "Divider",
        "configuration.icon.paddin(8).foregroundStyle(Color(\"gone\"))\n.background(.yellow)"))
    let found = try sample.findings(target: "ios15").map { line in
      line.split(separator: " ").prefix(4).drop { $0.hasPrefix("Divider") }.joined(separator: " ")
    }
    #expect(
      found == [
        "error name-clash: hides", "3:22: warning spoken-title:", "3:22: note icon-centering:",
        "4:13: warning spelling:", "5:30: error reference:",
      ])
  }

  @Test func symbolsComeLabelByLabelAndTitlesBehindThem() throws {
    let sample = CheckedSample(
      .labels(
        "set", LabelItem(id: "run", title: "Run", systemImage: "figure.run"),
        LabelItem(id: "sun", title: "Sun", systemImage: "sun.maxx"),
        LabelItem(id: "dance", title: "Dance", systemImage: "figure.run"),
        LabelItem(id: "moon", title: "Moon", translations: ["de": "Mond"])))
    let found = try sample.findings(target: "ios15")
    #expect(
      found.map { $0.split(separator: " ")[1...3].joined(separator: " ") } == [
        "run: error symbol-version:", "sun: warning symbol:", "dance: error symbol-version:",
        "run: warning translation:", "sun: warning translation:", "dance: warning translation:",
      ])
  }

  @Test func restOfEachRuleComesLastByName() throws {
    let labels = (0..<102).flatMap { number in
      ["sun.maxx", "figure.run"].map {
        LabelItem(id: "\($0)\(number)", title: "L", systemImage: $0)
      }
    }
    let set = CheckedItem(name: "many", document: .labels(LabelSet(labels)))
    #expect(
      try CheckedSample(set).findings(target: "ios15").suffix(2) == [
        "many: warning symbol: 2 more of 'symbol' are not told one by one",
        "many: error symbol-version: 2 more of 'symbol-version' are not told one by one",
      ])
  }
}
