import Testing

@testable import StyleCatalog

@Suite struct AddTests {
  @Test func versionsAreCountedAndOldOnesStay() throws {
    let sample = try SampleCatalog()
    let first = style("Pill", "configuration.title")
    let second = style("Pill", "configuration.icon")
    #expect(try sample.add(["a.swift": first]).changes.map(\.outcome) == [.added])
    let change = try sample.replace("a.swift", second)
    #expect(change.outcome == .replaced)
    #expect(change.number == 2)
    #expect(try sample.show("Pill") == second)
    #expect(try sample.show("Pill@1") == first)
    #expect(try sample.show("style:Pill@2") == second)
    #expect(try sample.show("Pill@\(change.version.hex.prefix(6).uppercased())") == second)
    #expect(try sample.catalog.history(of: ItemReference("Pill")).map(\.number) == [2, 1])
  }

  @Test func equalContentInAnotherLayoutWritesNothing() throws {
    let sample = try SampleCatalog()
    try sample.add([
      "a.swift": style("Pill", "HStack(spacing: 16) { configuration.title }"),
      "brand.json": ##"{"any": "#0A84FF", "dark": "#409CFF"}"##,
      "week.json": #"{"labels": [{"title": "Monday", "systemImage": "sun.max"}]}"#,
    ])
    let before = try sample.bytes
    let again = try sample.add(
      [
        "a.swift":
          "import SwiftUI\nstruct Pill:LabelStyle{func makeBody(configuration:Configuration)"
          + "->some View{\n\n\tHStack(spacing:16){\n configuration.title }}}",
        "brand.json": ##"{"dark": "#409cff", "kind": "tint", "any": "#0a84ff"}"##,
        "week.json": #"[{"systemImage": "sun.max", "title": "Monday"}]"#,
      ], options: AddOptions(replaces: true))
    #expect(again.changes.map(\.outcome) == [.unchanged, .unchanged, .unchanged])
    #expect(again.changes.map(\.number) == [1, 1, 1])
    #expect(try sample.bytes == before)
  }

  @Test func commentsCount() throws {
    let sample = try SampleCatalog()
    try sample.add(["a.swift": style("Pill", "configuration.title")])
    let commented = style("Pill", "configuration.title // the title alone")
    #expect(try sample.replace("a.swift", commented).outcome == .replaced)
  }

  @Test func existingItemNeedsReplacing() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000")])
    let before = try sample.bytes
    #expect(throws: CatalogError.exists(kind: "tint", name: "brand", asked: "brand")) {
      try sample.add(["new.json": tint("#0000FF"), "brand.json": tint("#00FF00")])
    }
    #expect(try sample.bytes == before)
  }

  @Test func namesThatDifferInCaseAreTwins() throws {
    let sample = try SampleCatalog()
    try sample.add(["week.json": #"["Monday"]"#, "Brand.json": tint("#FF0000")])
    for options in [AddOptions(), AddOptions(replaces: true)] {
      #expect(throws: CatalogError.exists(kind: "label set", name: "week", asked: "Week")) {
        try sample.add(["Week.json": #"["Tuesday"]"#], options: options)
      }
    }
    #expect(throws: CatalogError.exists(kind: "tint", name: "Brand", asked: "brand")) {
      try sample.add(["other.json": tint("#FF0000")])
      try sample.rename("tint:other", to: "brand")
    }
    // Another kind is another name.
    try sample.add(["WEEK.json": tint("#FF0000")])
    #expect(throws: CatalogError.ambiguous("week", kinds: ["tint", "labels"])) {
      try sample.show("week")
    }
    #expect(try sample.show("labels:week").contains("Monday"))
  }

  @Test func removedItemGoesOn() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000")])
    let removal = try sample.remove("brand")
    #expect(removal.map(\.outcome) == [.removed])
    #expect(removal.map(\.number) == [2])
    #expect(throws: CatalogError.removed("brand")) { try sample.show("brand") }
    #expect(throws: CatalogError.removed("brand")) { try sample.show("brand@2") }
    #expect(try sample.show("brand@1").contains("#FF0000"))
    #expect(try sample.names() == [])
    #expect(try sample.names(ListFilter(includesRemoved: true)) == ["tint:brand"])
    let again = try sample.add(["brand.json": tint("#0000FF")]).changes[0]
    #expect(again.outcome == .added)
    #expect(again.number == 3)
    #expect(try sample.show("brand@1").contains("#FF0000"))
    #expect(try sample.show("brand@3").contains("#0000FF"))
    #expect(try sample.catalog.verify() == [])
  }

  @Test func versionsThatAreNotThere() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000")])
    #expect(throws: CatalogError.noSuchVersion(item: "brand", version: "2", count: 1)) {
      try sample.show("brand@2")
    }
    #expect(throws: CatalogError.noSuchVersion(item: "brand", version: "0", count: 1)) {
      try sample.show("brand@0")
    }
    #expect(throws: CatalogError.noSuchVersion(item: "brand", version: "000000", count: 1)) {
      try sample.show("brand@000000")
    }
    #expect(throws: HistoryError.noSuchRelease("2.0", nearest: nil)) {
      try sample.show("brand@2.0")
    }
    #expect(throws: CatalogError.notFound("brnd", nearest: "brand")) { try sample.show("brnd") }
  }

  @Test func expectedVersionMustBePresent() throws {
    let sample = try SampleCatalog()
    let first = try sample.add(["brand.json": tint("#FF0000")]).changes[0].version
    let options = AddOptions(replaces: true, expected: String(first.hex.prefix(7)))
    let second = try sample.add(["brand.json": tint("#0000FF")], options: options).changes[0]
      .version
    let moved = CatalogError.moved("brand", present: second.short)
    #expect(throws: moved) { try sample.add(["brand.json": tint("#00FF00")], options: options) }
    let empty = AddOptions(replaces: true, expected: "")
    #expect(throws: moved) { try sample.add(["brand.json": tint("#00FF00")], options: empty) }
    #expect(throws: CatalogError.notFound("other", nearest: nil)) {
      try sample.add(["other.json": tint("#00FF00")], options: options)
    }
    try sample.remove("brand")
    #expect(throws: CatalogError.removed("brand")) {
      try sample.add(["brand.json": tint("#00FF00")], options: options)
    }
  }

  @Test func oneNameTwiceNamesBothPlaces() throws {
    let first = Intake.File(path: "a.swift", bytes: Array(style("Pill", "a").utf8))
    let second = Intake.File(path: "b.swift", bytes: Array(("\n" + style("pill", "b")).utf8))
    let intake = Intake([first, second])
    #expect(
      intake.diagnostics.map(\.message) == ["the style 'pill' is already declared at a.swift:1:8"])
    #expect(intake.diagnostics.map(\.file) == ["b.swift"])
    #expect(intake.diagnostics.map(\.place?.description) == ["2:8"])
  }

  @Test func nameOfSwiftUIIsRefused() throws {
    let sample = try SampleCatalog()
    #expect(throws: CatalogError.builtIn("titleOnly")) {
      try sample.add(["a.swift": style("titleOnly", "configuration.title")])
    }
  }

  @Test func rehearsalStoresNothing() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000"), "a.swift": style("Pill", #"Color("brand")"#)])
    let before = try sample.bytes
    sample.catalog.isRehearsal = true
    #expect(try sample.replace("brand.json", tint("#0000FF")).number == 2)
    #expect(try sample.rename("brand", to: "accent").outcome == .renamed)
    #expect(try sample.remove("Pill", "brand").map(\.outcome) == [.removed, .removed])
    sample.catalog.isRehearsal = false
    #expect(try sample.bytes == before)
    #expect(try sample.names() == ["style:Pill", "tint:brand"])
    #expect(try sample.show("brand").contains("#FF0000"))
  }

  @Test func whatIsNotInTheSwiftOfAStyleIsKept() throws {
    let sample = try SampleCatalog()
    let text = style("Pill", "configuration.title.padding(Space.large)")
    try sample.add(["a.swift": text], samples: ["Space.large": "16"])
    #expect(try sample.replace("a.swift", text).outcome == .unchanged)
    try sample.replace("a.swift", style("Pill", "configuration.icon.padding(Space.large)"))
    #expect(try sample.samples(of: "Pill") == ["Space.large": "16"])
  }

  @Test func labelsKeepTheirIDs() throws {
    let sample = try SampleCatalog()
    try sample.add(["week.json": #"["Monday", "Tuesday", "Tuesday"]"#])
    try sample.replace(
      "week.json",
      #"[{"id": "tuesday-2", "title": "Wed"}, "Monday", "Tues", {"title": "Sunday"}]"#)
    #expect(try sample.labelIDs(of: "week") == ["tuesday-2", "monday", "tues", "sunday"])
  }

  @Test func authorshipThatCouldNotBeReadBackIsRefused() throws {
    let sample = try SampleCatalog()
    let before = try sample.bytes
    let wrong = [
      Authorship(author: String(repeating: "a", count: 1001), time: 0),
      Authorship(author: "Ada", time: 0, message: String(repeating: "m", count: 65_537)),
      Authorship(author: "Ada", time: -1), Authorship(author: "Ada", time: .max),
    ]
    let intake = Intake([Intake.File(path: "brand.json", bytes: Array(tint("#FF0000").utf8))])
    for author in wrong {
      #expect(throws: CatalogError.self) { try sample.catalog.add(intake.drafts, by: author) }
    }
    #expect(try sample.bytes == before)
    let strange = Authorship(author: "A\u{0}\u{1B}[31m\u{202E}", time: 0, message: "\u{7F}\n")
    try sample.catalog.add(intake.drafts, by: strange)
    #expect(try sample.catalog.verify() == [])
    #expect(
      try sample.catalog.history(of: ItemReference("brand")).map(\.author) == [strange.author])
  }
}
