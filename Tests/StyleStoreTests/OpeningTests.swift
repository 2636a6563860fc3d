import Foundation
import TestSupport
import Testing

@testable import StyleStore

/// Expects both ways of opening to refuse a file with a problem and to leave it as it is.
private func expectRefused(
  _ sample: SampleFile, _ problem: StoreError.Problem,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let before = try sample.bytes
  for access in [StyleStore.Access.reading, .writing] {
    expectProblem(problem, sourceLocation: sourceLocation) {
      try StyleStore.open(sample.path, for: access)
    }
  }
  #expect(try sample.bytes == before, sourceLocation: sourceLocation)
  #expect(
    try FileManager.default.contentsOfDirectory(atPath: sample.folder.path).count == 1,
    sourceLocation: sourceLocation)
}

@Test func missingFileIsMissing() throws {
  let folder = try TemporaryFolder()
  for path in [folder.file("none"), folder.file("none/none"), "", "a\0b"] {
    expectProblem(.missing) { try StyleStore.open(path, for: .reading) }
  }
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
}

@Test func folderAndPipeAreNoFiles() throws {
  let folder = try TemporaryFolder()
  expectProblem(.notAFile("a folder")) { try StyleStore.open(folder.path, for: .reading) }
  try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
  expectProblem(.notAFile("a pipe")) { try StyleStore.open(folder.file("pipe"), for: .writing) }
  expectProblem(.notAFile("a device")) { try StyleStore.open("/dev/zero", for: .reading) }
}

@Test func emptyFileIsNoCatalogAndStaysEmpty() throws {
  let sample = try SampleFile()
  try sample.write([])
  try expectRefused(sample, .notACatalog(.empty))
  expectProblem(.notACatalog(.empty)) { try StyleStore.create(at: sample.path) { _ in } }
  #expect(try sample.bytes.isEmpty)
}

@Test func pictureIsNoCatalog() throws {
  let sample = try SampleFile()
  try sample.write(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 7, count: 5000))
  try expectRefused(sample, .notACatalog(.unknown))
}

@Test func databaseOfAnotherProgramIsToldByItsID() throws {
  let sample = try SampleFile()
  try sample.tamper("PRAGMA application_id = 252006674")
  try expectRefused(sample, .notACatalog(.database(applicationID: 252_006_674)))
  try sample.tamper("PRAGMA application_id = 0")
  try expectRefused(sample, .notACatalog(.database(applicationID: 0)))
}

@Test func truncatedFileIsDamaged() throws {
  let sample = try SampleFile()
  try sample.write(Array(try sample.bytes.prefix(4096 * 3 + 100)))
  try expectRefused(sample, .damaged("database disk image is malformed"))
}

@Test func newerFileIsRefusedWithBothVersions() throws {
  let sample = try SampleFile()
  let known = Migration.all().count
  try sample.tamper("PRAGMA user_version = \(known + 1)")
  try expectRefused(sample, .newer(found: known + 1, known: known))
  try sample.tamper("PRAGMA user_version = 2147483647")
  try expectRefused(sample, .newer(found: 2_147_483_647, known: known))
}

@Test func impossibleVersionIsRefused() throws {
  let sample = try SampleFile()
  for version in [0, -1] {
    try sample.tamper("PRAGMA user_version = \(version)")
    try expectRefused(sample, .foreignSchema("its version is \(version)"))
  }
}

@Test(arguments: [
  (
    "CREATE TRIGGER spy AFTER INSERT ON version BEGIN DELETE FROM head; END",
    "it holds a trigger 'spy', which no catalog has"
  ),
  ("CREATE VIEW spy AS SELECT 1", "it holds a view 'spy', which no catalog has"),
  ("CREATE TABLE more (x)", "it holds a table 'more', which no catalog has"),
  ("CREATE INDEX more ON head (author)", "it holds an index 'more', which no catalog has"),
  ("DROP TABLE rule", "its table 'rule' is missing"),
  ("ALTER TABLE head ADD COLUMN x ANY", "its table 'head' is not what it should be"),
])
func strangeSchemaIsRefused(sql: String, difference: String) throws {
  let sample = try SampleFile()
  try sample.tamper(sql)
  try expectRefused(sample, .foreignSchema(difference))
}

@Test func textInAnotherEncodingIsRefused() throws {
  let sample = try SampleFile()
  try FileManager.default.removeItem(atPath: sample.path)
  try sample.tamper(
    """
    PRAGMA encoding = 'UTF-16'; \(Migration.all()[0].sql)
    PRAGMA application_id = \(Migrator.applicationID); PRAGMA user_version = 1
    """)
  try expectRefused(sample, .foreignSchema("its text is not UTF-8"))
}

@Test func changedMigrationIsRefused() throws {
  let sample = try SampleFile()
  try sample.tamper("UPDATE migration SET hash = randomblob(32)")
  let name = Migration.all()[0].name
  try expectRefused(
    sample, .foreignSchema("its migration '\(name)' is not '\(name)' as we know it"))
  try sample.tamper("DELETE FROM migration")
  let present = Migration.all().count
  try expectRefused(sample, .foreignSchema("it records 0 migrations and has version \(present)"))
}

@Test func damagedPageOfSmallFileIsFoundWhenItIsOpened() throws {
  let sample = try SampleFile()
  var bytes = try sample.bytes
  for index in 4096 * 2..<4096 * 2 + 64 { bytes[index] = 0xFF }
  try sample.write(bytes)
  #expect(throws: StoreError.self) { try StyleStore.open(sample.path, for: .reading) }
  #expect(try sample.bytes == bytes)
}

@Test func oversizedFileIsRefusedBeforeItIsRead() throws {
  let sample = try SampleFile()
  try #require(truncate(sample.path, off_t(FileCheck.sizeLimit) + 1) == 0)
  expectProblem(.tooLarge(FileCheck.sizeLimit + 1)) {
    try StyleStore.open(sample.path, for: .reading)
  }
}

@Test func lockedFileSaysSoWhenThePatienceEnds() throws {
  let sample = try SampleFile()
  let holder = try StyleStore.open(sample.path, for: .writing)
  try holder.connection.transaction("BEGIN EXCLUSIVE") {
    for access in [StyleStore.Access.reading, .writing] {
      expectProblem(.locked) {
        try StyleStore.open(sample.path, for: access, migrations: Migration.all(), patience: 0.02)
      }
    }
  }
  #expect(try StyleStore.open(sample.path, for: .reading).read { try $0.generation() } == 1)
}

@Test func writeAheadLogIsTakenBackWithWhatIsInIt() throws {
  for access in [StyleStore.Access.reading, .writing] {
    let sample = try SampleFile()
    try sample.tamper("PRAGMA journal_mode = WAL; UPDATE catalog SET generation = 41")
    let store = try StyleStore.open(sample.path, for: access)
    #expect(store.notices == [.leftWriteAheadLog])
    #expect(try store.connection.text("PRAGMA journal_mode") == "delete")
    #expect(try store.read { try $0.generation() } == 41)
    #expect(try sample.bytes[18...19] == [1, 1])
  }
}

@Test func readingConnectionCannotWrite() throws {
  let sample = try SampleFile()
  let store = try StyleStore.open(sample.path, for: .reading)
  expectProblem(.readOnlyFile) { try store.write { try $0.write(.style, "New", body: "x") } }
}

@Test func relativePathThatLooksLikeAURIIsAFile() throws {
  #expect(throws: StoreError(.missing, path: "file:none?mode=memory")) {
    try StyleStore.open("file:none?mode=memory", for: .reading)
  }
  let connection = try Connection(":memory:", mode: .memory)
  #expect(try connection.text("SELECT file FROM pragma_database_list") == "")
}
