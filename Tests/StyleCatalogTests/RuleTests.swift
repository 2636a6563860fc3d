import StyleModel
import TestSupport
import Testing

@testable import StyleCatalog

/// How much rules matter: kept, undone, and handed on.
@Suite struct RuleTests {
  private func name(_ text: String) throws -> RuleName { try #require(RuleName(text)) }

  private func rules(of sample: SampleCatalog) throws -> [String: RuleSeverity] {
    let rules = try sample.catalog.ruleSeverities()
    return Dictionary(uniqueKeysWithValues: rules.map { ($0.key.text, $0.value) })
  }

  private func set(_ rule: String, _ severity: RuleSeverity?, in sample: SampleCatalog) throws {
    try sample.catalog.setRules([name(rule): severity], by: sample.author())
  }

  @Test func oneWriteIsOneOperation() throws {
    let sample = try SampleCatalog()
    let moves = try sample.catalog.setRules(
      [name("contrast"): .error, name("unused"): .off, name("symbol"): nil], by: sample.author())
    #expect(moves.map(\.rule.text) == ["contrast", "unused"])
    let operation = try #require(try sample.catalog.operations(limit: 1).first)
    #expect(operation.record.command == "rule")
    #expect(operation.record.rules == moves)
    let before = try sample.catalog.operations(limit: 100).count
    try set("contrast", .error, in: sample)
    #expect(try sample.catalog.operations(limit: 100).count == before)
    #expect(try sample.catalog.verify() == [])
  }

  @Test func whatWasSaidIsUndoneAndRedone() throws {
    let sample = try SampleCatalog()
    try set("contrast", .error, in: sample)
    try set("contrast", .off, in: sample)
    #expect(try sample.undo().rules.map(\.to) == [.error])
    #expect(try rules(of: sample) == ["contrast": .error])
    try sample.redo()
    #expect(try rules(of: sample) == ["contrast": .off])
    try sample.undo()
    try sample.undo()
    #expect(try rules(of: sample) == [:])
    #expect(try sample.catalog.verify() == [])
  }

  @Test func ruleThatMovedOnIsNotUndone() throws {
    let sample = try SampleCatalog()
    try set("contrast", .error, in: sample)
    let number = try #require(try sample.catalog.operations(limit: 1).first).number
    try set("contrast", .off, in: sample)
    #expect(throws: HistoryError.movedOn(["contrast"])) {
      try sample.catalog.undo("\(number)", by: sample.author())
    }
    #expect(try rules(of: sample) == ["contrast": .off])
  }

  @Test func pullTakesWhatWasSaidOfOtherRules() throws {
    let ours = try SampleCatalog()
    let theirs = try SampleCatalog(copying: ours)
    try set("contrast", .error, in: ours)
    try set("contrast", .off, in: theirs)
    try set("unused", .off, in: theirs)
    let report = try ours.catalog.merge(from: theirs.path, command: "pull", by: ours.author())
    #expect(report.rules.map(\.rule.text) == ["unused"])
    #expect(!report.isEmpty && report.isClean)
    #expect(try rules(of: ours) == ["contrast": .error, "unused": .off])
    #expect(try ours.catalog.merge(from: theirs.path, by: ours.author()).isEmpty)
    try ours.undo()
    #expect(try rules(of: ours) == ["contrast": .error])
    #expect(try ours.catalog.verify() == [])
  }

  @Test func pushHandsOnWhatNobodySaidThere() throws {
    let ours = try SampleCatalog()
    let theirs = try SampleCatalog(copying: ours)
    try set("contrast", .error, in: ours)
    try set("unused", .note, in: ours)
    try set("unused", .off, in: theirs)
    let report = try ours.catalog.push(to: theirs.path, by: ours.author())
    #expect(report.rules.map(\.rule.text) == ["contrast"])
    #expect(try rules(of: theirs) == ["contrast": .error, "unused": .off])
    #expect(try theirs.catalog.verify() == [])
    #expect(try ours.catalog.push(to: theirs.path, by: ours.author()).isEmpty)
  }
}
