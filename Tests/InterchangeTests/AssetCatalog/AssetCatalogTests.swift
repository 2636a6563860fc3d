import Interchange
import StyleModel
import TestSupport
import Testing

/// Asset catalogs as folders: names, namespaces, and what else stands in them.
struct AssetCatalogTests {
  private static let info = #"{"info":{"author":"xcode","version":1}}"#
  private static let namespace =
    #"{"info":{"author":"xcode","version":1},"properties":{"provides-namespace":true}}"#
  private static let blue = colorSetText(#""red":"0.000","green":"0.000","blue":"1.000""#)

  private func tree(_ files: [String: String]) throws -> AssetTree {
    try AssetTree(
      files.sorted { $0.key < $1.key }.map { path, text in (path, { Array(text.utf8) }) })
  }

  private func read(_ files: [String: String]) throws -> (names: [String], told: [String]) {
    let reading = AssetCatalogReading(try tree(files), at: { $0 })
    return (
      reading.tints.map(\.name.text),
      reading.diagnostics.map { "\($0.severity.rawValue): \($0.message)" }
    )
  }

  @Test func groupsAreNamesOnlyWhereTheyProvideANamespace() throws {
    let read = try read([
      "Contents.json": Self.info, "Brand/Contents.json": Self.namespace,
      "Brand/primary.colorset/Contents.json": Self.blue,
      "Brand/Inner/deep.colorset/Contents.json": Self.blue, "Loose/Contents.json": Self.info,
      "Loose/My Red.colorset/Contents.json": Self.blue,
      "pic.imageset/Contents.json": Self.info, "App.appiconset/Contents.json": Self.info,
    ])
    #expect(read.names == ["Brand.deep", "Brand.primary", "My Red"])
    #expect(read.told == ["note: skipped what is no colour set: 1 appiconset, 1 imageset"])
  }

  @Test func sameLeafInTwoGroupsWithoutNamespacesIsAnError() throws {
    let files = [
      "View1/Contents.json": Self.info, "View1/add.colorset/Contents.json": Self.blue,
      "View2/Contents.json": Self.info, "View2/add.colorset/Contents.json": Self.blue,
    ]
    #expect(
      try read(files).told == [
        "error: the tint 'add' is already in View1/add.colorset/Contents.json"
      ])
    let spaced = files.mapValues { $0 == Self.info ? Self.namespace : $0 }
    let read = try read(spaced)
    #expect(read.names == ["View1.add", "View2.add"])
    #expect(read.told == [])
  }

  @Test(arguments: [
    ("@", "_"), ("★", "★"), ("   ", "_"), ("FF0000 (alpha 217)", "FF0000 (alpha 217)"),
    (" x", "x"), ("a:b=c", "a_b_c"), ("-x", "_x"), ("e\u{301}", "é"), ("repeat", "repeat"),
  ])
  func everyNameBecomesOneOfATintAndComesBack(asset: String, tint: String) throws {
    let tree = try tree(["\(asset).colorset/Contents.json": Self.blue])
    let reading = AssetCatalogReading(tree, at: { $0 })
    let found = try #require(reading.tints.first)
    #expect(found.name.text == tint)
    let text = AssetCatalogText([(found.name.text, try stored(found.tint))], into: AssetTree())
    #expect(text.files.map(\.path).contains("\(asset).colorset/Contents.json"))
  }

  @Test func namesThatAreOneAfterTheirBlanksOrFormsAreToldApart() throws {
    for pair in [("x", " x"), ("e\u{301}", "\u{E9}"), ("Sea", "sea")] {
      let read = try read([
        "\(pair.0).colorset/Contents.json": Self.blue,
        "G/\(pair.1).colorset/Contents.json": Self.blue,
      ])
      #expect(read.names.count == 1)
      #expect(read.told.contains { $0.hasPrefix("error: the tint") }, "\(pair)")
    }
  }

  @Test func aDotInANameIsWarnedOfAndComesBack() throws {
    let reading = AssetCatalogReading(
      try tree(["moon.selected.colorset/Contents.json": Self.blue]), at: { $0 })
    #expect(
      reading.diagnostics.map(\.message) == [
        "'moon.selected' has a dot in its name, which some loaders take for an ending"
      ])
    let tint = try stored(#require(reading.tints.first?.tint))
    let text = AssetCatalogText([("moon.selected", tint)], into: AssetTree())
    #expect(
      text.files.map(\.path) == ["Contents.json", "moon.selected.colorset/Contents.json"])
  }

  @Test func groupsOfTintsAreFoldersWithNamespaces() throws {
    let tint = Tint(any: .color(try ColorValue(parsing: "#0000FF")))
    let text = AssetCatalogText([("Brand.primary", tint), ("sea", tint)], into: AssetTree())
    #expect(
      text.files.map(\.path) == [
        "Brand/Contents.json", "Brand/primary.colorset/Contents.json", "Contents.json",
        "sea.colorset/Contents.json",
      ])
    #expect(text.files[0].text.contains("\"provides-namespace\" : true"))
    let reading = AssetCatalogReading(
      try tree(Dictionary(text.files.map { ($0.path, $0.text) }) { $1 }), at: { $0 })
    #expect(reading.tints.map(\.name.text) == ["Brand.primary", "sea"])
    #expect(reading.tints.map(\.tint.values) == [tint.values, tint.values])
  }

  @Test func foldersThatDifferOnlyInCaseAreRefused() throws {
    let tint = Tint(any: .color(try ColorValue(parsing: "#0000FF")))
    let text = AssetCatalogText([("Brand.a", tint), ("brand.b", tint)], into: AssetTree())
    #expect(
      text.diagnostics.map(\.message) == [
        "'Brand' and 'brand' differ only in case and would be one folder on a Mac"
      ])
    let present = try tree(["Sea.colorset/Contents.json": Self.blue])
    let other = AssetCatalogText([("sea", tint)], into: present)
    #expect(other.diagnostics.map(\.severity) == [.error])
  }

  @Test func aSetThatStandsThereIsReplacedWhereItIs() throws {
    let present = try tree([
      "Contents.json": Self.info, "Loose/Contents.json": Self.info,
      "Loose/sea.colorset/Contents.json": colorSetText(
        #""red":"0x00","green":"0x00","blue":"0xFF","alpha":"1.000""#),
    ])
    let tint = Tint(any: .color(try ColorValue(parsing: "#102030")))
    let text = AssetCatalogText([("sea", tint)], into: present)
    #expect(text.files.map(\.path) == ["Loose/sea.colorset/Contents.json"])
    #expect(text.files[0].text.contains(#""blue":"0x30""#))
    let group = AssetCatalogText([("Loose.x", tint)], into: present)
    #expect(
      group.diagnostics.map(\.message) == [
        "'Loose/x' needs a namespace, and the folder 'Loose' there provides none"
      ])
  }

  @Test func aSetThatSaysTheSameInAnotherNotationIsLeftAsItIs() throws {
    let file = colorSetText(#""red":"0","green":"0x33","blue":1"#)
    let present = try tree(["Contents.json": Self.info, "sea.colorset/Contents.json": file])
    let tint = Tint(any: .color(try ColorValue(parsing: "#0033FF")))
    #expect(AssetCatalogText([("sea", tint)], into: present).files.map(\.text) == [file])
    let imported = try colorSet(
      colorSetText(#""red":"0.000","green":"0.200","blue":"1.000","alpha":"1.000""#))
    #expect(AssetCatalogText([("sea", imported)], into: present).files.map(\.text) == [file])
  }

  @Test(arguments: UInt64(1)...100)
  func whatAValueMeansDependsOnNoOtherTint(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let names = ["label", "link", "systemBlue", "tintColor", "brand"]
    let green = Tint.Value.color(ColorValue(space: .srgb, components: [0, 1, 0]))
    var tints: [String: Tint] = [:]
    for name in names where Bool.random(using: &random) {
      let system = names.prefix(4).randomElement(using: &random) ?? "label"
      tints[name] = Tint(any: Bool.random(using: &random) ? green : .system(system))
    }
    for name in names.prefix(4) {
      let aliases = TintAliases { tints[$0] }
      let system = try Tint(any: .system(name)).inAssetCatalog(aliases)
      #expect(system == Tint(any: .system(name)), "seed \(seed)")
      let alone = Tint(any: .tint(name))
      guard let other = tints[name] else {
        #expect(throws: Tint.Unresolved.self) { try alone.inAssetCatalog(aliases) }
        continue
      }
      let seen = other.color(for: Appearance(), aliases)
      #expect(alone.color(for: Appearance(), aliases) == seen, "seed \(seed)")
    }
  }

  @Test func aliasesAreWrittenAsTheColoursThatTheyLeadTo() throws {
    let sea = Tint(
      any: .color(try ColorValue(parsing: "#006699")),
      others: [.dark: .color(try ColorValue(parsing: "#66CCFF"))])
    let tints = ["sea": sea, "label": Tint(any: .alias("sea")), "ring": Tint(any: .alias("ring"))]
    let label = try Tint(any: .alias("label")).flattened(TintAliases { tints[$0] })
    #expect(label.values == sea.values)
    let system = try Tint(any: .alias("blue")).flattened(TintAliases { tints[$0] })
    #expect(ColorSetText(system).text.contains(#""reference" : "systemBlueColor""#))
    #expect(
      try Tint(any: .alias("accentColor")).flattened(TintAliases { tints[$0] }).values.count == 4)
    #expect(throws: Tint.Unresolved(variant: .any, alias: "ring", isRing: true)) {
      try Tint(any: .alias("ring")).flattened(TintAliases { tints[$0] })
    }
    #expect(throws: Tint.Unresolved(variant: .dark, alias: "gone", isRing: false)) {
      try Tint(any: .alias("sea"), others: [.dark: .alias("gone")]).flattened(
        TintAliases { tints[$0] })
    }
  }

  @Test func everyReferenceThatIsWrittenIsReadAsTheSameColour() {
    for color in SystemColor.allCases {
      guard let reference = SystemColor.reference(to: color.name) else { continue }
      #expect(SystemColor(name: SystemColor.name(ofReference: reference)) == color, "\(reference)")
    }
    for name in ["label", "systemGray", "link", "placeholderText", "tintColor", "systemGray6"] {
      let reference = SystemColor.reference(to: name) ?? ""
      #expect(SystemColor.name(ofReference: reference) == name, "\(name)")
    }
    #expect(SystemColor.name(ofReference: "controlAccentColor") == "controlAccentColor")
  }
}
