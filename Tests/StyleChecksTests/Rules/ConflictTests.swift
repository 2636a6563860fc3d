import StyleModel
import Testing

@testable import StyleChecks

/// What `conflict` finds of what a merge left.
struct ConflictTests {
  @Test func onlyItemsInConflictAreTold() throws {
    var deeds = CheckedItem.labels("deeds", LabelItem(id: "add", title: "Add"))
    deeds.isConflicted = true
    let sample = CheckedSample(deeds, .labels("week", LabelItem(id: "monday", title: "Monday")))
    #expect(
      try sample.findings(only: .conflict) == [
        "deeds: error conflict: is in conflict, and what is checked is one of its sides"
      ])
  }
}
