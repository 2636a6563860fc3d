import Foundation
import TestSupport
import Testing

@testable import StyleStore

/// Files as earlier programs wrote them.
@Suite struct OlderFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func copy(version: Int) throws -> String {
    let path = folder.file("Older.stylecatalog")
    try Data(contentsOf: CatalogFixture.url(version: version)).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func bytes(of path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  @Test func eachOlderSchemaHasAFile() {
    #expect(CatalogFixture.versions == Array(1..<Migration.all().count))
  }

  @Test(arguments: CatalogFixture.versions) func olderFileIsReadAsItIs(version: Int) throws {
    let path = try copy(version: version)
    let before = try bytes(of: path)
    chmod(path, 0o400)
    let store = try StyleStore.open(path, for: .reading)
    let heads = try store.read { try $0.heads(kind: nil) }
    #expect(heads.map(\.name) == ["days", "ChipLabelStyle", "accent"])
    let releases = try store.read { try $0.releases() }.map(\.name.text)
    #expect(releases == (version < 2 ? [] : ["1.0"]))
    let deprecated = try store.read { try $0.deprecatedDocuments() }
    #expect(deprecated.count == (version < 3 ? 0 : 1))
    #expect(try store.read { try $0.rules() }.count == (version < 4 ? 0 : 1))
    #expect(try store.verify() == [])
    #expect(try bytes(of: path) == before)
  }

  @Test(arguments: CatalogFixture.versions)
  func rehearsalLeavesAnOlderFileAsItIs(version: Int) throws {
    let path = try copy(version: version)
    let before = try bytes(of: path)
    do {
      let store = try StyleStore.open(path, for: .rehearsing)
      try store.write(isRehearsal: true) { try $0.write(.style, "New", body: "x") }
    }
    #expect(try bytes(of: path) == before)
  }

  @Test(arguments: CatalogFixture.versions)
  func olderFileGoesOnWithEverythingInIt(version: Int) throws {
    let path = try copy(version: version)
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
