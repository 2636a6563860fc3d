import Foundation
import StyleCatalog
import TestSupport
import Testing

/// Whatever a catalog holds now, its bundle holds: one that is made of it holds the same.
struct BundleLawTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func seedIsRebuilt() throws {
    try Catalog.create(folder.file("One.stylecatalog"), by: Authorship(author: "Ada", time: 1))
    try expectRebuilt("One.stylecatalog")
  }

  @Test func projectIsRebuilt() throws {
    try Catalog.create(folder.file("One.stylecatalog"), by: Authorship(author: "Ada", time: 1))
    try run("add", ProjectFixture.path, "--partial", "--catalog", folder.file("One.stylecatalog"))
    try expectRebuilt("One.stylecatalog")
  }

  @Test(arguments: UInt64(1)...10)
  func randomCatalogsAreRebuilt(seed: UInt64) throws {
    _ = try RandomCatalog(seed: seed, at: folder.file("One.stylecatalog"), writes: 50)
    #expect(try items(folder.file("One.stylecatalog")).count > 8)
    try expectRebuilt("One.stylecatalog")
  }

  private func expectRebuilt(_ name: String) throws {
    let (one, two) = (folder.file(name), folder.file("Two.stylecatalog"))
    try run("export", "bundle", folder.file("Bundle"), "--catalog", one)
    try Catalog.create(two, isEmpty: true, by: Authorship(author: "Bo", time: 2))
    try run("add", folder.file("Bundle"), "--catalog", two)
    #expect(try items(two) == items(one))
    #expect(try Catalog.open(two, for: .reading).verify() == [])
    try run("export", "bundle", folder.file("Bundle"), "--check", "--catalog", two)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: two))
    try run("add", folder.file("Bundle"), "--replace", "--catalog", two)
    #expect(try Data(contentsOf: URL(fileURLWithPath: two)) == bytes)
    try run("add", folder.file("Bundle"), "--replace", "--catalog", one)
    #expect(try items(two) == items(one))
  }

  /// What the items of a catalog are known by, are called and hold.
  private func items(_ path: String) throws -> [[String]] {
    try Catalog.open(path, for: .reading).list().map { item in
      [item.kind.rawValue, item.key, item.name, item.document?.hex ?? ""]
    }
  }

  private func run(_ words: String...) throws {
    let seen = Capture()
    let status = seen.run(
      words + ["--author", "Cy"], environment: ["SOURCE_DATE_EPOCH": "3", "HOME": folder.path])
    // The project has one file that no style can be taken from.
    let isDone = status == .done || words.contains("--partial") && status == .badInput
    try #require(isDone, "\(words): \(seen.outputText)\(seen.errorText)")
  }
}
