import StyleModel
import Testing

@testable import StyleChecks

/// What `symbol` finds of the names of symbols.
struct SymbolTests {
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
}
