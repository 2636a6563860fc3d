import Foundation
import TestSupport
import Testing

@testable import StyleCatalog
@testable import StyleSyntax

@Suite struct SeedTests {
  @Test func seedsAreCanonical() throws {
    let styles = Seed.files().filter { $0.name.hasSuffix(".swift") }
    #expect(styles.count >= 5)
    for file in styles {
      let found = StyleFinder.find(in: file.bytes, file: file.name)
      #expect(found.diagnostics.map(\.message) == [])
      #expect(found.styles.map(\.name) == [String(file.name.dropLast(".swift".count))])
      #expect(found.styles.map(\.text) == [String(decoding: file.bytes, as: UTF8.self)])
    }
  }

  /// Catalogs that are merged have these versions as common ancestors; a seed that changes must
  /// come as one more version instead.
  @Test func seedVersionsAreConstants() throws {
    let items = try Catalog.seed().list().map { ("\($0.kind):\($0.name)", $0.version.hex) }
    #expect(
      Dictionary(uniqueKeysWithValues: items) == [
        "style:AdaptiveLabelStyle":
          "0ff1abc6021daa17f9c35bcc20ec6005b716f8b4ecf8edb2d0590d42b8c3320d",
        "style:AdaptiveStackLabelStyle":
          "4b0af5120305d72f6f8e573a47af0f97ca79f3555514c17a613cedfaa371febb",
        "style:BlueDashBorderLabelStyle":
          "db1d81885e9776d9f46a84c84bf5cba953bb500be829115c366c8cbbdcd590a8",
        "style:DayLabelStyle":
          "9399f36749be09ad72d5dfa06f5cf00f8dbafc50c8ac129a5c0e43304918bf9b",
        "style:IconTintLabelStyle":
          "bbd5deecd5032d38f757fb1f3806b059fe2d0c9ee0f48714d8bcc9a49a73dca1",
        "tint:ocean":
          "8327c292a34d5161309d35429868958cbd888b02fccad0143ad68ae8454ffcf1",
        "labels:actions":
          "f7a55bea7b91da047e6ade70b34fcdeb48ead5b43f4395f9a3bc8881b7c291d0",
        "labels:week":
          "f1672264bd912bc890f9dfaf0d7944a8cdb056fc0ec31c6a3a8f50d2811ffef7",
      ])
  }

  /// Where this fails, `make image` makes the image anew.
  @Test func imageHoldsWhatNewCatalogsStartWith() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("Image.stylecatalog")
    try Data(Seed.image).write(to: URL(fileURLWithPath: path))
    // Opened as a file it goes through all the checks of one.
    let image = try Catalog.open(path, for: .reading)
    #expect(try image.verify() == [])
    let made = try SampleCatalog(isEmpty: false).catalog
    #expect(try image.list() == made.list())
    for item in try made.list() {
      let reference = ItemReference(kind: item.kind, name: item.name)
      #expect(try image.document(reference).document == made.document(reference).document)
    }
  }

  @Test func catalogsMadeApartShareTheirSeeds() throws {
    let first = try SampleCatalog(isEmpty: false)
    let second = try SampleCatalog(isEmpty: false)
    let versions = try first.catalog.list().map(\.version)
    #expect(try second.catalog.list().map(\.version) == versions)
    #expect(try Catalog.seed().list().map(\.version) == versions)
    #expect(try Catalog.seed(for: .reading).list().map(\.version) == versions)
    #expect(try first.catalog.list().allSatisfy { $0.author == nil && $0.time == 0 })
    // Who made a catalog stands in its log alone.
    let operation = try first.catalog.operations(limit: 2).map(\.record)
    #expect(operation.map(\.command) == ["init"])
    #expect(operation.map(\.author) == ["Ada"])
  }

  @Test func seedsUseOnlyWhatIsThere() throws {
    let sample = try SampleCatalog()
    let files = Seed.files().map { Intake.File(path: $0.name, bytes: $0.bytes) }
    let added = try sample.catalog.add(Intake(files).drafts, isStrict: true, by: sample.author())
    #expect(added.changes.count == files.count)
    let seeded = try Catalog.seed().list().map(\.document)
    #expect(try sample.catalog.list().map(\.document) == seeded)
    #expect(try sample.catalog.verify() == [])
  }

  @Test func emptyCatalogIsEmpty() throws {
    let sample = try SampleCatalog()
    #expect(try sample.names() == [])
    #expect(try sample.catalog.operations(limit: 1).map(\.record.command) == [])
    #expect(try sample.catalog.verify() == [])
  }
}
