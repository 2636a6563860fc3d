import Foundation
import TestSupport
import Testing

@testable import StyleStore

/// Gives up the rights of root, which no mode of a file holds back, in the process of an exit test.
private func becomeNobody() throws {
  if geteuid() == 0 { try #require(setuid(65534) == 0) }
}

@Test func readOnlyFileIsReadAndNotWritten() async throws {
  let sample = try SampleFile()
  try #require(chmod(sample.path, 0o444) == 0 && chmod(sample.folder.path, 0o777) == 0)
  await #expect(processExitsWith: .success) { [path = sample.path as String] in
    try becomeNobody()
    let store = try StyleStore.open(path, for: .reading)
    #expect(try store.read { try $0.heads(kind: nil) }.count == 3)
    expectProblem(.readOnlyFile) { try StyleStore.open(path, for: .writing) }
  }
}

@Test func readOnlyFolderIsReadAndNotWritten() async throws {
  let sample = try SampleFile()
  try #require(chmod(sample.path, 0o666) == 0 && chmod(sample.folder.path, 0o555) == 0)
  defer { chmod(sample.folder.path, 0o755) }
  await #expect(processExitsWith: .success) { [path = sample.path as String] in
    try becomeNobody()
    let reader = try StyleStore.open(path, for: .reading)
    #expect(try reader.read { try $0.heads(kind: nil) }.count == 3)
    let writer = try StyleStore.open(path, for: .writing)
    expectProblem(.readOnlyFolder) {
      try writer.write { try $0.write(.style, "New", body: "x") }
    }
    expectProblem(.readOnlyFolder) { try StyleStore.create(at: path + "2") { _ in } }
  }
  #expect(try StyleStore.open(sample.path, for: .reading).read { try $0.generation() } == 1)
}

@Test func unreadableFileIsForbidden() async throws {
  let sample = try SampleFile()
  try #require(chmod(sample.path, 0) == 0)
  await #expect(processExitsWith: .success) { [path = sample.path as String] in
    try becomeNobody()
    expectProblem(.forbidden) { try StyleStore.open(path, for: .reading) }
    expectProblem(.forbidden) { try StyleStore.open(path, for: .writing) }
  }
}

@Test func writeAheadLogThatCannotBeTakenBackIsTold() async throws {
  let sample = try SampleFile()
  try sample.tamper("PRAGMA journal_mode = WAL")
  try #require(chmod(sample.path, 0o444) == 0 && chmod(sample.folder.path, 0o555) == 0)
  defer { chmod(sample.folder.path, 0o755) }
  await #expect(processExitsWith: .success) { [path = sample.path as String] in
    try becomeNobody()
    expectProblem(.writeAheadLog) { try StyleStore.open(path, for: .reading) }
  }
}

@Test func fullDiskIsToldAndLeavesTheFileAsItWas() async throws {
  let sample = try SampleFile()
  let before = try sample.bytes
  await #expect(processExitsWith: .success) { [path = sample.path as String] in
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: 200_000, rlim_max: 200_000)
    try #require(setrlimit(__rlimit_resource_t(1), &limit) == 0)
    let store = try StyleStore.open(path, for: .writing)
    expectProblem(.full) {
      try store.write { rows in
        for index in 0..<100 {
          try rows.write(.style, "S\(index)", body: String(repeating: "x\(index)", count: 1000))
        }
      }
    }
    #expect(try store.read { try $0.heads(kind: nil) }.count == 3)
    expectProblem(.full) {
      try StyleStore.create(at: path + "2") { rows in
        try rows.write(.style, "S", body: String(repeating: "x", count: 300_000))
      }
    }
  }
  #expect(try sample.bytes == before)
  #expect(try FileManager.default.contentsOfDirectory(atPath: sample.folder.path).count == 1)
}
