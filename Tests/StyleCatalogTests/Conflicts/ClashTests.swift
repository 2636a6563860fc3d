import Testing

@testable import StyleCatalog

/// What two edits that are each whole break together.
@Suite struct ClashTests {
  @Test func ringOfTintsIsFoundWhole() throws {
    let both = try Teammates {
      try $0.add([
        "a.json": tint("#111111"), "b.json": alias("c"), "c.json": tint("#111111"),
        "d.json": alias("a"),
      ])
    }
    try both.ada.replace("a.json", alias("b"))
    try both.bo.replace("c.json", alias("a"))
    #expect(try both.ada.catalog.clashes().isEmpty)
    try both.merge()
    let clashes = try both.ada.catalog.clashes()
    #expect(clashes.rings.map { $0.map(\.name) } == [["a", "b", "c"]])
    #expect(clashes.conflicted == [])
    #expect(!clashes.isEmpty)
    try both.ada.replace("a.json", tint("#222222"))
    #expect(try both.ada.catalog.clashes().isEmpty)
  }

  @Test func ringOfStylesIsFound() throws {
    let plain = "Label(configuration)"
    let both = try Teammates {
      try $0.add(["a.swift": style("A", plain), "b.swift": style("B", plain)])
    }
    try both.ada.replace("a.swift", style("A", "\(plain).labelStyle(B())"))
    try both.bo.replace("b.swift", style("B", "A().makeBody(configuration: configuration)"))
    try both.merge()
    #expect(try both.ada.catalog.clashes().rings.map { $0.map(\.name) } == [["A", "B"]])
  }

  @Test func useOfWhatWasRemovedIsFound() throws {
    let both = try Teammates {
      try $0.add([
        "brand.json": tint("#111111"), "Pill.swift": style("Pill", "Label(configuration)") + member,
      ])
    }
    try both.ada.remove("brand", "Pill")
    try both.bo.add([
      "chip.swift": style(
        "Chip", #"Label(configuration).labelStyle(.pill).tint(Color("brand")).background(.green)"#),
      "soft.json": alias("brand"),
    ])
    try both.merge()
    let found = try both.ada.catalog.clashes().dangling
    #expect(
      found.map { "\($0.user.name) \($0.name) \($0.removed.name)" } == [
        "Chip brand brand", "Chip pill Pill", "soft brand brand",
      ])
    #expect(try both.ada.show("brand@\(#require(found[0].last).hex)").contains("#111111"))
    try both.ada.add(["brand.json": tint("#222222")])
    #expect(try both.ada.catalog.clashes().dangling.map(\.name) == ["pill"])
  }

  @Test func nameThatWasTakenTwiceIsSettledByRenaming() throws {
    let both = try Teammates { try $0.add(["brand.json": tint("#111111")]) }
    try both.ada.rename("brand", to: "accent")
    try both.bo.add(["Accent.json": tint("#333333"), "soft.json": alias("Accent")])
    try both.merge()
    let name = try #require(try both.ada.catalog.clashes().sharedNames.first)
    #expect(name.holders.map(\.key) == ["Accent", "brand"])
    #expect(name.formerHolders == [])
    let versions = name.holders.map(\.version.short)
    let refusal = CatalogError.sharedName(kind: "tint", name: "Accent", versions: versions)
    #expect(throws: refusal) { try both.ada.rename("accent", to: "signal") }
    #expect(throws: refusal) { try both.ada.replace("accent.json", tint("#444444")) }
    #expect(throws: refusal) { try both.ada.remove("accent") }
    try both.ada.rename("accent@\(versions[1])", to: "signal")
    #expect(try both.ada.names() == ["tint:Accent", "tint:signal", "tint:soft"])
    #expect(try both.ada.show("signal").contains("#111111"))
    #expect(try both.ada.catalog.clashes().isEmpty)
    try both.ada.rename("Accent", to: "warm")
    #expect(try both.ada.show("soft").contains(#""alias": "warm""#))
    #expect(try both.ada.catalog.verify() == [])
  }

  @Test func formerNameOfAnotherIsFree() throws {
    let both = try Teammates { try $0.add(["brand.json": tint("#111111")]) }
    try both.ada.rename("brand", to: "accent")
    try both.ada.add(["soft.json": alias("accent")])
    try both.ada.rename("accent", to: "signal")
    try both.bo.add(["accent.json": tint("#333333")])
    try both.merge()
    #expect(try both.ada.catalog.clashes().isEmpty)
    #expect(try both.ada.show("accent").contains("#333333"))
    #expect(try both.ada.show("soft").contains(#""alias": "signal""#))
  }

  @Test func nameThatSeveralWereGivenIsSettledByWritingItsUserAnew() throws {
    let both = try Teammates {
      // Nothing has the name yet.
      try $0.add([
        "a.json": tint("#111111"), "b.json": tint("#222222"), "soft.json": alias("accent"),
      ])
    }
    try both.ada.rename("a", to: "accent")
    try both.ada.rename("accent", to: "signal")
    try both.bo.rename("b", to: "accent")
    try both.merge()
    let unclear = try #require(try both.ada.catalog.clashes().sharedNames.first)
    #expect(unclear.holders.map(\.name) == ["accent"])
    #expect(unclear.formerHolders.map(\.name) == ["signal"])
    #expect(unclear.users.map(\.name) == ["soft"])
    #expect(try both.ada.show("soft").contains(#""alias": "signal""#))
    try both.ada.replace("soft.json", both.ada.show("soft"))
    #expect(try both.ada.catalog.clashes().isEmpty)
    #expect(try both.ada.show("soft").contains(#""alias": "signal""#))
  }

  @Test func otherKindsAndRemovedItemsTakeNoName() throws {
    let both = try Teammates { try $0.add(["brand.json": tint("#111111")]) }
    try both.ada.rename("brand", to: "week")
    try both.bo.add(["week.json": #"["Monday"]"#])
    try both.bo.add(["gone.json": tint("#333333")])
    try both.bo.rename("gone", to: "later")
    try both.bo.remove("later")
    try both.merge()
    #expect(try both.ada.catalog.clashes().isEmpty)
  }

  private let member = """
    extension LabelStyle where Self == Pill {
        static var pill: Pill {
            Pill()
        }
    }

    """
}
