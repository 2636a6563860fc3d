import StyleModel
import Testing

@testable import StyleChecks

/// What `reference` finds of names that lead nowhere.
struct ReferenceTests {
  @Test func missingTintsAreToldWithTheirPlaces() throws {
    let sample = CheckedSample(
      .style("A", "configuration.title.foregroundStyle(Color(\"gone\")).tint(Color(\"oceam\"))"),
      .tint("ocean", "#000080"))
    #expect(
      try sample.findings(only: .reference, .appName) == [
        "A 4:30: error reference: names the tint 'gone', which is not in the catalog",
        "A 5:19: error reference: names the tint 'oceam', which is not in the catalog",
      ])
  }

  @Test func removedItemsAreToldAsSuch() throws {
    let sample = CheckedSample(
      .style("A", "Label(configuration).labelStyle(B()).tint(.brand)"),
      removed: [(.style, "B"), (.tint, "brand")])
    #expect(
      try sample.findings(only: .reference) == [
        "A 4:25: error reference: names the style 'B', which was removed",
        "A 5:19: error reference: names the tint 'brand', which was removed",
      ])
  }

  @Test func stylesAreFoundByTypeAndByMember() throws {
    let pill = CheckedItem.style(
      "Pill", "Label(configuration)",
      rest: "extension LabelStyle where Self == Pill { static var pill: Self { .init() } }")
    let sample = CheckedSample(
      .style("A", "Label(configuration).labelStyle(.pill).labelStyle(Pill())"),
      .style("B", "Label(configuration).labelStyle(.gone).labelStyle(Gone())"), pill)
    #expect(
      try sample.findings(only: .reference) == [
        "B 4:25: error reference: no style of the catalog declares '.gone' in an extension of LabelStyle",
        "B 5:25: error reference: names the style 'Gone', which is not in the catalog",
      ])
  }

  /// C06: all broken aliases are listed in one run, each with its variant.
  @Test func brokenAliasesAreListedByVariant() throws {
    let sample = CheckedSample(
      .tint("one", "gone"), .tint("two", "lost"), .tint("three", "away"),
      .tint("four", "#000000", dark: "night"), .tint("five", "four"), .tint("six", "blue"))
    #expect(
      try sample.findings(only: .reference) == [
        "one any: error reference: is an alias of the tint 'gone', which is not in the catalog",
        "two any: error reference: is an alias of the tint 'lost', which is not in the catalog",
        "three any: error reference: is an alias of the tint 'away', which is not in the catalog",
        "four dark: error reference: is an alias of the tint 'night', which is not in the catalog",
      ])
  }

  @Test func ringsAreToldAtTheirMembersAlone() throws {
    let sample = CheckedSample(
      .tint("a", "b"), .tint("b", "c"), .tint("c", "a"), .tint("outside", "a"))
    #expect(
      try sample.findings(only: .reference) == [
        "a any: error reference: its aliases go round in a ring: a -> b -> c -> a",
        "b any: error reference: its aliases go round in a ring: b -> c -> a -> b",
        "c any: error reference: its aliases go round in a ring: c -> a -> b -> c",
      ])
  }

  /// C01: many uses of one name, and two ways to one tint, are no ring.
  @Test func manyWaysToOneTintAreNoRing() throws {
    let sample = CheckedSample(
      .style(
        "A",
        "configuration.title.foregroundStyle(Color(\"a\")).tint(Color(\"a\")).background(Color(\"a\"))"
      ),
      .tint("a", "b", dark: "c"), .tint("b", "d"), .tint("c", "d"), .tint("d", "#000080"))
    #expect(try sample.findings(only: .reference) == [])
  }

  @Test func longRingIsToldByItsBeginning() throws {
    var items: [CheckedItem] = (0..<100).map { .tint("t\($0)", "t\(($0 + 1) % 100)") }
    items.append(.tint("outside", "t5"))
    let check = CatalogCheck(
      CheckedContent(items, held: NothingHeld()),
      severities: RuleSeverities(overrides: [.unused: .off]))
    let found = check.findings()
    #expect(found.count == 100)
    #expect(found[3].message.hasPrefix("its aliases go round in a ring: t3 -> t4 -> t5 -> t6"))
    #expect(found[3].message.hasSuffix("-> t18 -> … -> t3"))
  }

  @Test func pinThatLeadsNowhereIsTold() throws {
    var style = StyleDocument(swift: "struct A: LabelStyle {\n}\n")
    style.pins = ["Pill": ContentHash(of: [1])]
    let sample = CheckedSample(CheckedItem(name: "A", document: .style(style)))
    #expect(
      try sample.findings(only: .reference) == [
        "A: error reference: holds 'Pill' at a version that is not in the catalog"
      ])
  }
}
