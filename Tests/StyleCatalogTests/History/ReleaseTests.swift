import Testing

@testable import StyleCatalog

@Suite struct ReleaseTests {
  /// A catalog with the release 1.0, of which everything has changed since.
  private func released() throws -> SampleCatalog {
    let sample = try SampleCatalog()
    try sample.add([
      "brand.json": tint("#FF0000"), "gone.json": tint("#00FF00"),
      "a.swift": style("A", #"configuration.title.foregroundStyle(Color("brand"))"#),
      "b.swift": style("B", #"configuration.title.foregroundStyle(Color("later"))"#),
    ])
    try sample.release("1.0")
    try sample.rename("brand", to: "accent")
    try sample.put("accent", "#0000FF")
    try sample.remove("gone")
    try sample.put("other", "#123456")
    try sample.rename("other", to: "later")
    try sample.rename("A", to: "C")
    return sample
  }

  /// Runs a body on the catalog as it was in a release.
  private func at<Result>(
    _ release: String, _ sample: SampleCatalog, _ body: () throws -> Result
  ) throws -> Result {
    sample.catalog.release = release
    defer { sample.catalog.release = nil }
    return try body()
  }

  @Test func catalogIsReadAsItWas() throws {
    let sample = try released()
    #expect(
      try sample.names()
        == ["style:B", "style:C", "tint:accent", "tint:later"])
    try at("1.0", sample) { () throws in
      #expect(try sample.names() == ["style:A", "style:B", "tint:brand", "tint:gone"])
      #expect(try sample.show("A").contains(#"Color("brand")"#))
      #expect(try sample.show("brand").contains("#FF0000"))
      #expect(try sample.users(of: "brand") == ["A"])
      #expect(try sample.names(ListFilter(includesRemoved: true)).count == 4)
    }
    #expect(try sample.show("C").contains(#"Color("accent")"#))
  }

  @Test func namesAreThoseOfThatTime() throws {
    let sample = try released()
    try at("1.0", sample) { () throws in
      #expect(throws: HistoryError.notInRelease(item: "other", release: "1.0")) {
        try sample.show("other")
      }
      // A style that names 'later' means the app's own: there was no such tint yet.
      try sample.catalog.withLibrary { library in
        #expect(library.tint(named: "later") == nil)
        #expect(library.tint(named: "brand") != nil)
        #expect(library.tint(named: "accent") == nil)
        #expect(library.style(named: "A") != nil)
      }
    }
    try sample.catalog.withLibrary { #expect($0.tint(named: "later") != nil) }
  }

  @Test func formerNameGoesOnResolvingInARelease() throws {
    let sample = try released()
    try sample.release("2.0")
    try sample.rename("accent", to: "signal")
    try at("2.0", sample) { () throws in
      #expect(try sample.show("brand").contains("#0000FF"))
      #expect(try sample.show("accent").contains("#0000FF"))
      #expect(try sample.show("C").contains(#"Color("accent")"#))
      #expect(throws: HistoryError.notInRelease(item: "signal", release: "2.0")) {
        try sample.show("signal")
      }
    }
  }

  @Test func referenceNamesAnItemAsItWasReleased() throws {
    let sample = try released()
    #expect(try sample.show("accent@1.0").contains("#FF0000"))
    #expect(try sample.show("gone@1.0").contains("#00FF00"))
    #expect(try sample.catalog.item(ItemReference("C@1.0")).name == "A")
    #expect(throws: HistoryError.notInRelease(item: "later", release: "1.0")) {
      try sample.show("later@1.0")
    }
    #expect(throws: HistoryError.noSuchRelease("1.1", nearest: "1.0")) {
      try sample.show("accent@1.1")
    }
    try sample.catalog.restore(ItemReference("accent@1.0"), by: sample.author())
    #expect(try sample.show("accent").contains("#FF0000"))
  }

  @Test func releaseNeverChanges() throws {
    let sample = try released()
    #expect(throws: HistoryError.releaseExists("1.0")) { try sample.release("1.0") }
    try sample.release("Autumn")
    #expect(throws: HistoryError.releaseExists("Autumn")) { try sample.release("AUTUMN") }
    #expect(throws: HistoryError.releaseExists("Autumn")) {
      try sample.catalog.renameRelease("1.0", to: "autumn", by: sample.author())
    }
    let renamed = try sample.catalog.renameRelease("autumn", to: "AUTUMN", by: sample.author())
    #expect(renamed.name == "AUTUMN")
    #expect(try sample.catalog.releases().map(\.name) == ["1.0", "AUTUMN"])
    #expect(throws: InputError.self) { try sample.release("3") }
    #expect(throws: InputError.self) { try sample.release("abcdef") }
    #expect(throws: HistoryError.noSuchRelease("2.0", nearest: "1.0")) {
      try sample.catalog.renameRelease("2.0", to: "x", by: sample.author())
    }
    let operations = try sample.catalog.operations(limit: 2)
    #expect(operations.map(\.record.command) == ["release rename", "release create"])
    #expect(operations[0].record.releases.map { $0.from?.text } == ["Autumn"])
    #expect(operations[0].record.releases.map { $0.to?.text } == ["AUTUMN"])
    #expect(try sample.catalog.verify() == [])
  }

  @Test func nothingAndConflictsAreNotReleased() throws {
    let sample = try SampleCatalog()
    #expect(throws: HistoryError.emptyRelease) { try sample.release("1.0") }
    try sample.put("gone", "#FF0000")
    try sample.remove("gone")
    #expect(throws: HistoryError.emptyRelease) { try sample.release("1.0") }
    try sample.pull("brand", ["#000001", "#000002"])
    #expect(throws: HistoryError.unsettled(["brand"])) { try sample.release("1.0") }
  }

  @Test func releasesOfOneMomentShareWhatTheyHold() throws {
    let sample = try SampleCatalog()
    try sample.put("brand", "#FF0000")
    let ada = sample.author()
    let first = try sample.catalog.createRelease("1.0", by: ada)
    let second = try sample.catalog.createRelease("2.0", by: ada)
    #expect(first.release.hash == second.release.hash)
    #expect(first.count == 1)
    try sample.undo()
    #expect(try sample.catalog.releases().map(\.name) == ["1.0"])
    try sample.redo()
    #expect(try sample.catalog.releases().map(\.name) == ["1.0", "2.0"])
    #expect(try sample.catalog.verify() == [])
  }
}
