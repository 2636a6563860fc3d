import Testing

@testable import StyleStore

private struct Refusal: Error {}

@Test func failedWriteLeavesTheFileAsItWas() throws {
  let sample = try SampleFile()
  let before = try sample.bytes
  let store = try StyleStore.open(sample.path, for: .writing)
  #expect(throws: Refusal.self) {
    try store.write { rows in
      try rows.write(.style, "New", body: "x")
      throw Refusal()
    }
  }
  #expect(try store.read { try $0.heads(kind: .style) }.map(\.name) == ["Day"])
  withExtendedLifetime(store) {}
  #expect(try sample.bytes == before)
}

@Test func writeOfNothingLeavesTheFileAsItWas() throws {
  let sample = try SampleFile()
  let before = try sample.bytes
  do {
    let store = try StyleStore.open(sample.path, for: .writing)
    #expect(try store.write { try $0.reading.heads(kind: nil) }.count == 3)
  }
  #expect(try sample.bytes == before)
}

@Test func eachWriteRaisesTheGeneration() throws {
  let sample = try SampleFile()
  let store = try StyleStore.open(sample.path, for: .writing)
  for count in 2...4 {
    try store.write { try $0.write(.style, "Style\(count)", body: "x\(count)") }
    #expect(try store.read { try $0.generation() } == count)
  }
}

@Test func openCatalogNoticesThatANewerProgramMigratedIt() throws {
  let sample = try SampleFile()
  let store = try StyleStore.open(sample.path, for: .writing)
  let known = Migration.all().count
  try sample.tamper("PRAGMA user_version = \(known + 1)")
  expectProblem(.newer(found: known + 1, known: known)) { try store.read { try $0.generation() } }
  expectProblem(.newer(found: known + 1, known: known)) {
    try store.write { try $0.write(.style, "New", body: "x") }
  }
}

@Test func operationMustFollowTheLatestOne() throws {
  let store = try StyleStore.inMemory()
  try store.write { try $0.write(.style, "Day", body: "x") }
  let first = try #require(try store.read { try $0.operations(limit: 1) }.first)
  expectProblem(.other("an operation does not follow the latest one")) {
    try store.write { try $0.append(first.record) }
  }
  #expect(try store.read { try $0.latestOperation() } == first.hash)
}

@Test func concurrentWritersLoseNothing() async throws {
  let sample = try SampleFile()
  let path = sample.path
  try await withThrowingTaskGroup(of: Void.self) { group in
    for writer in 0..<8 {
      group.addTask {
        for round in 0..<10 {
          let store = try StyleStore.open(path, for: .writing)
          try store.write {
            try $0.write(.style, "S\(writer)x\(round)", body: "\(writer)-\(round)")
          }
          try store.write { try $0.write(.labels, "week", body: "\(writer)-\(round)") }
        }
      }
    }
    try await group.waitForAll()
  }
  let store = try StyleStore.open(path, for: .reading)
  #expect(try store.read { try $0.heads(kind: .style) }.count == 81)
  #expect(try store.read { try $0.versionCount(kind: .labels, key: "week") } == 81)
  #expect(try store.read { try $0.generation() } == 161)
  let findings = try store.verify()
  #expect(findings == [])
}

@Test func readerSeesWholeGenerationsOnly() async throws {
  let sample = try SampleFile()
  let path = sample.path
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      let store = try StyleStore.open(path, for: .writing)
      for round in 0..<30 {
        try store.write { rows in
          try rows.write(.style, "A", body: "\(round)")
          try rows.write(.style, "B", body: "\(round)")
        }
      }
    }
    group.addTask {
      let store = try StyleStore.open(path, for: .reading)
      for _ in 0..<30 {
        let documents = try store.read { rows in
          try rows.heads(kind: .style).filter { $0.name != "Day" }.map(\.document)
        }
        #expect(Set(documents).count <= 1)
      }
    }
    try await group.waitForAll()
  }
}
