import StyleModel
import Testing

@testable import StyleStore

extension WriteTransaction {
  /// Says how much a rule matters, with its operation.
  fileprivate func setRule(_ rule: String, from: RuleSeverity?, to: RuleSeverity?) throws {
    guard let name = RuleName(rule) else { return }
    try setRule(name, to: to)
    try append(
      Operation(
        author: "Ada", time: 1, command: "rule",
        rules: [Operation.RuleMove(rule: name, from: from, to: to)],
        previous: reading.latestOperation()))
  }
}

/// A file in which something is said of two rules.
private func sampleWithRules() throws -> SampleFile {
  let sample = try SampleFile()
  let store = try StyleStore.open(sample.path, for: .writing)
  try store.write { rows throws in
    try rows.setRule("contrast", from: nil, to: .error)
    try rows.setRule("unused", from: nil, to: .off)
    try rows.setRule("contrast", from: .error, to: .note)
  }
  return sample
}

@Test func rulesAreKeptAndTakenBack() throws {
  let sample = try sampleWithRules()
  let store = try StyleStore.open(sample.path, for: .writing)
  let contrast = try #require(RuleName("contrast"))
  let unused = try #require(RuleName("unused"))
  #expect(try store.read { try $0.rules() } == [contrast: .note, unused: .off])
  try store.write { try $0.setRule("unused", from: .off, to: nil) }
  #expect(try store.read { try $0.rules() } == [contrast: .note])
  #expect(try store.verify() == [])
}

@Test func namesOfRulesArePlain() {
  #expect(RuleName("spoken-title")?.text == "spoken-title")
  for text in ["", "Contrast", "a b", "a.b", "é", String(repeating: "a", count: 65)] {
    #expect(RuleName(text) == nil)
  }
}

@Test(arguments: [
  Damage(
    "UPDATE rule SET severity = 'off' WHERE name = 'contrast'",
    "the log does not say that the rule 'contrast' is off"),
  Damage(
    "INSERT INTO rule VALUES ('later', 'note')",
    "the log does not say that the rule 'later' is note"),
  Damage("DELETE FROM rule WHERE name = 'unused'", "how much the rule 'unused' matters is missing"),
  Damage("UPDATE rule SET severity = 'x'", "a rule is not what was stored"),
  Damage("UPDATE rule SET name = 'A b' WHERE name = 'unused'", "a rule is not what was stored"),
])
func damageOfARuleIsFoundAndNamed(damage: Damage) throws {
  let sample = try sampleWithRules()
  let store = try StyleStore.open(sample.path, for: .reading)
  try sample.tamper(damage.sql)
  #expect(try store.verify() == damage.findings)
}

@Test func gapInWhatTheLogSaysOfARuleIsFound() throws {
  let sample = try SampleFile()
  let store = try StyleStore.open(sample.path, for: .writing)
  try store.write { try $0.setRule("contrast", from: .off, to: .error) }
  #expect(
    try store.verify() == ["the log does not say how the rule 'contrast' came to be as it is"])
}
