import StyleModel
import Testing

@testable import StyleChecks

/// What `symbol-version` finds of the names of symbols.
struct SymbolVersionTests {
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
}
