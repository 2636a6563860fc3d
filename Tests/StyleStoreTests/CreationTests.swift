import Foundation
import TestSupport
import Testing

@testable import StyleStore

@Test func newCatalogHoldsWhatItWasFilledWith() throws {
  let sample = try SampleFile()
  let store = try StyleStore.open(sample.path, for: .reading)
  let heads = try store.read { try $0.heads(kind: nil) }
  #expect(heads.map(\.name) == ["week", "Day", "brand"])
  #expect(try store.read { try $0.generation() } == 1)
  #expect(try store.read { try $0.catalogID() }.count == 16)
  let findings = try store.verify()
  #expect(findings == [])
  #expect(store.notices.isEmpty)
  #expect(try FileManager.default.contentsOfDirectory(atPath: sample.folder.path).count == 1)
}

@Test func anotherCatalogHasAnotherIdentity() throws {
  let identities = try (0..<2).map { _ in
    try StyleStore.inMemory().read { try $0.catalogID() }
  }
  #expect(identities[0] != identities[1])
}

@Test func existingCatalogIsNotReplaced() throws {
  let sample = try SampleFile()
  let before = try sample.bytes
  expectProblem(.exists) { try StyleStore.create(at: sample.path) { _ in } }
  #expect(try sample.bytes == before)
}

@Test func otherFileIsNotReplaced() throws {
  let sample = try SampleFile()
  try sample.write(Array("a letter".utf8))
  expectProblem(.notACatalog(.unknown)) { try StyleStore.create(at: sample.path) { _ in } }
  #expect(try sample.bytes == Array("a letter".utf8))
}

@Test func failedFillingLeavesNoFile() throws {
  let folder = try TemporaryFolder()
  struct Refusal: Error {}
  #expect(throws: Refusal.self) {
    try StyleStore.create(at: folder.file("a")) { _ in throw Refusal() }
  }
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
}

@Test func missingFolderIsToldApart() throws {
  let folder = try TemporaryFolder()
  expectProblem(.missingFolder) { try StyleStore.create(at: folder.file("no/a")) { _ in } }
}

@Test func journalOfAnEarlierFileIsNotTakenForTheNewOne() throws {
  let folder = try TemporaryFolder()
  try folder.write("pages", to: "a-journal")
  expectProblem(.sidecar(folder.file("a-journal"))) {
    try StyleStore.create(at: folder.file("a")) { _ in }
  }
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a-journal"])
}

@Test(arguments: [false, true])
func newFileAppearsOnceUnderEitherWayOfMakingIt(isNamed: Bool) throws {
  let folder = try TemporaryFolder()
  let file = NewFile(path: folder.file("a"))
  let content: [UInt8] = [1, 2, 3]
  try content.withUnsafeBytes { try file.publish($0, isNamed: isNamed) }
  #expect([UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path))) == content)
  expectProblem(.exists) {
    try [UInt8](repeating: 4, count: 9).withUnsafeBytes { try file.publish($0, isNamed: isNamed) }
  }
  #expect([UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path))) == content)
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
}
