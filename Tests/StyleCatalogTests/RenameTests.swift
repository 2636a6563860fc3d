import Testing

@testable import StyleCatalog

@Suite struct RenameTests {
  /// A style that names the tint `brand` in every way there is.
  private let user = style(
    "Pill",
    """
    configuration.title
                .foregroundStyle(Color("brand"))
                .background(Color(.brand))
                .tint(.brand)
                .border(DesignTokens.brand)
    """)

  @Test func renamedTintShowsInItsUsers() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000"), "soft.json": alias("brand"), "a.swift": user])
    let before = try sample.catalog.item(ItemReference("Pill"))
    let change = try sample.rename("brand", to: "signal")
    #expect(change.outcome == .renamed)
    #expect(change.formerName == "brand")
    #expect(change.number == 2)
    #expect(try sample.show("Pill") == user.replacing("brand", with: "signal"))
    #expect(try sample.show("soft").contains(#""alias": "signal""#))
    // Only the renamed item has a new version; the old name goes on leading to it.
    #expect(try sample.catalog.item(ItemReference("Pill")) == before)
    #expect(try sample.catalog.item(ItemReference("brand")).name == "signal")
    #expect(try sample.catalog.item(ItemReference("signal@1")).name == "brand")
    #expect(try sample.users(of: "signal") == ["Pill", "soft"])
    #expect(try sample.users(of: "brand") == ["Pill", "soft"])
    #expect(try sample.catalog.verify() == [])
  }

  @Test func shownTextIsUnchangedWhenAddedAgain() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000"), "soft.json": alias("brand"), "a.swift": user])
    for name in ["signal", "my own", "brand", "Brand"] {
      try sample.rename("brand", to: name)
      let bytes = try sample.bytes
      #expect(try sample.replace("a.swift", sample.show("Pill")).outcome == .unchanged)
      #expect(try sample.replace("a.swift", user).outcome == .unchanged)
      #expect(try sample.replace("soft.json", sample.show("soft")).outcome == .unchanged)
      #expect(try sample.bytes == bytes)
    }
  }

  @Test func userThatWasWrittenWithTwoNamesIsUnchanged() throws {
    let sample = try SampleCatalog()
    let text = style("Pill", #"configuration.title.background(Color("a")).tint(Color("b"))"#)
    try sample.add(["a.json": tint("#FF0000")])
    try sample.rename("a", to: "b")
    try sample.add(["p.swift": text])
    #expect(try sample.show("Pill") == text.replacing(#"("a")"#, with: #"("b")"#))
    try sample.rename("b", to: "c")
    let shown = try sample.show("Pill")
    #expect(shown == style("Pill", #"configuration.title.background(Color("c")).tint(Color("c"))"#))
    #expect(try sample.replace("p.swift", shown).outcome == .unchanged)
  }

  @Test func userHoldsTheNameThatItWasWrittenWith() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000"), "a.swift": user])
    try sample.rename("brand", to: "signal")
    // An edit of something else leaves the stored name as it is, so that merges see no change.
    let edited = try sample.show("Pill").replacing(".title", with: ".icon")
    #expect(try sample.replace("a.swift", edited).outcome == .replaced)
    #expect(try sample.show("Pill") == edited)
    try sample.rename("signal", to: "brand")
    #expect(try sample.show("Pill") == user.replacing(".title", with: ".icon"))
  }

  @Test func renamingTwiceAndBackKeepsOneItem() throws {
    let sample = try SampleCatalog()
    try sample.add(["a.json": tint("#FF0000"), "user.json": alias("a")])
    #expect(try sample.rename("a", to: "b").number == 2)
    #expect(try sample.rename("a", to: "c").number == 3)
    #expect(try sample.show("user").contains(#""c""#))
    #expect(try sample.rename("c", to: "c").outcome == .unchanged)
    #expect(try sample.rename("b", to: "a").number == 4)
    #expect(try sample.show("user").contains(#""a""#))
    for name in ["a", "b", "c"] {
      #expect(try sample.catalog.item(ItemReference(name)).name == "a")
      #expect(try sample.catalog.history(of: ItemReference(name)).count == 4)
    }
    #expect(
      try sample.catalog.history(of: ItemReference("a")).map(\.name) == ["a", "c", "b", "a"])
    #expect(try sample.catalog.verify() == [])
  }

  @Test func nameOfAnotherCannotBeTaken() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000"), "other.json": tint("#0000FF")])
    try sample.rename("brand", to: "signal")
    #expect(throws: CatalogError.nameTaken(kind: "tint", name: "signal")) {
      try sample.rename("other", to: "signal")
    }
    #expect(throws: CatalogError.exists(kind: "tint", name: "signal", asked: "Signal")) {
      try sample.rename("other", to: "Signal")
    }
    // An edit of what has another name is no new item.
    let edit = AddOptions(replaces: true, mustExist: true)
    #expect(throws: CatalogError.formerName(kind: "tint", name: "brand", of: "signal")) {
      try sample.add(["brand.json": tint("#00FF00")], options: edit)
    }
    // A name of another kind is free.
    try sample.add(["brand.json": #"["Monday"]"#])
  }

  @Test func nameOfOtherCaseIsARename() throws {
    let sample = try SampleCatalog()
    try sample.add(["week.json": #"["Monday"]"#, "brand.json": tint("#FF0000")])
    #expect(try sample.rename("week", to: "Week").outcome == .renamed)
    #expect(try sample.names() == ["tint:brand", "labels:Week"])
    // A user that spells a name in another case than the item ever had is shown as it is.
    let text = style("Pill", #"configuration.title.tint(Color("BRAND"))"#)
    try sample.add(["a.swift": text])
    #expect(try sample.show("Pill") == text)
    #expect(try sample.users(of: "brand") == ["Pill"])
    #expect(try sample.catalog.verify() == [])
  }

  @Test func renamedStyleRewritesItsOwnSwift() throws {
    let sample = try SampleCatalog()
    let text =
      style("Pill", "configuration.title") + """
        extension LabelStyle where Self == Pill {
            static var pill: Pill {
                Pill()
            }
        }

        """
    let users = style("Outer", "Label(configuration).labelStyle(Pill())")
    let byMember = style("Other", "Label(configuration).labelStyle(.pill)")
    try sample.add(["a.swift": text, "b.swift": users, "c.swift": byMember])
    try sample.rename("Pill", to: "Capsuled")
    #expect(try sample.show("Capsuled") == text.replacing("Pill", with: "Capsuled"))
    #expect(try sample.show("Pill@1") == text)
    #expect(try sample.show("Outer") == users.replacing("Pill", with: "Capsuled"))
    #expect(try sample.show("Other") == byMember)
    #expect(try sample.users(of: "Capsuled") == ["Other", "Outer"])
    for (file, name) in [("a.swift", "Capsuled"), ("b.swift", "Outer"), ("c.swift", "Other")] {
      #expect(try sample.replace(file, sample.show(name)).outcome == .unchanged)
    }
  }

  @Test func styleCannotTakeANameThatItsSwiftHas() throws {
    let sample = try SampleCatalog()
    try sample.add(["a.swift": style("Pill", "HStack { configuration.title }")])
    #expect(throws: CatalogError.nameWithin("Pill", asked: "HStack")) {
      try sample.rename("Pill", to: "HStack")
    }
    #expect(throws: CatalogError.builtIn("iconOnly")) { try sample.rename("Pill", to: "iconOnly") }
    #expect(throws: InputError.self) { try sample.rename("Pill", to: "no identifier") }
  }

  @Test func wholePathGoesBeforeItsLastComponent() throws {
    let sample = try SampleCatalog()
    let text = style(
      "Pill", "configuration.title.tint(DesignTokens.signal).background(Color(.signal))")
    try sample.add([
      "DesignTokens.signal.json": tint("#FF0000"), "signal.json": tint("#0000FF"), "a.swift": text,
    ])
    try sample.rename("signal", to: "alert")
    #expect(
      try sample.show("Pill") == text.replacing("Color(.signal)", with: "Color(.alert)"))
    #expect(try sample.replace("a.swift", sample.show("Pill")).outcome == .unchanged)
  }

  @Test(arguments: ["red", "primary", "systemBlue", "my own", "Brand", "gr\u{FC}n-2"])
  func nameThatIsNoMemberOfTheAppIsWrittenAsText(_ name: String) throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000"), "a.swift": user])
    try sample.rename("brand", to: name)
    let shown = try sample.show("Pill")
    #expect(shown.contains(#".foregroundStyle(Color("\#(name)"))"#))
    #expect(shown.contains(#".background(Color("\#(name)"))"#))
    #expect(name == "systemBlue" || shown.contains(#".tint(Color("\#(name)"))"#))
    #expect(try sample.users(of: name) == ["Pill"])
    try sample.replace("a.swift", shown.replacing(".title", with: ".icon"))
    #expect(try sample.users(of: name) == ["Pill"])
    #expect(try sample.show("Pill") == shown.replacing(".title", with: ".icon"))
  }
}
