import Testing

@testable import StyleChecks

/// What `drawing` finds of styles that cannot be drawn.
struct DrawingTests {
  @Test func styleThatCannotBeDrawnIsAFinding() throws {
    let sample = CheckedSample(
      .style("Endless", "Label(configuration).labelStyle(Endless())"),
      .style("Wide", "ForEach(0..<1_000_000) { _ in configuration.title }"),
      .swift("Other", "struct Another: LabelStyle {\n}\n"), .style("Fine", "Label(configuration)"))
    let found = try sample.findings(only: .drawing)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.contains("error drawing: cannot be drawn: ") }, "\(found)")
    #expect(!found.contains { $0.hasPrefix("Fine") })
  }
}
