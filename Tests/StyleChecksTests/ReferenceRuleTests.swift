import StyleModel
import Testing

@testable import StyleChecks

/// What is found of names in items.
struct ReferenceRuleTests {
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

  @Test func memberThatIsNearNoTintMayBeTheApps() throws {
    let sample = CheckedSample(
      .style("A", "configuration.title.foregroundStyle(.brnad).tint(.harbour)"),
      .tint("brand", "#000080"))
    #expect(
      try sample.findings(only: .reference, .appName) == [
        "A 4:30: error reference: names the tint 'brnad', which is not in the catalog",
        "A 5:19: note app-name: 'harbour' is no tint of the catalog, and taken to be the app's own",
      ])
  }

  @Test func systemColorsAndSamplesAreNoTints() throws {
    var style = StyleDocument(
      swift: """
        struct A: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.title
                    .foregroundStyle(.harbour)
                    .tint(Color(.systemBlue))
            }
        }

        """)
    style.samples = ["harbour": ".blue"]
    let sample = CheckedSample(CheckedItem(name: "A", document: .style(style)))
    #expect(try sample.findings(only: .reference, .appName) == [])
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

  /// C51: the user and the replacement are named.
  @Test func usesOfDeprecatedItemsAreTold() throws {
    let sample = CheckedSample(
      .style("A", "Label(configuration).labelStyle(Old()).tint(.brand)"),
      .style("Old", "Label(configuration)").deprecated(use: "New"), .tint("soft", "brand"),
      .tint("brand", "#000080").deprecated(note: "one blue is enough"))
    #expect(
      try sample.findings(only: .deprecated) == [
        "A 4:25: warning deprecated: uses the style 'Old', which is deprecated",
        "A 5:19: warning deprecated: uses the tint 'brand', which is deprecated: one blue is enough",
        "soft any: warning deprecated: uses the tint 'brand', which is deprecated: one blue is enough",
      ])
  }

  @Test func onlyTintsAndDeprecatedItemsCanBeUnused() throws {
    let sample = CheckedSample(
      .style("A", "Label(configuration).tint(.brand)"), .style("Old", "EmptyView()").deprecated(),
      .tint("brand", "base"), .tint("base", "#000080"), .tint("alone", "alone"),
      .labels("week", LabelItem(id: "monday", title: "Monday")))
    #expect(
      try sample.findings(only: .unused) == [
        "Old: note unused: is deprecated, and nothing in the catalog uses it any more",
        "alone: note unused: is used by no style and no tint",
      ])
  }
}
