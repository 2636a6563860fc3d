import StyleModel
import Testing

@testable import StyleChecks

/// How rules matter, and how much is told.
struct SeverityTests {
  private let sample = CheckedSample(.tint("a", "gone"))

  @Test func runComesBeforeCatalogAndCatalogBeforeDefault() throws {
    let name = try #require(RuleName(Rule.reference.name))
    #expect(try sample.findings(only: .reference).map(isError) == [true])
    #expect(try sample.findings(overrides: [.unused: .off], stored: [name: .note]).count == 1)
    #expect(
      try sample.findings(overrides: [.unused: .off], stored: [name: .note])[0].contains(
        "note reference"))
    #expect(try sample.findings(overrides: [.unused: .off, .reference: .off]) == [])
    #expect(
      try sample.findings(overrides: [.unused: .off, .reference: .warning], stored: [name: .off])[0]
        .contains("warning reference"))
  }

  private func isError(_ finding: String) -> Bool { finding.contains(": error ") }

  @Test func hundredsOfOneRuleAreCounted() throws {
    let labels = (0..<250).map { LabelItem(id: "l\($0)", title: "L", systemImage: "sun.maxx") }
    let set = CheckedItem(name: "many", document: .labels(LabelSet(labels)))
    let found = try CheckedSample(set).findings(only: .symbol)
    #expect(found.count == 101)
    #expect(found[100] == "many: warning symbol: 150 more of 'symbol' are not told one by one")
  }

  @Test func whatNobodyWroteIsLookedAtOnlyWhereItIsNamed() throws {
    var item = CheckedItem.tint("a", "gone")
    item.isBuiltIn = true
    let content = CheckedContent([item], held: NothingHeld())
    #expect(CatalogCheck(content).findings() == [])
    #expect(CatalogCheck(content).findings(in: [0]).map(\.rule).contains(.reference))
  }
}
