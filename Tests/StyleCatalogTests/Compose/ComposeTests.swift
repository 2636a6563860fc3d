import Testing

@testable import StyleCatalog

/// Styles that are composed in a catalog: names, versions, rings.
struct ComposeTests {
  private let sample: SampleCatalog

  init() throws {
    sample = try SampleCatalog()
    try sample.add([
      "dash.swift": style("Dash", "Label(configuration).padding(1)"),
      "end.swift": style("End", "configuration.icon"),
    ])
    try sample.add(["tint.swift": Self.tinted])
  }

  private static let tinted = """
    struct IconTint: LabelStyle {
        let color: Color
        func makeBody(configuration: Configuration) -> some View {
            Label { configuration.title } icon: { configuration.icon.foregroundStyle(color) }
        }
    }
    extension LabelStyle where Self == IconTint {
        static func iconTint(_ color: Color) -> IconTint { IconTint(color: color) }
    }
    """

  @discardableResult
  private func compose(
    _ name: String, _ styles: String..., settings: [String: String] = [:], tint: String? = nil,
    pins: Bool = false, replaces: Bool = false
  ) throws -> (changes: [Change], warnings: [Diagnostic]) {
    try sample.catalog.compose(
      name,
      of: StyleRecipe(styles: styles, settings: settings, tint: tint, holdsVersions: pins),
      options: AddOptions(replaces: replaces), by: sample.author())
  }

  private func pins(of name: String) throws -> [String: String] {
    guard case .style(let style) = try sample.catalog.document(ItemReference(name)).document else {
      return [:]
    }
    return try style.pins.mapValues { version in
      try sample.catalog.history(of: ItemReference("Dash")).first { $0.version == version }?.number
        .map { "\($0)" } ?? version.short
    }
  }

  @Test func composedStyleIsAStyleLikeAnyOther() throws {
    #expect(try compose("C", "Dash", ".iconTint(.green)", ".iconOnly").changes[0].outcome == .added)
    #expect(
      try sample.show("C") == """
        struct C: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                Label(configuration)
                    .labelStyle(Dash())
                    .labelStyle(.iconTint(.green))
                    .labelStyle(.iconOnly)
            }
        }

        """)
    #expect(try sample.users(of: "Dash") == ["C"])
    #expect(try sample.users(of: "IconTint") == ["C"])
    #expect(try sample.add(["c.swift": sample.show("C")]).changes[0].outcome == .unchanged)
    #expect(
      try compose("C", "Dash", ".iconTint(.green)", ".iconOnly").changes[0].outcome == .unchanged)
    #expect(throws: CatalogError.exists(kind: "style", name: "C", asked: "C")) {
      try compose("C", "Dash")
    }
    #expect(try compose("C", "Dash", replaces: true).changes[0].number == 2)
    #expect(try sample.catalog.operations(limit: 1).first?.record.command == "compose")
  }

  @Test func renamedPartIsShownUnderItsPresentName() throws {
    try compose("C", "Dash", "End")
    try sample.rename("Dash", to: "DashedLabelStyle")
    #expect(try sample.show("C").contains(".labelStyle(DashedLabelStyle())"))
    #expect(try sample.users(of: "DashedLabelStyle") == ["C"])
    try compose("D", "Dash")
    #expect(try sample.show("D").contains(".labelStyle(DashedLabelStyle())"))
    #expect(try sample.add(["c.swift": sample.show("C")]).changes[0].outcome == .unchanged)
  }

  @Test func partInUseIsNotRemoved() throws {
    try compose("C", "Dash", "End")
    #expect(throws: CatalogError.inUse(kind: "style", name: "Dash", users: ["C"])) {
      try sample.remove("Dash")
    }
    try sample.remove("Dash", force: true)
    #expect(throws: CatalogError.removed("Dash")) { try compose("D", "Dash") }
    #expect(throws: CatalogError.notFound("Dsh", nearest: nil)) { try compose("D", "Dsh") }
  }

  @Test func versionHoldsItsPart() throws {
    try sample.replace("dash.swift", style("Dash", "Label(configuration).padding(2)"))
    try compose("Old", "Dash@1", "End")
    try compose("New", "Dash", "End")
    try compose("All", "Dash", "End", pins: true)
    #expect(try pins(of: "Old") == ["Dash": "1"])
    #expect(try pins(of: "New") == [:])
    #expect(try pins(of: "All").keys.sorted() == ["Dash", "End"])
    #expect(try pins(of: "All")["Dash"] == "2")
    let hash = try sample.catalog.history(of: ItemReference("Dash")).last?.version.hex ?? ""
    try compose("ByHash", "Dash@\(hash.prefix(8))")
    #expect(try pins(of: "ByHash") == ["Dash": "1"])
    #expect(throws: RecipeError.self) { try compose("Two", "Dash@1", "Dash@2") }
    #expect(throws: RecipeError.self) { try compose("Two", "Dash@1", "Dash") }
    #expect(throws: CatalogError.noSuchVersion(item: "Dash", version: "9", count: 2)) {
      try compose("Two", "Dash@9")
    }
    try compose("Twice", "Dash@1", "Dash@1")
    #expect(try pins(of: "Twice") == ["Dash": "1"])
  }

  @Test func pinReachesWhatPartsUse() throws {
    try compose("Inner", "Dash")
    try compose("Outer", "Inner", ".iconTint(.green)", pins: true)
    #expect(try pins(of: "Outer").keys.sorted() == ["Dash", "IconTint", "Inner"])
    #expect(try sample.users(of: "Dash") == ["Inner", "Outer"])
    #expect(try sample.show("Outer").contains("IconTint.iconTint(.green)"))
  }

  @Test func pinReachesAllOfALongChain() throws {
    let chain = (1..<100).map {
      style("S\($0)", "Label(configuration).labelStyle(S\($0 - 1)())")
    }
    try sample.add(["S0.swift": style("S0", "configuration.title")])
    try sample.add(["chain.swift": chain.joined(separator: "\n")])
    try compose("All", "S99", pins: true)
    #expect(try pins(of: "All").keys.sorted() == (0..<100).map { "S\($0)" }.sorted())
    try compose("Again", "All", pins: true)
    #expect(try pins(of: "Again").count == 101)
    let moved = style("S0", "configuration.icon")
    try sample.replace("S0.swift", moved)
    #expect(try compose("All", "S99", pins: true, replaces: true).changes[0].number == 2)
  }

  @Test func pinsGoWithWhatTheyHold() throws {
    try compose("C", "Dash", "End", pins: true)
    let pinned = try sample.show("C")
    #expect(try sample.add(["c.swift": pinned]).changes[0].outcome == .unchanged)
    try sample.rename("Dash", to: "Dashed")
    #expect(try pins(of: "C").keys.sorted() == ["Dashed", "End"])
    #expect(try sample.add(["c.swift": sample.show("C")]).changes[0].outcome == .unchanged)
    try sample.replace(
      "c.swift", sample.show("C").replacing("\n            .labelStyle(End())", with: ""))
    #expect(try pins(of: "C").keys.sorted() == ["Dashed"])
    try compose("C", "Dashed", "End", replaces: true)
    #expect(try pins(of: "C") == [:])
    #expect(try sample.users(of: "End") == ["C"])
  }

  @Test func heldPartIsFoundAfterItsRemoval() throws {
    try compose("C", "Dash", "End", pins: true)
    try sample.remove("Dash", force: true)
    let text = try sample.catalog.withLibrary { library in
      let (_, source) = try library.style(ItemReference("C"))
      return library.style(named: "Dash", heldBy: source.pins)?.text
    }
    #expect(text?.contains("padding(1)") == true)
  }

  @Test func ringIsRefusedWhole() throws {
    try compose("B", "Dash")
    try compose("C", "B", "End")
    #expect(throws: CatalogError.ring(["B", "C", "B"])) {
      try compose("B", "C", replaces: true)
    }
    #expect(throws: CatalogError.ring(["B", "B"])) {
      try compose("B", "B", "Dash", replaces: true)
    }
    #expect(throws: CatalogError.ring(["B", "B"])) { try compose("B", "B@1", "Dash") }
    #expect(throws: CatalogError.ring(["IconTint", "IconTint"])) {
      try compose("IconTint", ".iconTint(.red)", replaces: true)
    }
    #expect(try sample.catalog.history(of: ItemReference("B")).count == 1)
  }

  @Test func tintIsNamedAsTheCatalogNamesIt() throws {
    try sample.add(["brand.json": tint("#0A84FF"), "Brand.primary.json": alias("brand")])
    for (word, written) in [
      "brand": "Color(\"brand\")", "tint:brand": "Color(\"brand\")",
      "Brand.primary": "Color(\"Brand.primary\")", "orange": ".orange", ".orange": ".orange",
      "Color(\"sea\")": "Color(\"sea\")", "label": ".primary",
      ".label": ".primary",
    ] {
      try compose("C", "Dash", tint: word, replaces: true)
      #expect(try sample.show("C").contains("\n            .tint(\(written))\n"), "\(word)")
    }
    try compose("C", "Dash", tint: "brand", replaces: true)
    #expect(try sample.users(of: "brand") == ["C", "Brand.primary"])
    #expect(throws: CatalogError.notFound("brnd", nearest: "brand")) {
      try compose("C", "Dash", tint: "brnd", replaces: true)
    }
    #expect(throws: RecipeError.self) { try compose("C", "Dash", tint: "brand@1") }
    #expect(throws: RecipeError.self) { try compose("C", "Dash", tint: ".a +") }
  }

  @Test func aSystemColourIsNoTintOfItsName() throws {
    try sample.add(["label.json": tint("#00FF00")])
    let warned = "'label' is the system's colour here, not the tint 'label'"
    for (word, written, told) in [
      ("label", ".primary", [warned]), (".label", ".primary", []),
      ("tint:label", "Color(\"label\")", []),
    ] {
      let warnings = try compose("C", "Dash", tint: word, replaces: true).warnings
      #expect(try sample.show("C").contains("\n            .tint(\(written))\n"), "\(word)")
      #expect(warnings.map(\.message) == told)
    }
  }

  @Test func namesInValuesMustBeThere() throws {
    let warnings = try compose(
      "C", "IconTint", settings: ["color": "Color(\"sea\")"]
    ).warnings
    #expect(
      warnings.map(\.message) == ["'C' names the tint 'sea', which is not in the catalog"])
  }

  @Test func namesOfOthersAreRefused() throws {
    for name in ["iconOnly", "Label", "Color", "HStack", "CGFloat"] {
      #expect(throws: CatalogError.builtIn(name)) { try compose(name, "Dash") }
    }
    #expect(throws: CatalogError.exists(kind: "style", name: "Dash", asked: "dash")) {
      try compose("dash", "End")
    }
    #expect(throws: InputError.self) { try compose("2nd", "End") }
    #expect(throws: InputError.self) { try compose("class", "End") }
    try sample.add(["brand.json": tint("#0A84FF")])
    #expect(throws: CatalogError.otherKind("brand", kind: "style", found: "tint")) {
      try compose("C", "brand")
    }
  }

  @Test func spelledStyleMustBeDeclared() throws {
    #expect(throws: Never.self) { try compose("C", "IconTint(color: .red)", ".iconOnly") }
    var error = #expect(throws: RecipeError.self) { try compose("D", ".iconTnt(.red)") }
    #expect(error?.hint == "did you mean '.iconTint'?")
    #expect(error?.isUnknownStyle == true)
    error = #expect(throws: RecipeError.self) { try compose("D", ".iconTint(.red") }
    #expect(error?.isUnknownStyle == false)
    #expect(throws: RecipeError.self) { try compose("D", "Nowhere()") }
  }

  @Test func rehearsalStoresNothing() throws {
    sample.catalog.isRehearsal = true
    let before = try sample.bytes
    #expect(try compose("C", "Dash").changes[0].outcome == .added)
    #expect(try sample.bytes == before)
  }
}
