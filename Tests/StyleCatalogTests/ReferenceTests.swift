import StyleModel
import Testing

@testable import StyleCatalog

@Suite struct ReferenceTests {
  @Test func ringOfTintsIsRefusedWhole() throws {
    let sample = try SampleCatalog()
    #expect(throws: CatalogError.ring(["a", "b", "c", "a"])) {
      try sample.add(["a.json": alias("b"), "b.json": alias("c"), "c.json": alias("a")])
    }
    #expect(throws: CatalogError.ring(["a", "a"])) { try sample.add(["a.json": alias("a")]) }
    try sample.add(["a.json": tint("#FF0000"), "b.json": alias("a"), "c.json": alias("b")])
    let before = try sample.bytes
    #expect(throws: CatalogError.ring(["a", "c", "b", "a"])) {
      try sample.replace("a.json", ##"{"any": "#FF0000", "dark": {"alias": "c"}}"##)
    }
    #expect(try sample.bytes == before)
  }

  @Test func ringOfStylesIsRefusedWhole() throws {
    let sample = try SampleCatalog()
    func using(_ name: String) -> String { "Label(configuration).labelStyle(\(name))" }
    try sample.add([
      "a.swift": style("A", using("B()")),
      "b.swift": style("B", using(".member")),
    ])
    #expect(throws: CatalogError.ring(["C", "A", "B", "C"])) {
      try sample.add([
        "c.swift": style("C", using("A()"))
          + "extension LabelStyle where Self == C {\n    static var member: C {\n        C()\n    }\n}\n"
      ])
    }
  }

  @Test(arguments: ["Own()", "Own.init()", "Self()", "self", ".own", ".made(2)"])
  func styleThatUsesItselfIsRefused(_ spelling: String) throws {
    let sample = try SampleCatalog()
    let text =
      style("Own", "Label(configuration).labelStyle(\(spelling))") + """
        extension LabelStyle where Self == Own {
            static var own: Own {
                Own()
            }
            static func made(_ size: Int) -> Own {
                Own()
            }
        }

        """
    #expect(throws: CatalogError.ring(["Own", "Own"])) { try sample.add(["a.swift": text]) }
    #expect(try sample.names() == [])
  }

  @Test func nameOfAnotherStyleIsNoRing() throws {
    let sample = try SampleCatalog()
    let text = """
      struct Own: LabelStyle {
          typealias Inner = Other
          let compact: Bool
          func makeBody(configuration: Configuration) -> some View {
              Label(configuration).labelStyle(Inner()).labelStyle(.titleOnly).labelStyle(.compact)
          }
      }
      extension LabelStyle where Self == Own {
          static var own: Own {
              Own(compact: true)
          }
      }

      """
    #expect(try sample.add(["a.swift": text]).changes.map(\.outcome) == [.added])
  }

  @Test func renameThatClosesARingIsRefused() throws {
    let sample = try SampleCatalog()
    // 'missing' may be the app's own as long as there is no such tint.
    try sample.add(["a.json": alias("missing"), "b.json": alias("a")])
    #expect(throws: CatalogError.ring(["missing", "a", "missing"])) {
      try sample.rename("b", to: "missing")
    }
    #expect(try sample.names() == ["tint:a", "tint:b"])
  }

  @Test func ringThatIsThereIsNoFaultOfAnEdit() throws {
    func using(_ names: String...) -> String {
      "Label(configuration)" + names.map { ".labelStyle(\($0)())" }.joined()
    }
    let both = try Teammates {
      try $0.add([
        "a.swift": style("A", using()), "b.swift": style("B", using()),
        "c.swift": style("C", using("A")), "d.swift": style("D", using("C")),
      ])
    }
    try both.ada.replace("a.swift", style("A", using("B")))
    try both.bo.replace("b.swift", style("B", using("A")))
    try both.merge()
    let sample = both.ada
    try sample.replace("c.swift", style("C", using("A") + ".padding(2)"))
    try sample.replace("d.swift", style("D", using("C", "B")))
    try sample.add(["e.swift": style("E", using("B"))])
    try sample.rename("B", to: "Bee")
    try sample.replace("a.swift", style("A", using("Bee") + ".padding(2)"))
    #expect(throws: CatalogError.ring(["A", "C", "A"])) {
      try sample.replace("a.swift", style("A", using("Bee", "C")))
    }
    #expect(throws: CatalogError.ring(["Bee", "C", "A", "Bee"])) {
      try sample.replace("b.swift", style("Bee", using("C")))
    }
    try sample.replace("b.swift", style("Bee", using()))
    #expect(try sample.catalog.clashes().isEmpty)
    #expect(throws: CatalogError.ring(["Bee", "A", "Bee"])) {
      try sample.replace("b.swift", style("Bee", using("A")))
    }
  }

  @Test func ringOfAMergeIsNoLeaveForAnother() throws {
    let both = try Teammates {
      try $0.add(["a.swift": style("A", "configuration.title")])
      try $0.add(["b.swift": style("B", "configuration.title")])
    }
    try both.ada.replace("a.swift", Self.link("A", "B"))
    try both.bo.replace("b.swift", Self.link("B", "A"))
    try both.merge()
    #expect(throws: CatalogError.ring(["A", "A"])) {
      try both.ada.replace("a.swift", Self.link("A", "A"))
    }
    #expect(throws: CatalogError.ring(["A", "A"])) {
      try both.ada.replace("a.swift", Self.link("A", "B", "A"))
    }
    try both.ada.replace("a.swift", Self.link("A", "B", "B"))
  }

  /// A style that draws its label in others.
  private static func link(_ name: String, _ others: String...) -> String {
    style(name, "Label(configuration)" + others.map { ".labelStyle(\($0)())" }.joined())
  }

  /// Adds a chain of styles in some order, and gives back what is stored.
  private func chain(_ numbers: [Int], asOne: Bool) throws -> [String] {
    let sample = try SampleCatalog()
    let texts = numbers.map {
      $0 == 0 ? style("S0", "configuration.title") : Self.link("S\($0)", "S\($0 - 1)")
    }
    if asOne {
      try sample.add(["chain.swift": texts.joined(separator: "\n")])
    } else {
      for text in texts { try sample.add(["one.swift": text]) }
    }
    try sample.rename("S99", to: "Q99")
    let edited = "Label(configuration).labelStyle(Q99()).padding(3)"
    try sample.replace("S100.swift", style("S100", edited))
    let ring = (0..<100).map { $0 == 99 ? "Q99" : "S\($0)" }
    #expect(throws: CatalogError.ring(["S0", "S100"] + ring.dropFirst().reversed() + ["S0"])) {
      try sample.replace("S0.swift", Self.link("S0", "S100"))
    }
    return try sample.heads()
  }

  @Test func chainsOfStylesAreStoredInAnyOrder() throws {
    let numbers = Array(0...100)
    let stored = try chain(numbers, asOne: true)
    #expect(try chain(numbers.reversed(), asOne: true) == stored)
    #expect(try chain(numbers, asOne: false) == stored)
    #expect(try chain(numbers.reversed(), asOne: false) == stored)
  }

  @Test func usersAreFoundByEveryName() throws {
    let sample = try SampleCatalog()
    try sample.add([
      "Brand.primary.json": tint("#FF0000"), "signal.json": tint("#0000FF"),
      "caf\u{E9}.json": tint("#FF0000"),
      "a.swift": style("A", #"configuration.title.tint(Color("Brand/primary"))"#),
      "b.swift": style("B", "configuration.title.tint(DesignTokens.signal)"),
      "c.swift": style("C", "configuration.title.tint(.signal.opacity(0.5))"),
      "d.swift": style("D", "configuration.title.tint(Brand.primary)"),
      "e.swift": style("E", #"configuration.title.tint(Color("SIGNAL"))"#),
      "f.swift": style("F", "configuration.title.tint(Color(\"cafe\u{301}\"))"),
      "soft.json": alias("signal"),
    ])
    #expect(try sample.users(of: "Brand.primary") == ["A", "D"])
    #expect(try sample.users(of: "signal") == ["B", "C", "E", "soft"])
    #expect(try sample.users(of: "caf\u{E9}") == ["F"])
    try sample.rename("signal", to: "alert")
    #expect(try sample.users(of: "alert") == ["B", "C", "E", "soft"])
    try sample.rename("alert", to: "日本")
    #expect(try sample.users(of: "日本") == ["B", "C", "E", "soft"])
    try sample.add(["g.swift": style("G", #"configuration.title.tint(Color("日本"))"#)])
    #expect(try sample.users(of: "signal") == ["B", "C", "E", "G", "soft"])
    let filter = ListFilter(kind: .tint, uses: try ItemReference("signal"))
    #expect(try sample.names(filter) == ["tint:soft"])
  }

  @Test func wholePathIsNoUserOfItsLastComponent() throws {
    let sample = try SampleCatalog()
    try sample.add([
      "a.swift": style("A", "configuration.title.tint(Brand.primary)"),
      "primary.json": tint("#FF0000"),
    ])
    #expect(try sample.users(of: "primary") == ["A"])
    try sample.add(["Brand.primary.json": tint("#0000FF")])
    #expect(try sample.users(of: "primary") == [])
    #expect(try sample.users(of: "Brand.primary") == ["A"])
  }

  @Test func whatOthersUseIsRemovedOnlyByForce() throws {
    let sample = try SampleCatalog()
    try sample.add([
      "brand.json": tint("#FF0000"), "soft.json": alias("brand"),
      "a.swift": style("A", #"configuration.title.tint(Color("brand"))"#),
    ])
    #expect(throws: CatalogError.inUse(kind: "tint", name: "brand", users: ["A", "soft"])) {
      try sample.remove("brand")
    }
    #expect(throws: CatalogError.inUse(kind: "tint", name: "brand", users: ["A"])) {
      try sample.remove("brand", "soft")
    }
    #expect(try sample.remove("brand", "soft", "A").map(\.name) == ["A", "brand", "soft"])
    try sample.add(["brand.json": tint("#FF0000"), "soft.json": alias("brand")])
    #expect(try sample.remove("brand", force: true).map(\.outcome) == [.removed])
    #expect(try sample.show("soft").contains("brand"))
    #expect(try sample.catalog.verify() == [])
  }

  @Test func unknownNamesAreToldOncePerStyle() throws {
    let sample = try SampleCatalog()
    let text = style(
      "A",
      """
      configuration.title
                  .tint(DesignTokens.signal)
                  .foregroundStyle(DesignTokens.signal)
                  .background(Color("brand"))
                  .border(Color(.brand))
                  .labelStyle(Missing())
      """)
    let warnings = try sample.add(["a.swift": text]).warnings
    #expect(
      warnings.map(\.message) == [
        "'A' names the tint 'DesignTokens.signal', which is not in the catalog",
        "'A' names the tint 'brand', which is not in the catalog",
        "'A' names the style 'Missing', which is not in the catalog",
      ])
    #expect(warnings.map(\.place?.description) == ["1:8", "1:8", "1:8"])
  }

  @Test func strictlyTakenAWarningStoresNothing() throws {
    let sample = try SampleCatalog()
    let text = style("A", #"configuration.title.tint(Color("brand"))"#)
    let before = try sample.bytes
    #expect(throws: InputError.self) { try sample.add(["a.swift": text], isStrict: true) }
    #expect(try sample.bytes == before)
    // Names are looked up over everything that comes in together.
    let added = try sample.add(["a.swift": text, "brand.json": tint("#FF0000")], isStrict: true)
    #expect(added.warnings == [])
  }

  @Test func ownAndSystemNamesAreNotUnknown() throws {
    let sample = try SampleCatalog()
    let text = """
      struct A: LabelStyle {
          enum Palette {
              static let signal = Color.red
          }
          static let edge = Color.blue
          let fill: Color
          func makeBody(configuration: Configuration) -> some View {
              configuration.title
                  .tint(Palette.signal)
                  .foregroundStyle(A.edge)
                  .background(Self.edge)
                  .border(fill)
                  .shadow(color: .shade, radius: 2)
                  .tint(Color(.systemBlue))
                  .foregroundStyle(.primary)
                  .background(.thinMaterial)
          }
      }
      extension Color {
          static let shade = Color.black
      }

      """
    #expect(try sample.add(["a.swift": text]).warnings.map(\.message) == [])
  }
}

@Test func chainOfTintsMayBeLongAndItsRingIsRefused() throws {
  let sample = try SampleCatalog()
  let count = 400
  let drafts = try (0..<count).map { number in
    let value: Tint.Value =
      number == 0
      ? .color(ColorValue(space: .srgb, components: [0, 0, 0])) : .alias("t\(number - 1)")
    return Draft(name: try ItemName("t\(number)", for: .tint), document: .tint(Tint(any: value)))
  }
  #expect(try sample.catalog.add(drafts, by: sample.author()).changes.count == count)
  let ring = Draft(
    name: try ItemName("t0", for: .tint), document: .tint(Tint(any: .alias("t\(count - 1)"))))
  do {
    try sample.catalog.add([ring], options: AddOptions(replaces: true), by: sample.author())
    Issue.record("a ring was stored")
  } catch CatalogError.ring(let names) {
    #expect(names.count == count + 1 && names.first == "t0" && names.last == "t0")
  }
}
