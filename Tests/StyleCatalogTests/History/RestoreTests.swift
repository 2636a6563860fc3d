import Testing

@testable import StyleCatalog

@Suite struct RestoreTests {
  private func restore(
    _ reference: String, in sample: SampleCatalog
  ) throws -> (change: Change, warnings: [Diagnostic]) {
    try sample.catalog.restore(ItemReference(reference), by: sample.author())
  }

  @Test func formerContentIsANewVersion() throws {
    let sample = try SampleCatalog()
    try sample.put("brand", "#FF0000")
    try sample.put("brand", "#00FF00")
    let change = try restore("brand@1", in: sample).change
    #expect(change.outcome == .restored)
    #expect(change.number == 3)
    #expect(change.origin == "1")
    #expect(try sample.show("brand") == sample.show("brand@1"))
    #expect(try sample.catalog.operations(limit: 1)[0].record.command == "restore")
    let hash = try sample.catalog.item(ItemReference("brand@2")).version.hex
    #expect(try restore("brand@\(hash.prefix(8))", in: sample).change.number == 4)
    #expect(try sample.show("brand").contains("#00FF00"))
  }

  @Test func presentContentIsUnchanged() throws {
    let sample = try SampleCatalog()
    try sample.put("brand", "#FF0000")
    try sample.put("brand", "#00FF00")
    try sample.put("brand", "#FF0000")
    let before = try sample.bytes
    #expect(try restore("brand@3", in: sample).change.outcome == .unchanged)
    #expect(try restore("brand@1", in: sample).change.outcome == .unchanged)
    #expect(try sample.bytes == before)
  }

  @Test func removedItemIsThereAgain() throws {
    let sample = try SampleCatalog()
    try sample.put("brand", "#FF0000")
    try sample.put("brand", "#00FF00")
    try sample.remove("brand")
    #expect(try restore("brand@1", in: sample).change.number == 4)
    #expect(try sample.show("brand").contains("#FF0000"))
    try sample.remove("brand")
    let change = try restore("brand", in: sample).change
    #expect(change.origin == "4")
    #expect(try sample.show("brand").contains("#FF0000"))
    #expect(try sample.catalog.verify() == [])
  }

  @Test func nameStays() throws {
    let sample = try SampleCatalog()
    try sample.add(["a.swift": style("A", "configuration.title")])
    try sample.rename("A", to: "B")
    let change = try sample.replace("b.swift", style("B", "configuration.icon"))
    #expect(change.number == 3)
    try restore("B@1", in: sample).change
    #expect(try sample.names() == ["style:B"])
    #expect(try sample.show("B") == style("B", "configuration.title"))
    #expect(try restore("A@2", in: sample).change.outcome == .unchanged)
  }

  @Test func whatIsRestoredMayNameWhatIsGone() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000"), "soft.json": alias("brand")])
    try sample.replace("soft.json", tint("#EEEEEE"))
    try sample.remove("brand")
    let warnings = try restore("soft@1", in: sample).warnings
    #expect(
      warnings.map(\.message) == ["'soft' names the tint 'brand', which is not in the catalog"])
  }

  @Test func ringThatARestoreMakesIsTold() throws {
    let sample = try SampleCatalog()
    try sample.add(["a.json": tint("#FF0000"), "b.json": alias("a")])
    try sample.replace("b.json", tint("#EEEEEE"))
    try sample.replace("a.json", alias("b"))
    let restored = try restore("b@1", in: sample)
    #expect(restored.change.outcome == .restored)
    #expect(
      restored.warnings.map(\.message) == ["these use one another in a ring: a -> b -> a"])
    #expect(try sample.catalog.clashes().rings.map { $0.map(\.name) } == [["a", "b"]])
  }

  @Test func whatCannotBeRestoredIsSaid() throws {
    let sample = try SampleCatalog()
    try sample.put("brand", "#FF0000")
    #expect(throws: HistoryError.noVersion("brand")) { try restore("brand", in: sample) }
    #expect(throws: CatalogError.noSuchVersion(item: "brand", version: "2", count: 1)) {
      try restore("brand@2", in: sample)
    }
    #expect(throws: HistoryError.noSuchRelease("9.9", nearest: nil)) {
      try restore("brand@9.9", in: sample)
    }
    try sample.remove("brand")
    #expect(throws: HistoryError.restoresRemoval(item: "brand", version: "2")) {
      try restore("brand@2", in: sample)
    }
    #expect(throws: CatalogError.notFound("nothing", nearest: nil)) {
      try restore("nothing@1", in: sample)
    }
  }
}
