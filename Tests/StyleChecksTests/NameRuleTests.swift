import StyleModel
import Testing

@testable import StyleChecks
@testable import StyleSyntax

/// What is found of the names of items, their symbols and their titles.
struct NameRuleTests {
  @Test func tintsThatBecomeOneMemberClash() throws {
    let sample = CheckedSample(
      .tint("my brand", "#000"), .tint("myBrand", "#111"), .tint("other", "#222"))
    #expect(
      try sample.findings(only: .nameClash) == [
        "my brand: error name-clash: is 'Color.myBrand' in Swift, and so is the tint 'myBrand'",
        "myBrand: error name-clash: is 'Color.myBrand' in Swift, and so is the tint 'my brand'",
      ])
  }

  /// C43: folders of an asset catalog that are one where case does not count.
  @Test func groupsThatAreOneFolderClash() throws {
    let sample = CheckedSample(
      .tint("Sea.light", "#000"), .tint("sea.deep", "#111"), .tint("Sea.dark", "#222"))
    #expect(
      try sample.findings(only: .nameClash) == [
        "Sea.light: error name-clash: stands in the folder 'Sea', which is one with 'sea' where case "
          + "does not count",
        "sea.deep: error name-clash: stands in the folder 'sea', which is one with 'Sea' where case "
          + "does not count",
        "Sea.dark: error name-clash: stands in the folder 'Sea', which is one with 'sea' where case "
          + "does not count",
      ])
  }

  /// C35, C37: one leaf in two groups, and a name that only begins like another, are told apart.
  @Test func groupsKeepNamesApart() throws {
    let sample = CheckedSample(
      .tint("View1.add", "#000"), .tint("View2.add", "#111"), .tint("moon", "#222"),
      .tint("moon.selected", "#333"))
    #expect(try sample.findings(only: .nameClash, .swiftName) == [])
  }

  @Test func itemsOfOneNameAreToldOnce() throws {
    let sample = CheckedSample(.tint("sea", "#000"), .tint("Sea", "#111"))
    #expect(try sample.findings(only: .nameClash).count == 2)
    #expect(try sample.findings(only: .nameClash)[0].contains("has its name from a merge"))
  }

  @Test func typesAndMembersClash() throws {
    let one = "extension LabelStyle where Self == A { static var pill: Self { .init() } }"
    let two = "extension LabelStyle where Self == B { static var pill: Self { .init() } }"
    let sample = CheckedSample(
      .style("A", "EmptyView()", rest: one), .style("B", "EmptyView()", rest: two),
      .style("Week", "EmptyView()"), .style("Color", "EmptyView()"),
      .labels("week", LabelItem(id: "monday", title: "Monday")))
    #expect(
      try sample.findings(only: .nameClash) == [
        "A: error name-clash: declares '.pill', and so does the style 'B'",
        "B: error name-clash: declares '.pill', and so does the style 'A'",
        "Week: error name-clash: is the type 'Week' in Swift, and so is the label set 'week'",
        "Color: error name-clash: hides SwiftUI's own 'Color' where it is exported to",
        "week: error name-clash: is the type 'Week' in Swift, and so is the style 'Week'",
      ])
  }

  /// C38, C39, C41: what no Swift name can be becomes another one, which is told.
  @Test(arguments: [
    ("repeat", "repeatTint"), ("class", "classTint"), ("default", "defaultTint"),
    ("Type", "type"), ("Protocol", "protocolTint"), ("init", "initTint"), ("self", "selfTint"),
    ("red", "redTint"), ("★", "unnamed"), ("☀️", "unnamed"), ("My Red", "myRed"),
    ("FF0000 (alpha 217)", "fF0000Alpha217"), ("2nd", "_2nd"), ("été", "été"),
  ])
  func nameInSwiftIsToldWhereItIsAnother(name: String, member: String) throws {
    let found = try CheckedSample(.tint(name, "#000")).findings(only: .swiftName)
    #expect(TintMember.name(of: name) == member)
    let isOther = member.hasSuffix("Tint") || member == "unnamed"
    #expect(
      found
        == (isOther
          ? [
            "\(name): note swift-name: is 'Color.\(member)' in Swift, where its own name cannot be used"
          ] : []))
  }

  @Test func symbolsOfLabelsAndSwiftAreLookedUp() throws {
    let sample = CheckedSample(
      .style("A", "Image(systemName: \"sun.maxx\")"),
      .labels(
        "week", LabelItem(id: "monday", title: "Monday", systemImage: "sun.max"),
        LabelItem(id: "tuesday", title: "Tuesday", systemImage: "xmark.cirle")))
    #expect(
      try sample.findings(only: .symbol) == [
        "A 3:27: warning symbol: there is no symbol 'sun.maxx'",
        "week tuesday: warning symbol: there is no symbol 'xmark.cirle'",
      ])
  }

  @Test func newerSymbolsAreToldForAnOldTarget() throws {
    let sample = CheckedSample(
      .labels("set", LabelItem(id: "run", title: "Run", systemImage: "figure.run")))
    #expect(try sample.findings(only: .symbolVersion) == [])
    #expect(try sample.findings(only: .symbolVersion, target: "ios16") == [])
    #expect(
      try sample.findings(only: .symbolVersion, target: "ios15") == [
        "set run: error symbol-version: the symbol 'figure.run' needs iOS 16, and the target is iOS 15"
      ])
  }

  @Test func titlesAreMissingInLanguagesThatOthersHave() throws {
    let sample = CheckedSample(
      .labels(
        "week", LabelItem(id: "monday", title: "Monday", translations: ["de": "Montag"]),
        LabelItem(id: "tuesday", title: "Tuesday")))
    #expect(
      try sample.findings(only: .translation) == [
        "week tuesday: warning translation: 'Tuesday' has no title in 'de'"
      ])
  }
}
