import Testing

@testable import StyleChecks

/// What `opaque-swift` finds of the Swift of styles.
struct OpaqueSwiftTests {
  @Test func opaqueSwiftIsShownByItsBeginning() throws {
    let sample = CheckedSample(
      .style("A", "for x in 0..<3 {\nprint(x)\n}\nconfiguration.title"))
    let found = try sample.findings(only: .opaqueSwift)
    #expect(
      found == [
        "A 3:9: note opaque-swift: is kept as it is and not looked into: for x in 0..<3 { …"
      ])
  }
}
