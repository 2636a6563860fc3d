import Foundation
import TestSupport
import Testing

@testable import StyleStore

/// Files as earlier programs wrote them.
@Suite struct OlderFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func copy(_ name: String) throws -> String {
    let path = folder.file(name)
    try Data(contentsOf: CatalogFixture.url(name)).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func bytes(of path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  @Test(arguments: ["Schema1.stylecatalog", "Schema2.stylecatalog", "Schema3.stylecatalog"])
  func olderFileIsReadAsItIs(name: String) throws {
    let path = try copy(name)
    let before = try bytes(of: path)
    chmod(path, 0o400)
    let store = try StyleStore.open(path, for: .reading)
    let heads = try store.read { try $0.heads(kind: nil) }
    #expect(heads.map(\.name) == ["days", "ChipLabelStyle", "accent"])
    let releases = try store.read { try $0.releases() }.map(\.name.text)
    #expect(releases == (name == "Schema1.stylecatalog" ? [] : ["1.0"]))
    let deprecated = try store.read { try $0.deprecatedDocuments() }
    #expect(deprecated.count == (name == "Schema3.stylecatalog" ? 1 : 0))
    #expect(try store.read { try $0.rules() } == [:])
    #expect(try store.verify() == [])
    #expect(try bytes(of: path) == before)
  }

  @Test(arguments: ["Schema1.stylecatalog", "Schema2.stylecatalog", "Schema3.stylecatalog"])
  func rehearsalLeavesAnOlderFileAsItIs(name: String) throws {
    let path = try copy(name)
    let before = try bytes(of: path)
    do {
      let store = try StyleStore.open(path, for: .rehearsing)
      try store.write(isRehearsal: true) { try $0.write(.style, "New", body: "x") }
    }
    #expect(try bytes(of: path) == before)
  }

  @Test(arguments: [
    ("Schema1.stylecatalog", 1), ("Schema2.stylecatalog", 2), ("Schema3.stylecatalog", 3),
  ])
  func olderFileGoesOnWithEverythingInIt(name: String, version: Int) throws {
    let path = try copy(name)
    let operations = try StyleStore.open(path, for: .reading).read {
      try $0.operations(limit: 100).map(\.hash)
    }
    let store = try StyleStore.open(path, for: .writing)
    let newest = Migration.all().count
    #expect(store.notices == [.migrated(from: version, to: newest, inPlace: true)])
    try store.write { try $0.release("9.0") }
    #expect(try store.verify() == [])
    #expect(
      try store.read { try $0.operations(limit: 100).map(\.hash) }.dropFirst() == operations[...])
    #expect(try Schema(of: store.connection) == Schema.made(by: Migration.all()))
  }
}
