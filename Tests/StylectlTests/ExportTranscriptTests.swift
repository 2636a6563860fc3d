import Foundation
import TestSupport
import Testing

/// The command `export`, and `apply --format swift`, as they are typed.
struct ExportTranscriptTests {
  private static let style = """
    struct BrandLabelStyle: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label(configuration).labelStyle(.iconTint(Color("brand"))).padding(.horizontal, 12).background(Color("ocean"))
      }
    }
    """

  @Test func exportsAreWrittenCheckedAndReadBack() throws {
    var session = try Transcript()
    try session.folder.write(Self.style, to: "Brand.swift")
    try session.run("init", "--catalog", "Team.stylecatalog")
    try session.run("add", "tint", "brand", "#0A84FF")
    try session.run("add", "Brand.swift")
    try session.run("export", "swift", "BrandLabelStyle", "--output", "-")
    try session.run("export", "swift", "--output", "Styles")
    try session.run("export", "swift", "--output", "Styles", "--check")
    try session.run("add", "Styles/BrandLabelStyle.swift")
    try session.run("export", "swift", "BrandLabelStyle", "--output", "Brand.swift")
    try session.run("add", "Brand.swift")
    try session.run("add", "tint", "brand", "#FF9F0A", "--replace")
    try session.run("export", "swift", "--output", "Styles", "--check")
    try session.run("export", "swift", "--output", "Styles")
    try session.run("export", "swift", "--output", "Styles", "--overwrite")
    expectGolden(session.text, "export.txt")
  }

  @Test func filesThatAreNotOursStay() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("Styles"), withIntermediateDirectories: false)
    try folder.write("mine\n", to: "Styles/Mine.swift")
    let result = try runStylectl(["export", "swift", "--output", "Styles"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("Styles")).sorted()
    #expect(
      names == [
        "Actions.swift", "AdaptiveLabelStyle.swift", "AdaptiveStackLabelStyle.swift",
        "BlueDashBorderLabelStyle.swift", "Color+ocean.swift", "DayLabelStyle.swift",
        "IconTintLabelStyle.swift", "Mine.swift", "Week.swift",
      ])
    #expect(
      try String(contentsOfFile: folder.file("Styles/Mine.swift"), encoding: .utf8) == "mine\n")
  }

  @Test func nothingIsWrittenWhereOneFileCannotBe() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("Styles/Week.swift"), withIntermediateDirectories: true)
    let result = try runStylectl(["export", "swift", "--output", "Styles"], in: folder)
    #expect(result.status != 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("Styles"))
    #expect(names == ["Week.swift"])
  }

  @Test func appliedStylesAreWrittenAsAView() throws {
    var session = try Transcript()
    try session.run("apply", "DayLabelStyle", "--labels", "week", "--format", "swift")
    try session.run(
      "apply", "IconTintLabelStyle", ".iconOnly", "--set", "color=.green", "--label", "Add=plus",
      "--format", "swift")
    try session.run("apply", "IconTintLabelStyle", "--labels", "week", "--format", "swift")
    try session.run("export", "swift", "--check", "--output", "-")
    try session.run("export", "swift")
    try session.run("export", "swift", "Nothing", "--output", "-")
    expectGolden(session.text, "apply-swift.txt")
  }
}
