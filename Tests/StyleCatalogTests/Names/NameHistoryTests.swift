import StyleModel
import Testing

@testable import StyleCatalog

/// Names that changed hands, over time and between people.
@Suite struct NameHistoryTests {
  @Test func removedNameGoesOnWithItsItem() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000")])
    try sample.rename("brand", to: "signal")
    try sample.add(["brand.json": tint("#00FF00"), "soft.json": alias("brand")])
    try sample.remove("brand", force: true)
    // The bare name would be that of the tint which is called 'signal'.
    #expect(try sample.show("soft").contains(#""brand·2""#))
    #expect(try sample.replace("soft.json", sample.show("soft")).outcome == .unchanged)
    #expect(try sample.add(["brand.json": tint("#0000FF")]).changes[0].number == 3)
    #expect(try sample.show("soft").contains(#""brand""#))
    #expect(try sample.keys() == ["brand brand·2", "signal brand", "soft soft"])
    #expect(try sample.users(of: "brand") == ["soft"])
    // As ever, where nobody else had it.
    try sample.rename("signal", to: "third")
    try sample.remove("third")
    try sample.add(["third.json": tint("#000000")])
    #expect(try sample.keys().contains("third brand"))
  }

  @Test func restoringIsRefusedWhereTheNameIsTaken() throws {
    let sample = try SampleCatalog()
    try sample.add(["first.json": tint("#FF0000"), "other.json": tint("#00FF00")])
    try sample.rename("first", to: "brand")
    try sample.remove("brand")
    try sample.rename("other", to: "brand")
    #expect(throws: HistoryError.nameTaken(kind: "tint", name: "brand", item: "brand")) {
      try sample.catalog.restore(ItemReference("first"), by: sample.author())
    }
    try sample.rename("brand", to: "other")
    try sample.catalog.restore(ItemReference("brand"), by: sample.author())
    #expect(try sample.keys() == ["brand first", "other other"])
  }

  @Test func undoingARenameIsRefusedWhereTheNameIsTaken() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000")])
    try sample.rename("brand", to: "signal")
    let operation = try #require(try sample.catalog.operations(limit: 1).first)
    try sample.add(["brand.json": tint("#00FF00")])
    #expect(throws: HistoryError.nameTaken(kind: "tint", name: "brand", item: "signal")) {
      try sample.catalog.undo(String(operation.number), by: sample.author())
    }
    try sample.rename("brand", to: "other")
    try sample.catalog.undo(String(operation.number), by: sample.author())
    #expect(try sample.keys() == ["brand brand", "other brand·2"])
    #expect(try sample.catalog.verify() == [])
  }

  @Test func releaseReadsNamesAsTheyWere() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000"), "soft.json": alias("brand")])
    try sample.catalog.createRelease("1.0", by: sample.author())
    try sample.rename("brand", to: "signal")
    try sample.add(["brand.json": tint("#00FF00"), "warm.json": alias("brand")])
    try sample.catalog.createRelease("2.0", by: sample.author())
    #expect(try sample.show("brand@1").contains("#00FF00"))
    #expect(try sample.show("signal@1.0").contains("#FF0000"))
    sample.catalog.release = "1.0"
    #expect(try sample.show("brand").contains("#FF0000"))
    #expect(try sample.show("soft").contains(#""alias": "brand""#))
    sample.catalog.release = "2.0"
    #expect(try sample.show("brand").contains("#00FF00"))
    #expect(try sample.show("soft").contains(#""alias": "signal""#))
    #expect(try sample.show("warm").contains(#""alias": "brand""#))
  }

  @Test func composedStyleTakesOverWhatItsPartsMean() throws {
    let sample = try SampleCatalog()
    let part = canonical(
      """
      struct Pill: LabelStyle {
          var color: Color = .brand
          var edge = Color("brand")
          func makeBody(configuration: Configuration) -> some View {
              configuration.title.tint(color).background(edge)
          }
      }
      """)
    try sample.add(["brand.json": tint("#FF0000"), "a.swift": part])
    try sample.rename("brand", to: "signal")
    try sample.add(["brand.json": tint("#00FF00")])
    try sample.catalog.compose(
      "Whole", of: StyleRecipe(styles: ["Pill"], tint: "brand"), by: sample.author())
    #expect(try Set(sample.meanings(of: "Whole").values) == ["Pill", "brand", "brand·2"])
    #expect(try sample.show("Pill").contains("Color = .signal"))
    let text = try sample.show("Whole")
    #expect(text.contains(".signal") && text.contains(#"Color("brand")"#))
    #expect(try sample.replace("w.swift", text).outcome == .unchanged)
    // What a preview looks up is in the names of now, too.
    let shown = try sample.show("Pill")
    try sample.catalog.withLibrary { library in
      #expect(library.style(named: "Pill")?.text == shown)
      #expect(library.tint(named: "brand") != library.tint(named: "signal"))
    }
  }

  @Test func pinsHoldWhatTheyHeld() throws {
    let sample = try SampleCatalog()
    try sample.add(["a.swift": style("Pill", "configuration.title")])
    try sample.catalog.compose(
      "Held", of: StyleRecipe(styles: ["Pill"], holdsVersions: true), by: sample.author())
    try sample.rename("Pill", to: "Inner")
    try sample.add(["a.swift": style("Pill", "configuration.icon")])
    try sample.catalog.compose(
      "Other", of: StyleRecipe(styles: ["Pill"], holdsVersions: true), by: sample.author())
    for (name, part, body) in [("Held", "Inner", ".title"), ("Other", "Pill", ".icon")] {
      let document = try sample.catalog.document(ItemReference(name)).document
      guard case .style(let style) = document else { throw CatalogError.removed(name) }
      #expect(Array(style.pins.keys) == [part])
      let held = try sample.catalog.withLibrary { try $0.held(by: document) }
      #expect(held.map(\.name) == [part])
      #expect(try held[0].document.text(named: part).contains(body))
      #expect(try sample.replace("x.swift", sample.show(name)).outcome == .unchanged)
    }
  }

  @Test func deprecationNamesWhatItMeant() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000"), "old.json": tint("#0000FF")])
    try sample.catalog.deprecate(
      ItemReference("old"), use: ItemReference("brand"), by: sample.author())
    try sample.rename("brand", to: "signal")
    try sample.add(["brand.json": tint("#00FF00"), "older.json": tint("#0000FF")])
    try sample.catalog.deprecate(
      ItemReference("older"), use: ItemReference("brand"), by: sample.author())
    #expect(try sample.show("old").contains(#""use": "signal""#))
    #expect(try sample.show("older").contains(#""use": "brand""#))
    for name in ["old", "older"] {
      #expect(try sample.replace("\(name).json", sample.show(name)).outcome == .unchanged)
    }
  }

  @Test func twoWhoDoTheSameMakeTheSameItem() throws {
    let both = try Teammates { try $0.add(["brand.json": tint("#FF0000")]) }
    for sample in [both.ada, both.bo] {
      try sample.rename("brand", to: "signal")
      try sample.add(["brand.json": tint("#00FF00"), "soft.json": alias("brand")])
    }
    try both.merge()
    #expect(try both.ada.keys() == ["brand brand·2", "signal brand", "soft soft"])
    #expect(try both.ada.catalog.clashes().isEmpty)
  }

  @Test func conflictIsToldInTheNamesOfNow() throws {
    let both = try Teammates {
      try $0.add(["brand.json": tint("#FF0000"), "soft.json": tint("#000000")])
      try $0.rename("brand", to: "signal")
      try $0.add(["brand.json": tint("#00FF00")])
    }
    try both.ada.replace("soft.json", alias("brand"))
    try both.bo.replace("soft.json", alias("signal"))
    try both.merge()
    let conflict = try #require(try both.conflict())
    #expect(conflict.places.map(\.ours) == ["alias brand"])
    #expect(conflict.places.map(\.theirs) == ["alias signal"])
    try both.resolve("soft", with: .ours)
    #expect(try both.ada.meanings(of: "soft") == ["brand·2": "brand·2"])
  }

  @Test func twoItemsOfOneNameAfterAMergeAreListed() throws {
    let both = try Teammates {
      try $0.add(["brand.json": tint("#FF0000"), "other.json": tint("#00FF00")])
    }
    try both.ada.rename("brand", to: "signal")
    try both.ada.add(["brand.json": tint("#111111"), "a.swift": user("Pill")])
    try both.bo.add(["b.swift": user("Chip")])
    try both.bo.rename("other", to: "signal")
    try both.bo.add(["c.swift": user("Cap", "signal")])
    try both.merge()
    let shared = try both.ada.catalog.clashes().sharedNames
    #expect(shared.map { $0.holders.map(\.key) } == [["brand", "other"]])
    for (name, key) in [("Pill", "brand·2"), ("Chip", "brand"), ("Cap", "other")] {
      #expect(try Array(both.ada.meanings(of: name).values) == [key])
      #expect(try both.ada.replace("x.swift", both.ada.show(name)).outcome == .unchanged)
    }
    // The name of two is that of the first; the other one is told by its key.
    #expect(try both.ada.show("Cap") == user("Cap", "other·1"))
    let version = shared[0].holders[1].version.short
    try both.ada.rename("tint:signal@\(version)", to: "third")
    #expect(try both.ada.catalog.clashes().isEmpty)
    #expect(try both.ada.show("Cap") == user("Cap", "third"))
    #expect(try both.ada.show("Chip") == user("Chip", "signal"))
  }
}
