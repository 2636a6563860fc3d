import StyleModel
import Testing

@testable import StyleChecks
@testable import StyleSyntax

/// What `name-clash` finds of names that become one.
struct NameClashTests {
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
}
