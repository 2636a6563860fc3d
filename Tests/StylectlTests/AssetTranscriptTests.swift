import Foundation
import TestSupport
import Testing

/// Asset catalogs, as they are added and exported on the command line.
struct AssetTranscriptTests {
  private static let info = #"{"info":{"author":"xcode","version":1}}"#

  private static func set(_ components: String, more: String = "") -> String {
    """
    {"colors":[{"color":{"color-space":"srgb","components":{\(components)}},"idiom":"universal"}\(more)],
    "info":{"author":"xcode","version":1}}
    """
  }

  private static let dark = """
    ,{"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"color-space":"display-p3",
    "components":{"alpha":"0.500","blue":"1.000","green":"0.800","red":"0.400"}},"idiom":"universal"}
    """

  /// A catalog of an app: a group, an empty slot, a dot, other devices, and an image.
  private func makeCatalog(in folder: TemporaryFolder) throws {
    let mac = #",{"color":{"platform":"osx","reference":"labelColor"},"idiom":"mac"}"#
    let files = [
      "Contents.json": Self.info,
      "Brand/Contents.json":
        #"{"info":{"author":"xcode","version":1},"properties":{"provides-namespace":true}}"#,
      "Brand/primary.colorset/Contents.json": Self.set(
        #""alpha":"1.000","blue":"0x66","green":"50","red":"0.000""#, more: Self.dark),
      "AccentColor.colorset/Contents.json":
        #"{"colors":[{"idiom":"universal"}],"info":{"author":"xcode","version":1}}"#,
      "moon.selected.colorset/Contents.json": Self.set(
        #""alpha":"1","blue":"0.600","green":"0.400","red":"0.200""#, more: mac),
      "sun.imageset/Contents.json": Self.info,
    ]
    for (path, text) in files {
      try folder.makeFolder(
        "Colors.xcassets/" + path.split(separator: "/").dropLast().joined(separator: "/"))
      try folder.write(text + "\n", to: "Colors.xcassets/" + path)
    }
  }

  @Test func coloursComeInAndGoOut() throws {
    let folder = try Samples.emptyCatalog()
    try makeCatalog(in: folder)
    var seen = Transcript(in: folder)
    try seen.run("add", "Colors.xcassets")
    try seen.run("list")
    try seen.run("preview", "Brand.primary")
    try seen.run("show", "moon.selected")
    try seen.run("add", "Colors.xcassets", "--quiet")
    try seen.run("export", "assets", "Brand.primary", "--output", "-")
    try seen.run("export", "assets", "--output", "Colors.xcassets", "--check")
    try seen.run("export", "assets", "--output", "Colors.xcassets")
    try seen.run("add", "tint", "Brand.primary", "#003265", "--dark", "#FFFFFF", "--replace")
    try seen.run("export", "assets", "--output", "Colors.xcassets", "--check")
    try seen.run("export", "assets", "--output", "Colors.xcassets")
    try seen.run("export", "assets", "--output", "Colors.xcassets", "--check")
    expectGolden(seen.text, "assets.txt")
  }

  @Test func anotherNotationIsNoChange() throws {
    let folder = try Samples.emptyCatalog()
    try folder.makeFolder("sea.colorset")
    var seen = Transcript(in: folder)
    let sets = [
      #""alpha":"1.000","blue":"0.196","green":"0.000","red":"1.000""#,
      #""alpha":"1.000","blue":"50","green":"0","red":"255""#,
      #""alpha":"1.000","blue":"0x32","green":"0x00","red":"0xFF""#,
      #""alpha":"1.000","blue":"0x33","green":"0x00","red":"0xFF""#,
    ]
    for set in sets {
      try folder.write(Self.set(set), to: "sea.colorset/Contents.json")
      try seen.run("add", "sea.colorset")
    }
    try seen.run("add", "tint", "sea", "#FF0032")
    try seen.run("add", "sea.colorset", "--replace")
    try seen.run("export", "assets", "sea", "--output", "-")
    expectGolden(seen.text, "assets-notation.txt")
  }

  @Test func variantsAreWrittenInXcodesOrder() throws {
    let folder = try Samples.emptyCatalog()
    var seen = Transcript(in: folder)
    try seen.run("add", "tint", "light", "#FFFFFF")
    try seen.run(
      "add", "tint", "all", "#000000", "--dark-high-contrast", "#000003", "--dark", "#000001",
      "--high-contrast", "#000002")
    try seen.run("add", "tint", "alias", "all")
    try seen.run("add", "tint", "system", "secondary")
    for name in ["light", "all", "alias", "system"] {
      try seen.run("export", "assets", name, "--output", "-")
    }
    expectGolden(seen.text, "assets-variants.txt")
  }

  @Test func coloursWithoutADarkOneDoNotEmptyTheOthers() throws {
    let folder = try Samples.emptyCatalog()
    for (number, dark) in [nil, "#000001", nil, "#000002", nil].enumerated() {
      let words = ["add", "tint", "t\(number)", "#FFFFFF"] + (dark.map { ["--dark", $0] } ?? [])
      _ = try runStylectl(words, in: folder)
    }
    _ = try runStylectl(["export", "assets", "-o", "C.xcassets"], in: folder)
    let darks = try (0..<5).filter { number in
      let bytes = try folder.bytes(of: "C.xcassets/t\(number).colorset/Contents.json")
      return String(decoding: bytes, as: UTF8.self).contains("luminosity")
    }
    #expect(darks == [1, 3])
  }

  @Test func whatAnExportFlattenedIsNoChangeWhereItComesBack() throws {
    let folder = try Samples.emptyCatalog()
    try folder.write(
      #"{"kind":"tint","name":"pink","any":{"colorSpace":"oklch","components":[0.313,0.0989,268]}}"#,
      to: "pink.json")
    for words in [
      ["pink.json"], ["tint", "sea", "#006699", "--dark", "#66CCFF"], ["tint", "label", "sea"],
      ["tint", "system", "blue"], ["tint", "accent", "accentColor"], ["tint", "faint", "quinary"],
    ] {
      #expect(try runStylectl(["add"] + words, in: folder).status == 0)
    }
    var seen = Transcript(in: folder)
    try seen.run("export", "assets", "--output", "C.xcassets")
    try seen.run("add", "C.xcassets", "--replace")
    try seen.run("show", "pink")
    let sea = String(
      decoding: try folder.bytes(of: "C.xcassets/sea.colorset/Contents.json"), as: UTF8.self)
    try folder.write(
      sea.replacing("\"0.600\"", with: "\"0.800\""), to: "C.xcassets/sea.colorset/Contents.json")
    try seen.run("add", "C.xcassets", "--replace")
    try seen.run("show", "label")
    try seen.run("add", "C.xcassets")
    expectGolden(seen.text, "assets-flattened.txt")
  }

  @Test func refusals() throws {
    let folder = try Samples.emptyCatalog()
    try makeCatalog(in: folder)
    try folder.makeFolder("Other")
    try folder.write("mine", to: "Other/mine.txt")
    try folder.write("mine", to: "File.xcassets")
    try folder.makeFolder("Empty.xcassets")
    try folder.makeFolder("Twins.xcassets/a/x.colorset")
    try folder.makeFolder("Twins.xcassets/b/x.colorset")
    for group in ["a", "b"] {
      try folder.write(
        Self.set(#""blue":"0.196","green":"0.000","red":"1.000""#),
        to: "Twins.xcassets/\(group)/x.colorset/Contents.json")
    }
    var seen = Transcript(in: folder)
    try seen.run("add", "Empty.xcassets")
    try seen.run("add", "Twins.xcassets")
    try seen.run("add", "tint", "Brand.sea", "#000000")
    try seen.run("add", "tint", "brand.sand", "#000000")
    try seen.run("add", "tint", "lost", "nowhere")
    for place in ["Other", "File.xcassets", "New.xcassets", "Colors"] {
      try seen.run("export", "assets", "--output", place)
    }
    try seen.run("export", "assets", "Brand.sea", "brand.sand", "--output", "New.xcassets")
    try seen.run("export", "assets", "--output", "-", "Brand.sea", "brand.sand")
    try seen.run("export", "assets", "--output", "New.xcassets", "--public")
    try seen.run("export", "assets", "Nothing", "--output", "New.xcassets")
    try seen.run("export", "assets")
    #expect(try folder.names().filter { $0.hasPrefix("New") } == [])
    expectGolden(seen.text, "assets-refusals.txt")
  }

  @Test func whatCannotBeWrittenLeavesEverything() throws {
    let folder = try Samples.emptyCatalog()
    try folder.makeFolder("Colors.xcassets/b.colorset/Contents.json")
    try folder.makeFolder("Colors.xcassets/a.colorset")
    try folder.write(
      Self.set(#""blue":"0.196","green":"0.000","red":"1.000""#),
      to: "Colors.xcassets/a.colorset/Contents.json")
    for name in ["a", "b", "Group.c"] {
      _ = try runStylectl(["add", "tint", name, "#102030"], in: folder)
    }
    let before = try folder.bytes(of: "Colors.xcassets/a.colorset/Contents.json")
    let result = try runStylectl(["export", "assets", "--output", "Colors.xcassets"], in: folder)
    #expect(result.status != 0)
    #expect(try folder.bytes(of: "Colors.xcassets/a.colorset/Contents.json") == before)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.file("Colors.xcassets")
    ).sorted()
    #expect(names == ["a.colorset", "b.colorset"])
  }

  @Test func twentyProcessesWriteTheSameBytes() throws {
    let folder = try Samples.emptyCatalog()
    try makeCatalog(in: folder)
    try folder.write(
      #"[{"title":"A","translations":{"de":"B","fr":"C","pt-BR":"D"}},{"title":"é"}]"#,
      to: "week.json")
    for words in [["add", "Colors.xcassets"], ["add", "week.json"]] {
      _ = try runStylectl(words, in: folder)
    }
    var texts: Set<[UInt8]> = []
    for number in 1...20 {
      for words in [
        ["assets", "-o", "\(number).xcassets"],
        ["strings", "-l", "week", "-o", "\(number).xcstrings"],
        ["csv", "-l", "week", "-o", "\(number).csv"],
      ] {
        #expect(try runStylectl(["export"] + words, in: folder).status == 0)
      }
      let files = [
        "\(number).xcassets/Brand/primary.colorset/Contents.json",
        "\(number).xcassets/Brand/Contents.json",
        "\(number).xcassets/moon.selected.colorset/Contents.json", "\(number).xcstrings",
        "\(number).csv",
      ]
      texts.insert(try files.flatMap { try folder.bytes(of: $0) })
    }
    #expect(texts.count == 1)
  }

  @Test func namesOfTintsThatSwiftReservesGoThroughAnAssetCatalog() throws {
    let folder = try Samples.emptyCatalog()
    let names = ["repeat", "continue", "class", "default", "Type", "Protocol", "init", "self", "★"]
    for name in names { _ = try runStylectl(["add", "tint", name, "#102030"], in: folder) }
    #expect(try runStylectl(["export", "assets", "-o", "C.xcassets"], in: folder).status == 0)
    let again = try runStylectl(["add", "C.xcassets"], in: folder)
    #expect(again.status == 0, "\(again.errors)")
    #expect(again.errors.split(separator: "\n").allSatisfy { $0.hasSuffix("is unchanged.") })
    #expect(again.errors.split(separator: "\n").count == names.count)
  }
}
