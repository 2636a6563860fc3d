import Foundation
import TestSupport
import Testing

@testable import StyleStore

/// Makes a catalog whose last writer was killed after it had changed pages in the file.
private func interruptedFile() async throws -> SampleFile {
  let sample = try SampleFile()
  await #expect(processExitsWith: .signal(SIGKILL)) { [path = sample.path as String] in
    let store = try StyleStore.open(path, for: .writing)
    try store.connection.execute("PRAGMA cache_size = 4")
    try store.write { rows in
      for index in 0..<50 {
        try rows.write(.style, "S\(index)", body: String(repeating: "x\(index)", count: 1000))
      }
      kill(getpid(), SIGKILL)
    }
  }
  try #require(FileManager.default.fileExists(atPath: sample.path + "-journal"))
  return sample
}

@Test(arguments: [StyleStore.Access.reading, .writing])
func writeThatWasCutOffIsUndoneByWhoeverComesNext(access: StyleStore.Access) async throws {
  let sample = try await interruptedFile()
  let store = try StyleStore.open(sample.path, for: access)
  #expect(try store.read { try $0.heads(kind: nil) }.map(\.name) == ["week", "Day", "brand"])
  #expect(try store.read { try $0.generation() } == 1)
  let findings = try store.verify()
  #expect(findings == [])
  #expect(!FileManager.default.fileExists(atPath: sample.path + "-journal"))
}

@Test func readerWithoutRightsIsToldOfTheRecovery() async throws {
  let sample = try await interruptedFile()
  let before = try sample.bytes
  try #require(chmod(sample.path, 0o444) == 0 && chmod(sample.folder.path, 0o555) == 0)
  defer { chmod(sample.folder.path, 0o755) }
  await #expect(processExitsWith: .success) { [path = sample.path as String] in
    if geteuid() == 0 { try #require(setuid(65534) == 0) }
    expectProblem(.inRecovery) { try StyleStore.open(path, for: .reading) }
    expectProblem(.inRecovery) { try StyleStore.open(path, for: .writing) }
  }
  #expect(try sample.bytes == before)
}

@Test func killedCreationLeavesNothing() async throws {
  let folder = try TemporaryFolder()
  await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.file("a") as String] in
    try StyleStore.create(at: path) { rows in
      try rows.write(.style, "Day", body: "x")
      kill(getpid(), SIGKILL)
    }
  }
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
}

@Test func processesThatStartAtOnceShareOneFile() async throws {
  let folder = try TemporaryFolder()
  await withTaskGroup(of: Void.self) { group in
    for index in 0..<16 {
      group.addTask {
        await #expect(processExitsWith: .success) {
          [index = index as Int, path = folder.file("a") as String] in
          do { try StyleStore.create(at: path) { _ in } } catch let error as StoreError {
            #expect(error.problem == .exists)
          }
          let store = try StyleStore.open(path, for: .writing)
          try store.write { try $0.write(.style, "S\(index)", body: "x") }
        }
      }
    }
  }
  let store = try StyleStore.open(folder.file("a"), for: .reading)
  #expect(try store.read { try $0.heads(kind: nil) }.count == 16)
  let findings = try store.verify()
  #expect(findings == [])
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
}
