import StyleModel
import Testing

@testable import StyleStore

extension WriteTransaction {
  /// Makes a release of what is there, with its operation.
  @discardableResult
  func release(_ name: String, time: Int = 1) throws -> Release {
    let heads = try reading.heads(kind: nil).filter { $0.document != nil }
    let release = Release(author: "Ada", time: time, versions: heads.map(\.version))
    let name = try ReleaseName(name)
    try insertRelease(release, name: name, heads: heads)
    try append(
      Operation(
        author: "Ada", time: time, command: "release",
        releases: [Operation.ReleaseMove(release: release.hash, from: nil, to: name)],
        previous: reading.latestOperation()))
    return release
  }
}

/// A file with a release, after which an item was renamed, one replaced, one removed and one added.
func sampleWithRelease() throws -> SampleFile {
  let sample = try SampleFile()
  let store = try StyleStore.open(sample.path, for: .writing)
  try store.write { rows throws in
    try rows.release("1.0")
    try rows.write(.tint, "accent", body: #"{"any":"blue"}"#, key: "brand")
    try rows.write(.style, "Day", body: "struct Day: LabelStyle { }")
    try rows.write(.labels, "week", body: nil)
    try rows.write(.tint, "later", body: #"{"any":"red"}"#)
  }
  return sample
}

@Test func headsOfAReleaseAreThoseOfItsMoment() throws {
  let sample = try sampleWithRelease()
  let store = try StyleStore.open(sample.path, for: .reading)
  try store.read { rows throws in
    let release = try #require(try rows.release(folded: "1.0"))
    let then = rows.at(release)
    #expect(then.isPresent == false)
    #expect(try then.heads(kind: nil).map(\.name) == ["week", "Day", "brand"])
    #expect(try then.heads(kind: .tint).map(\.name) == ["brand"])
    #expect(try then.heads(kind: .tint, key: "brand").map(\.name) == ["brand"])
    #expect(try then.heads(kind: .tint, key: "later") == [])
    #expect(try then.heads(kind: .tint, folded: "brand").count == 1)
    #expect(try then.heads(kind: .tint, folded: "accent") == [])
    #expect(try then.heads(documentContaining: "LabelStyle {}").map(\.name) == ["Day"])
    #expect(try then.heads(documentContaining: "LabelStyle { }") == [])
    #expect(try then.heads(documentContainingInAnyCase: "MONDAY").map(\.name) == ["week"])
    #expect(try rows.heads(documentContainingInAnyCase: "MONDAY") == [])
    #expect(
      try then.heads(kind: nil).allSatisfy {
        HeadRow(of: try rows.version($0.version), hash: $0.version) == $0
      })
  }
  #expect(try store.verify() == [])
}

@Test func releaseIsFoundInWhateverCase() throws {
  let store = try StyleStore.inMemory()
  try store.write { rows throws in
    try rows.write(.style, "Day", body: "x")
    try rows.release("Spring", time: 1)
    try rows.release("Autumn", time: 2)
  }
  try store.read { rows throws in
    #expect(try rows.releases().map(\.name.text) == ["Spring", "Autumn"])
    #expect(try rows.release(folded: "spring")?.record.time == 1)
    #expect(try rows.release(folded: "winter") == nil)
  }
}

@Test func releaseThatWasTakenBackIsUnseenAndGetsItsNameAgain() throws {
  let store = try StyleStore.inMemory()
  let name = try ReleaseName("1.0")
  let release = try store.write { rows throws in
    try rows.write(.style, "Day", body: "x")
    return try rows.release("1.0")
  }
  func rename(from: ReleaseName?, to: ReleaseName?) throws {
    try store.write { rows throws in
      if let from {
        try rows.renameRelease(from, to: to)
      } else if let to {
        #expect(try rows.nameRelease(hash: release.hash, to))
      }
      try rows.append(
        Operation(
          author: "Ada", time: 2, command: "undo",
          releases: [Operation.ReleaseMove(release: release.hash, from: from, to: to)],
          previous: rows.reading.latestOperation()))
    }
    #expect(try store.verify() == [])
  }
  try rename(from: name, to: nil)
  #expect(try store.read { try $0.releases() } == [])
  let other = try ReleaseName("2.0")
  try rename(from: nil, to: other)
  #expect(try store.read { try $0.releases() }.map(\.name) == [other])
  try rename(from: other, to: name)
  #expect(try store.read { try $0.release(folded: "1.0") }?.record == release)
  #expect(try store.write { try $0.nameRelease(hash: ContentHash(of: [1]), other) } == false)
}

@Test func releaseHoldsWhatItSays() throws {
  let store = try StyleStore.inMemory()
  try store.write { try $0.write(.style, "Day", body: "x") }
  let wrong = Release(author: "Ada", time: 1, versions: [])
  expectProblem(.other("a release does not hold what it says")) {
    try store.write { rows throws in
      try rows.insertRelease(
        wrong, name: ReleaseName("1.0"), heads: rows.reading.heads(kind: nil))
    }
  }
  #expect(try store.read { try $0.releases() } == [])
}

@Test(arguments: [
  Damage(
    "UPDATE release SET record = replace(record, 'Ada', 'Eve')",
    "the release '1.0' is not what was stored"),
  Damage("UPDATE release SET folded = 'x'", "the release '1.0' is not what was stored"),
  Damage(
    "UPDATE release SET name = 'x', folded = 'x'", "the log does not know the release 'x'",
    "the release '1.0' is missing"),
  Damage(
    "DELETE FROM release_head WHERE key = 'week'", "the release '1.0' does not hold what it says"),
  Damage(
    "UPDATE release_head SET name = 'weak' WHERE key = 'week'",
    "the release '1.0' does not hold what it says"),
  Damage(
    "UPDATE release_head SET folded = 'weak' WHERE key = 'week'",
    "the release '1.0' does not hold what it says"),
  Damage("DELETE FROM release_head; DELETE FROM release", "the release '1.0' is missing"),
])
func damageOfAReleaseIsFoundAndNamed(damage: Damage) throws {
  let sample = try sampleWithRelease()
  let store = try StyleStore.open(sample.path, for: .reading)
  try sample.tamper(damage.sql)
  #expect(try store.verify() == damage.findings)
}
