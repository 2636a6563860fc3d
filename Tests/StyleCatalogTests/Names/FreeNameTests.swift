import StyleModel
import Testing

@testable import StyleCatalog

/// Names that an item had and another one has now.
@Suite struct FreeNameTests {
  @Test func formerNameIsTakenByAnotherItem() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000"), "a.swift": user("Pill")])
    try sample.rename("brand", to: "signal")
    let added = try sample.add(["brand.json": tint("#00FF00"), "b.swift": user("Chip")])
    #expect(added.changes.map(\.outcome) == [.added, .added])
    #expect(
      added.warnings.map(\.message) == [
        "'brand' is a new tint: the one that was called so is 'signal' now, and stays what its users "
          + "mean"
      ])
    #expect(try sample.keys() == ["Chip Chip", "Pill Pill", "brand brand·2", "signal brand"])
    #expect(try sample.meanings(of: "Pill") == ["brand": "brand"])
    #expect(try sample.meanings(of: "Chip") == ["brand·2": "brand·2"])
    #expect(try sample.show("Pill") == user("Pill", "signal"))
    #expect(try sample.show("Chip") == user("Chip"))
    #expect(try sample.users(of: "signal") == ["Pill"])
    #expect(try sample.users(of: "brand") == ["Chip"])
    for name in ["Pill", "Chip"] {
      #expect(try sample.replace("\(name).swift", sample.show(name)).outcome == .unchanged)
    }
    #expect(try sample.catalog.clashes().isEmpty)
    #expect(try sample.catalog.verify() == [])
  }

  @Test func nameIsFreedAgainAndAgain() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000")])
    for number in 1...3 {
      try sample.rename("brand", to: "brand\(number)")
      try sample.add(["brand.json": tint("#00000\(number)"), "soft\(number).json": alias("brand")])
    }
    #expect(
      try sample.keys() == [
        "brand brand·4", "brand1 brand", "brand2 brand·2", "brand3 brand·3", "soft1 soft1",
        "soft2 soft2", "soft3 soft3",
      ])
    for (soft, brand) in [("soft1", "brand2"), ("soft2", "brand3"), ("soft3", "brand")] {
      #expect(try sample.show(soft).contains(#""alias": "\#(brand)""#))
    }
    try sample.rename("brand", to: "last")
    let former = CatalogError.sharedFormerName(
      kind: "tint", name: "brand", items: ["brand1", "brand2", "brand3", "last"])
    #expect(throws: former) { try sample.show("brand") }
  }

  @Test func twoNamesAreSwapped() throws {
    let sample = try SampleCatalog()
    let text = style("Pill", #"configuration.title.tint(Color("sea")).background(Color("sky"))"#)
    try sample.add(["sea.json": tint("#0000FF"), "sky.json": tint("#00FFFF"), "a.swift": text])
    try sample.rename("sea", to: "other")
    try sample.rename("sky", to: "sea")
    try sample.rename("other", to: "sky")
    #expect(try sample.keys() == ["Pill Pill", "sea sky", "sky sea"])
    let shown = style("Pill", #"configuration.title.tint(Color("sky")).background(Color("sea"))"#)
    #expect(try sample.show("Pill") == shown)
    #expect(try sample.replace("a.swift", shown).outcome == .unchanged)
    // Whoever goes on in the names of today says nothing new.
    let edited = shown.replacing(".title", with: ".icon")
    #expect(try sample.replace("a.swift", edited).outcome == .replaced)
    #expect(try sample.show("Pill") == edited)
    #expect(try sample.meanings(of: "Pill") == ["sea": "sea", "sky": "sky"])
    #expect(try sample.users(of: "sky") == ["Pill"])
    #expect(try sample.catalog.clashes().isEmpty)
    #expect(try sample.catalog.verify() == [])
    // The text of before the swap means other tints, which is told.
    let refusal = CatalogError.otherMeaning("Pill", kind: "tint", name: "sea", former: "sky")
    #expect(throws: refusal) { try sample.add(["a.swift": text]) }
    let edit = AddOptions(replaces: true, mustExist: true)
    #expect(throws: refusal) { try sample.add(["a.swift": text], options: edit) }
    let told = try sample.add(["a.swift": text], options: AddOptions(replaces: true))
    #expect(
      told.warnings.map(\.message) == [
        "'sea' in 'Pill' is another tint than it was: 'sky'",
        "'sky' in 'Pill' is another tint than it was: 'sea'",
      ])
    #expect(try sample.show("Pill") == text)
    #expect(try sample.meanings(of: "Pill") == ["sea": "sea", "sky": "sky"])
  }

  @Test func textOfBeforeMeansAnother() throws {
    let sample = try SampleCatalog()
    try sample.add([
      "brand.json": tint("#FF0000"), "a.swift": user("Pill"), "s.json": alias("brand"),
    ])
    try sample.rename("brand", to: "signal")
    #expect(try sample.add(["a.swift": user("Pill")]).changes[0].outcome == .unchanged)
    try sample.add(["brand.json": tint("#00FF00")])
    let before = try sample.bytes
    let refusal = CatalogError.otherMeaning("Pill", kind: "tint", name: "brand", former: "signal")
    #expect(throws: refusal) { try sample.add(["a.swift": user("Pill")]) }
    #expect(throws: CatalogError.otherMeaning("s", kind: "tint", name: "brand", former: "signal")) {
      try sample.add(["s.json": alias("brand")])
    }
    #expect(try sample.bytes == before)
    #expect(try sample.replace("a.swift", user("Pill")).outcome == .replaced)
    #expect(try sample.show("Pill") == user("Pill"))
    #expect(try sample.users(of: "brand") == ["Pill"])
  }

  @Test func allOfACommandMeanTheSame() throws {
    for isTintFirst in [true, false] {
      let sample = try SampleCatalog()
      try sample.add(["brand.json": tint("#FF0000")])
      try sample.rename("brand", to: "signal")
      if isTintFirst {
        try sample.add(["brand.json": tint("#00FF00"), "a.swift": user("Pill")])
      } else {
        try sample.add(["a.swift": user("Pill"), "brand.json": tint("#00FF00")])
      }
      #expect(try sample.meanings(of: "Pill") == ["brand·2": "brand·2"])
    }
  }

  @Test(arguments: ["brand·2", "brand·1", "x·999", "cafe\u{301}·3"])
  func namesThatEndAsKeysAreRefused(_ name: String) throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000")])
    #expect(throws: CatalogError.keyLike(name.nfc)) {
      try sample.add(["\(name).json": tint("#00FF00")])
    }
    #expect(throws: CatalogError.keyLike(name.nfc)) { try sample.rename("brand", to: name) }
    #expect(throws: CatalogError.keyLike("Pill·2")) {
      try sample.add(["a.swift": style("Pill·2", "configuration.title")])
    }
    try sample.add(["brand·.json": tint("#00FF00"), "brand·two.json": tint("#00FF00")])
  }

  /// Before there were keys of this form, an item could be called so.
  @Test func nameOfTheFormOfAKeyIsNoKey() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000")])
    var draft = Draft(
      name: try ItemName("brand·2", for: .tint), document: .tint(Tint(any: .alias("brand"))))
    draft.formerNames = []
    try sample.catalog.add([draft], by: sample.author())
    try sample.rename("brand", to: "signal")
    try sample.add([
      "brand.json": tint("#00FF00"), "s.json": alias("brand·2"), "t.json": alias("brand"),
    ])
    #expect(
      try sample.keys() == [
        "brand brand·3", "brand·2 brand·2", "s s", "signal brand", "t t",
      ])
    #expect(try sample.meanings(of: "s") == ["brand·2": "brand·2"])
    #expect(try sample.meanings(of: "t") == ["brand·3": "brand·3"])
    #expect(try sample.show("s").contains(#""brand·2""#))
    #expect(try sample.users(of: "brand·2") == ["s"])
    #expect(try sample.users(of: "signal") == ["brand·2"])
  }

  @Test func longestNameIsFreed() throws {
    let sample = try SampleCatalog()
    let name = String(repeating: "n", count: 200)
    try sample.add(["\(name).json": tint("#FF0000")])
    try sample.rename(name, to: "short")
    try sample.add(["\(name).json": tint("#00FF00"), "soft.json": alias(name)])
    #expect(try sample.catalog.item(ItemReference(name)).key == "\(name)·2")
    #expect(try sample.show("soft").contains(name + #"""#))
    #expect(try sample.replace("soft.json", sample.show("soft")).outcome == .unchanged)
    #expect(try sample.catalog.verify() == [])
  }

  @Test func styleTakesTheNameOfOneThatItUses() throws {
    let sample = try SampleCatalog()
    let plain = style("Pill", "configuration.title")
    try sample.add([
      "a.swift": plain, "b.swift": style("Outer", "Label(configuration).labelStyle(Pill())"),
    ])
    try sample.rename("Pill", to: "Inner")
    try sample.rename("Outer", to: "Pill")
    let shown = style("Pill", "Label(configuration).labelStyle(Inner())")
    #expect(try sample.show("Pill") == shown)
    #expect(try sample.meanings(of: "Pill") == ["Pill·1": "Pill"])
    #expect(try sample.users(of: "Inner") == ["Pill"])
    #expect(try sample.replace("b.swift", shown).outcome == .unchanged)
    #expect(
      try sample.replace("b.swift", shown.replacing("Label(con", with: "Label( con")).outcome
        == .unchanged)
    #expect(try sample.show("Pill@1") == style("Outer", "Label(configuration).labelStyle(Inner())"))
    #expect(try sample.catalog.clashes().isEmpty)
  }

  @Test func styleUnderATakenNameIsWrittenAnew() throws {
    let sample = try SampleCatalog()
    try sample.add(["a.swift": style("Pill", "configuration.title")])
    try sample.rename("Pill", to: "Inner")
    // What it uses is called as it is itself, by its key.
    let text = style("Pill", "Label(configuration).labelStyle(Inner())")
    try sample.add(["b.swift": text])
    #expect(try sample.keys() == ["Inner Pill", "Pill Pill·2"])
    #expect(try sample.show("Pill") == text)
    #expect(try sample.meanings(of: "Pill") == ["Pill·1": "Pill"])
    #expect(try sample.replace("b.swift", text).outcome == .unchanged)
  }

  @Test func memberStaysAMember() throws {
    let sample = try SampleCatalog()
    try sample.add(["my own.json": tint("#FF0000")])
    try sample.rename("my own", to: "signal")
    let text = style("Pill", "configuration.title.tint(.signal).background(Color(.signal))")
    try sample.add(["a.swift": text])
    #expect(try sample.show("Pill") == text)
    let declared = canonical(
      """
      struct Chip: LabelStyle {
          let brand: Color
          func makeBody(configuration: Configuration) -> some View {
              configuration.title.tint(brand).background(.sign)
          }
      }
      """)
    try sample.add(["brand.json": tint("#00FF00")])
    try sample.rename("brand", to: "sign")
    try sample.add(["b.swift": declared])
    #expect(try sample.show("Chip") == declared)
    #expect(try sample.meanings(of: "Chip") == ["brand·1": "brand"])
  }
}
