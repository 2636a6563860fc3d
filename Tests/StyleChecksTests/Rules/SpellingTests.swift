import Testing

@testable import StyleChecks

/// What `spelling` finds of the Swift of styles.
struct SpellingTests {
  @Test func namesNearSwiftUIsAreMisspelt() throws {
    let sample = CheckedSample(.style("A", "Label(configuration).paddin(8)"))
    #expect(
      try sample.findings(only: .spelling) == [
        "A 4:13: warning spelling: 'paddin' is not known to SwiftUI"
      ])
  }
}
