import StyleModel
import Testing

@testable import StyleChecks

/// What `unused` finds of tints and deprecated items.
struct UnusedTests {
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
