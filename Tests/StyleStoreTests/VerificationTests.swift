import TestSupport
import Testing

@testable import StyleStore

/// A way to damage a catalog, and what its verification then says.
struct Damage: CustomTestStringConvertible, Sendable {
  var sql: String
  var findings: [String]

  init(_ sql: String, _ findings: String...) {
    self.sql = sql
    self.findings = findings
  }

  var testDescription: String { sql }
}

@Test(arguments: [
  Damage(
    "UPDATE document SET body = replace(body, 'Monday', 'Mondey')",
    "the document DOC of 'week' is not what was stored"),
  Damage(
    "UPDATE version SET record = replace(record, 'Ada', 'Eve') WHERE key = 'week'",
    "the version HEAD is not what was stored", "no version has the name 'week'",
    "'week' is at a version that is missing"),
  Damage(
    "UPDATE version SET key = 'weak' WHERE key = 'week'",
    "the version HEAD is not what was stored", "no version has the name 'week'",
    "'week' is at a version that is missing"),
  Damage(
    "DELETE FROM document WHERE body LIKE '%Monday%'",
    "rows refer to others that are missing (1)", "the document DOC of 'week' is missing"),
  Damage(
    "UPDATE head SET name = 'weak' WHERE key = 'week'",
    "the head of 'week' does not agree with its version"),
  Damage(
    "UPDATE head SET folded = 'weak' WHERE key = 'week'", "the head of 'week' has a wrong name"),
  Damage(
    "UPDATE head SET author = 'Eve', time = 1 WHERE key = 'week'",
    "the head of 'week' does not agree with its version"),
  Damage("UPDATE head SET kind = 'x' WHERE key = 'week'", "a head is not what was stored"),
  Damage("DELETE FROM head WHERE key = 'week'", "'week' is not where the log says"),
  Damage("DELETE FROM name WHERE key = 'week'", "the name 'week' is not recorded"),
  Damage(
    "UPDATE name SET folded = 'weak' WHERE key = 'week'",
    "no version has the name 'week'", "the name 'week' is not recorded"),
  Damage(
    "DELETE FROM operation WHERE id = 2", "the log does not know 'brand'",
    "the log has a gap before LAST"),
  Damage("DELETE FROM operation WHERE id = 3", "the log does not know 'week'"),
  Damage(
    "UPDATE operation SET record = replace(record, 'Ada', 'Eve') WHERE id = 3",
    "the operation LAST is not what was stored"),
  Damage("DELETE FROM catalog", "the file does not say which catalog it is"),
])
func damageIsFoundAndNamed(damage: Damage) throws {
  let sample = try SampleFile()
  let store = try StyleStore.open(sample.path, for: .reading)
  let (document, head, last) = try store.read { rows throws in
    let week = try rows.heads(kind: .labels)[0]
    return (week.document?.short, week.version.short, try rows.latestOperation()?.short)
  }
  try sample.tamper(damage.sql)
  let expected = damage.findings.map { finding in
    finding.replacing("DOC", with: document ?? "").replacing("HEAD", with: head)
      .replacing("LAST", with: last ?? "")
  }
  let findings = try store.verify()
  #expect(findings == expected)
}

@Test func missingParentIsFound() throws {
  let sample = try SampleFile()
  let store = try StyleStore.open(sample.path, for: .writing)
  try store.write { try $0.write(.labels, "week", body: "{}") }
  let versions = try store.read { try $0.versions(kind: .labels, key: "week") }.map(\.hash.short)
  try sample.tamper("DELETE FROM version WHERE key = 'week' AND record NOT LIKE '%\"parents\"%'")
  let findings = try store.verify()
  #expect(
    findings == ["the version \(versions[1]) of 'week' follows \(versions[0]), which is missing"])
}

@Test func flippedByteInADocumentIsToldWhenItIsReadAndHurtsNothingElse() throws {
  let sample = try SampleFile()
  var bytes = try sample.bytes
  let place = try #require(bytes.firstRange(of: Array("Monday".utf8)))
  bytes[place.lowerBound] ^= 1
  try sample.write(bytes)
  let store = try StyleStore.open(sample.path, for: .reading)
  let heads = try store.read { try $0.heads(kind: nil) }
  #expect(heads.map(\.name) == ["week", "Day", "brand"])
  let documents = heads.compactMap(\.document)
  expectProblem(.damaged("the document \(documents[0].short) is not what was stored")) {
    try store.read { try $0.document(documents[0]) }
  }
  #expect(throws: Never.self) { try store.read { try $0.document(documents[1]) } }
}

@Test func everyFlippedBitOfContentIsFound() throws {
  let sample = try SampleFile()
  let whole = try sample.bytes
  let stored = try StyleStore.open(sample.path, for: .reading).read { try contents(of: $0) }
  var generator = SplitMix64(seed: 7)
  for _ in 0..<200 {
    var bytes = whole
    let index = Int.random(in: 100..<bytes.count, using: &generator)
    bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    try sample.write(bytes)
    guard let store = try? StyleStore.open(sample.path, for: .reading),
      let findings = try? store.verify(), findings.isEmpty
    else { continue }
    let found = try store.read { try contents(of: $0) }
    #expect(found == stored, "flipped a bit of byte \(index)")
  }
}

/// What a person sees of a catalog.
private func contents(of rows: ReadTransaction) throws -> [String] {
  try rows.heads(kind: nil).map { head in
    let document = try head.document.map { String(decoding: try rows.document($0), as: UTF8.self) }
    return "\(head) \(document ?? "") \(try rows.names(kind: head.kind, key: head.key))"
  } + rows.operations(limit: 100).map { "\($0.hash.hex) \($0.record)" }
}
