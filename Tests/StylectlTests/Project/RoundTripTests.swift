import Foundation
import TestSupport
import Testing

/// That what is exported and added again is what there was.
struct RoundTripTests {
  /// Tints of every form, some of names that no member of `Color` can have.
  private static let tints = [
    ["red", "#FF0000", "--dark", "#AA0000"], ["accent", "DesignTokens.signal"],
    ["teal2", "systemTeal"],
    ["grouped", "systemGroupedBackground"], ["2nd", "#01020304", "--high-contrast", "red"],
    ["Brand.primary", "red", "--dark", "blue", "--high-contrast", "accent"],
  ]

  private static let wide = """
    { "format": 1, "kind": "tint", "name": "wide",
      "any": { "colorSpace": "oklch", "components": [0.7, 0.3, 140], "alpha": 0.5 },
      "dark": { "colorSpace": "rec2020", "components": [0.2, 0.4, "none"] },
      "highContrast": { "colorSpace": "lab", "components": [50, 10, 10], "alpha": 0.9 } }
    """

  /// A style that spells tints in every way, with an import and a comment of its own.
  private static let mixed = """
    import Foundation

    struct MixedLabelStyle: LabelStyle {
      var edge: Color = .brandWave
      func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
          .foregroundStyle(.brandWave, Color("red"), Color(.brandWave))
          .tint(.accent).background(Brand.primary).border(Color("Brand/primary"))
          .overlay(Color("elsewhere", bundle: .main))
          .labelStyle(.iconTint(.brandWave))
      }
    }

    struct OtherLabelStyle: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.title.frame(width: Constants.width) }
    }
    enum Constants { static let width: CGFloat = 8 }
    // The end.
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try runStylectl(["init", "Team.stylecatalog"], in: folder)
    let added = try runStylectl(["add", ProjectFixture.path], in: folder)
    try #require(added.status == 0)
    for tint in Self.tints {
      try #require(try runStylectl(["add", "tint"] + tint, in: folder).status == 0)
    }
    try folder.write(Self.wide, to: "wide.json")
    try folder.write(Self.mixed, to: "Mixed.swift")
    try #require(try runStylectl(["add", "wide.json", "Mixed.swift"], in: folder).status == 0)
  }

  private func list(_ kinds: String...) throws -> [String] {
    try kinds.flatMap { kind in
      try runStylectl(["list", "--kind", kind], in: folder).output.split(separator: "\n")
        .map(String.init)
    }
  }

  /// The references of all items, as those that are built in go out where they are named.
  private func all() throws -> [String] {
    try list("style", "tint", "labels").map { line in
      line.split(separator: "\t").prefix(2).joined(separator: ":")
    }
  }

  @Test(arguments: [
    ["Styles"], ["Styles.swift"], ["Assets", "--colors", "assets"],
    ["Assets.swift", "--colors", "assets"], ["Bare", "--no-previews"],
  ]) func everythingIsUnchangedWhenAddedAgain(output: [String]) throws {
    let before = try list("style", "tint", "labels")
    let hasTints = !output.contains("assets")
    let expected = try list("style").count + (hasTints ? list("tint").count : 0)
    #expect(expected > 60)
    let exported = try runStylectl(["export", "swift", "--output"] + output + all(), in: folder)
    #expect(exported.status == 0, "\(exported.errors)")
    let again = try runStylectl(["add", output[0], "--json"], in: folder)
    #expect(again.status == 0, "\(again.errors)")
    #expect(!again.errors.contains("is left out"), "\(again.errors)")
    #expect(again.output.components(separatedBy: "\"unchanged\"").count - 1 == expected)
    #expect(again.output.components(separatedBy: "\"outcome\"").count - 1 == expected)
    #expect(try list("style", "tint", "labels") == before)
  }

  @Test(arguments: [
    ("MixedLabelStyle", "Color.redTint", "Color.accentTint"),
    ("MixedLabelStyle", "import Foundation\n", ""),
    ("MixedLabelStyle", ".border(Color.brandPrimary)", ""),
    ("DayLabelStyle", "padding(8)", "padding(9)"),
    ("Color+redTint", "170 / 255", "171 / 255"),
    ("Color+teal2", "Color.teal", "Color.mint"),
  ]) func changeOfAnExportIsNoticed(name: String, old: String, new: String) throws {
    let file = "Styles/\(name).swift"
    _ = try runStylectl(["export", "swift", "--output", "Styles"] + all(), in: folder)
    let text = try String(contentsOfFile: folder.file(file), encoding: .utf8)
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: file)
    let again = try runStylectl(["add", file], in: folder)
    #expect(again.errors.contains("exists already"), "\(again.errors)")
  }

  @Test func theFilesOfAProjectStayAsTheyAre() throws {
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: ProjectFixture.path), to: URL(fileURLWithPath: folder.file("App")))
    _ = try runStylectl(["init", "App.stylecatalog"], in: folder)
    let catalog = ["--catalog", "App.stylecatalog"]
    try #require(try runStylectl(["add", "App"] + catalog, in: folder).status == 0)
    let before = try bytes("App")
    let words = ["export", "swift", "--output", "App"] + catalog
    let written = try runStylectl(words, in: folder)
    #expect(written.status == 0, "\(written.errors)")
    #expect(try bytes("App") == before)
    #expect(try runStylectl(words + ["--check"], in: folder).status == 0)
  }

  /// The bytes of the files below a folder, by their paths.
  private func bytes(_ name: String) throws -> [String: Data] {
    var bytes: [String: Data] = [:]
    for path in FileManager.default.subpaths(atPath: folder.file(name)) ?? [] {
      bytes[path] = try? Data(contentsOf: URL(fileURLWithPath: folder.file("\(name)/\(path)")))
    }
    return bytes
  }

  @Test func anEmptyCatalogTakesWhatWasExported() throws {
    _ = try runStylectl(["export", "swift", "--output", "Styles.swift"] + all(), in: folder)
    _ = try runStylectl(["init", "--empty", "Other.stylecatalog"], in: folder)
    func add(_ input: String) throws -> RunResult {
      try runStylectl(["add", input, "--catalog", "Other.stylecatalog"], in: folder)
    }
    let added = try add("Styles.swift")
    #expect(added.status == 0, "\(added.errors)")
    #expect(!added.errors.contains("redTint"), "\(added.errors)")
    func tint(_ catalog: String) throws -> String {
      try runStylectl(["show", "tint:Brand.primary", "--catalog", catalog], in: folder).output
    }
    #expect(try tint("Other.stylecatalog") == tint("Team.stylecatalog"))
  }
}
