import CSQLite
import Foundation
import StyleModel
import TestSupport
import Testing

@testable import StyleStore

extension SampleFile {
  /// The path of the journal.
  var journal: String { path + "-journal" }

  /// The bytes of the journal.
  var journalBytes: [UInt8] {
    get throws { [UInt8](try Data(contentsOf: URL(fileURLWithPath: journal))) }
  }

  /// Puts a journal beside the file.
  func write(journal bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: journal))
  }
}

/// Makes a catalog whose last writer was killed when all that it had changed was in the file.
private func cutOffFile() async throws -> SampleFile {
  let sample = try SampleFile()
  await #expect(processExitsWith: .signal(SIGKILL)) { [path = sample.path as String] in
    let store = try StyleStore.open(path, for: .writing)
    try store.write { rows in
      for index in 0..<20 {
        try rows.write(.style, "S\(index)", body: String(repeating: "x\(index)", count: 1000))
      }
      try rows.write(.tint, "brand", body: #"{"any":"red"}"#)
      try #require(sqlite3_db_cacheflush(store.connection.handle) == SQLITE_OK)
      kill(getpid(), SIGKILL)
    }
  }
  return sample
}

/// Lets SQLite alone roll back what it finds.
private func rollBack(_ path: String) {
  var handle: OpaquePointer?
  sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, nil)
  sqlite3_exec(handle, "SELECT 1 FROM sqlite_schema", nil, nil, nil)
  sqlite3_close(handle)
}

/// A catalog that is one item further than what the cut-off one was.
private func otherFile() throws -> SampleFile {
  let sample = try SampleFile()
  let store = try StyleStore.open(sample.path, for: .writing)
  try store.write { try $0.write(.style, "Night", body: "struct Night: LabelStyle {}") }
  return sample
}

/// A journal that a killed writer left is judged before SQLite rolls it back.
struct JournalTests {
  @Test func rollingBackDoesWhatSQLiteDoes() async throws {
    let sample = try await cutOffFile()
    let (file, journal) = (try sample.bytes, try sample.journalBytes)
    var random = SplitMix64(seed: 7)
    for round in 0..<60 {
      var damaged = journal
      if round > 0 {
        // The size that the header asks for stays, else the file gets as large as the disk.
        damaged[Int.random(in: 512..<damaged.count, using: &random)] ^= 0x40
        if round % 3 == 0 { damaged[8...11] = [0, 0, 0, UInt8.random(in: 0...3, using: &random)] }
        if round % 4 == 0 {
          damaged.removeLast(Int.random(in: 0..<damaged.count - 512, using: &random))
        }
      }
      try sample.write(file)
      try sample.write(journal: damaged)
      try? sample.tamper("PRAGMA schema_version")
      let expected = try sample.bytes
      let rolled = RollbackJournal(damaged)?.rolled(into: file, sizeLimit: 1 << 30)
      #expect(rolled == expected, "round \(round)")
    }
  }

  @Test func hugeOrBrokenHeaderIsNoReasonToGrow() async throws {
    let sample = try await cutOffFile()
    var journal = try sample.journalBytes
    journal[16...19] = [0xFF, 0xFF, 0xFF, 0xFF]
    #expect(RollbackJournal(journal)?.rolled(into: [], sizeLimit: FileCheck.sizeLimit) == nil)
    #expect(RollbackJournal(Array(journal.prefix(100))) == nil)
    #expect(RollbackJournal([]) == nil)
    let other = try otherFile()
    try sample.write(other.bytes)
    try sample.write(journal: journal)
    let store = try StyleStore.open(sample.path, for: .reading)
    #expect(store.strayJournals == [sample.journal + ".stray-1"])
    #expect(try sample.bytes == other.bytes)
  }

  @Test(arguments: [StyleStore.Access.reading, .rehearsing, .writing])
  func journalOfAnotherFileIsSetAside(access: StyleStore.Access) async throws {
    let sample = try await cutOffFile()
    let (journal, good) = (try sample.journalBytes, try otherFile().bytes)
    for number in 1...3 {
      try sample.write(good)
      try sample.write(journal: journal)
      let store = try StyleStore.open(sample.path, for: access)
      let stray = "\(sample.journal).stray-\(number)"
      #expect(store.notices == [.setJournalAside(stray)])
      #expect(try sample.bytes == good)
      #expect([UInt8](try Data(contentsOf: URL(fileURLWithPath: stray))) == journal)
      #expect(!FileManager.default.fileExists(atPath: sample.journal))
    }
    let store = try StyleStore.open(sample.path, for: .writing)
    #expect(store.notices == [])
    try store.write { try $0.write(.style, "New", body: "x") }
    #expect(try store.verify() == [])
  }

  @Test func journalThatComesWhileTheFileIsOpenIsJudgedToo() async throws {
    let sample = try await cutOffFile()
    let (journal, good) = (try sample.journalBytes, try otherFile().bytes)
    try FileManager.default.removeItem(atPath: sample.journal)
    try sample.write(good)
    let store = try StyleStore.open(sample.path, for: .writing)
    try sample.write(journal: journal)
    try store.write { try $0.write(.style, "New", body: "x") }
    #expect(store.notices == [.setJournalAside(sample.journal + ".stray-1")])
    #expect(try store.verify() == [])
  }

  @Test func whatIsDamagedEitherWayStaysAsItIs() async throws {
    let sample = try await cutOffFile()
    let journal = try sample.journalBytes
    var bytes = try otherFile().bytes
    for index in 4096 * 2..<4096 * 2 + 64 { bytes[index] = 0xFF }
    try sample.write(bytes)
    for access in [StyleStore.Access.reading, .writing] {
      expectProblem(.damaged(JournalJudgement.bothAreDamaged)) {
        try StyleStore.open(sample.path, for: access)
      }
    }
    #expect(try sample.bytes == bytes && sample.journalBytes == journal)
  }

  @Test func whatIsNoCatalogIsNotRolledInto() async throws {
    let sample = try await cutOffFile()
    let journal = try sample.journalBytes
    let text = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
    try sample.write(text)
    expectProblem(.notACatalog(.unknown)) { try StyleStore.open(sample.path, for: .reading) }
    #expect(try sample.bytes == text && sample.journalBytes == journal)
  }

  @Test func newerFileIsNotRolledInto() async throws {
    let sample = try await cutOffFile()
    let (journal, other) = (try sample.journalBytes, try otherFile())
    let known = Migration.all().count
    try other.tamper("PRAGMA user_version = \(known + 1)")
    try sample.write(other.bytes)
    expectProblem(.newer(found: known + 1, known: known)) {
      try StyleStore.open(sample.path, for: .writing)
    }
    #expect(try sample.bytes == other.bytes && sample.journalBytes == journal)
  }

  @Test func journalThatMayNotBeMovedIsTold() async throws {
    let sample = try await cutOffFile()
    let (journal, good) = (try sample.journalBytes, try otherFile().bytes)
    try sample.write(good)
    try #require(chmod(sample.path, 0o666) == 0 && chmod(sample.journal, 0o666) == 0)
    try #require(chmod(sample.folder.path, 0o555) == 0)
    defer { chmod(sample.folder.path, 0o755) }
    await #expect(processExitsWith: .success) {
      [path = sample.path as String, journal = sample.journal as String] in
      if geteuid() == 0 { try #require(setuid(65534) == 0) }
      for access in [StyleStore.Access.reading, .writing] {
        expectProblem(.foreignJournal(journal)) { try StyleStore.open(path, for: access) }
      }
    }
    #expect(try sample.bytes == good && sample.journalBytes == journal)
  }

  @Test func writeNamesItsOperationInTheJournal() throws {
    let sample = try SampleFile()
    let store = try StyleStore.open(sample.path, for: .writing)
    try store.write { rows in
      try rows.write(.style, "New", body: "x")
      let latest = try #require(try rows.reading.latestOperation())
      store.connection.noteInJournal(latest)
      #expect(try JournalNote.operation(in: sample.journalBytes) == latest)
    }
    #expect(try store.verify() == [])
    #expect(JournalNote.operation(in: Array(repeating: 0, count: 600)) == nil)
    #expect(JournalNote.operation(in: []) == nil)
  }
}
