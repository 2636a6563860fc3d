import Foundation
import StyleStore
import Testing

@testable import StyleCatalog

@Suite struct DamageTests {
  @Test(arguments: ["#0077B6", #""message":"First"#])
  func nothingIsWrittenOnTopOfDamage(_ text: String) throws {
    let sample = try SampleCatalog()
    let intake = Intake([
      Intake.File(path: "ocean.json", bytes: Array(tint("#0077B6").utf8)),
      Intake.File(path: "other.json", bytes: Array(tint("#FF0000").utf8)),
    ])
    try sample.catalog.add(intake.drafts, by: sample.author(message: "First"))
    var bytes = try sample.bytes
    let place = try #require(bytes.range(of: Data(text.utf8)))
    bytes[place.upperBound - 1] ^= 1
    let copy = sample.folder.file("Copy.stylecatalog")
    try bytes.write(to: URL(fileURLWithPath: copy))
    let error = #expect(throws: StoreError.self) { try Catalog.open(copy, for: .writing) }
    #expect(error?.message.contains("is not what was stored") == true)
    #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == bytes)

    // What is whole can still be read.
    let reader = try Catalog.open(copy, for: .reading)
    #expect(try reader.list().map(\.name) == ["ocean", "other"])
    #expect(try reader.text(of: ItemReference("other")).contains("#FF0000"))
    #expect(try reader.verify() != [])
  }
}
