import Testing

@testable import StyleChecks

/// What `deprecated` finds of uses.
struct DeprecatedTests {
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
}
