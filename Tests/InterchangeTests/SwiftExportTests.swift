import Diagnostics
import Interchange
import TestSupport
import Testing

/// What is written of items as Swift.
struct SwiftExportTests {
  @Test(arguments: seedNames) func seedsAreWrittenAsPeopleWriteThem(_ name: String) throws {
    expectGolden(try SwiftExport().file([seed(name)]), "\(name).txt")
  }

  @Test func composedStyleComesWithItsParts() throws {
    expectGolden(try SwiftExport().file(composed()), "composed.txt")
  }

  @Test func publicStylesCanBeMadeElsewhere() throws {
    var export = SwiftExport()
    export.isPublic = true
    expectGolden(try export.file(composed() + [seed("week")]), "public.txt")
  }

  @Test func publicInitializersTakePropertiesWithoutTypes() throws {
    var export = SwiftExport()
    export.isPublic = true
    let text = try export.file([
      style(
        "Chip",
        """
        struct Chip: LabelStyle {
          var color = Color.blue
          var font = Font.body.weight(.semibold)
          var size = 8.5
          var count = 2
          var isOn = true
          let title = "fixed"
          private let insets: EdgeInsets
          func makeBody(configuration: Configuration) -> some View {
            configuration.icon.foregroundStyle(color).padding(insets)
          }
        }
        """)
    ])
    #expect(
      text.contains(
        """
            public init(
                color: Color = Color.blue,
                font: Font = Font.body.weight(.semibold),
                size: Double = 8.5,
                count: Int = 2,
                isOn: Bool = true,
                insets: EdgeInsets
            ) {
        """))
    #expect(try typeCheck(files: ["Chip.swift": text], languageMode: 6) == [])
    #expect(try formatted(["Chip.swift": text])["Chip.swift"] == text)
  }

  @Test func assetColorsStayNames() throws {
    var export = SwiftExport()
    export.colors = .assets
    let files = try export.files(composed())
    #expect(
      files.map(\.path) == [
        "IconTintLabelStyle.swift", "BrandLabelStyle.swift", "ComposedLabelStyle.swift",
      ])
    #expect(files[1].text.contains("Color(\"ocean\").opacity(0.5)"))
    #expect(!files[1].text.contains("Color.ocean"))
  }

  @Test func eachItemIsAFile() throws {
    let files = try SwiftExport().files(composed())
    #expect(
      files.map(\.path) == [
        "Color+brand.swift", "Color+ocean.swift", "Color+accentTint.swift",
        "IconTintLabelStyle.swift", "BrandLabelStyle.swift", "ComposedLabelStyle.swift",
      ])
    for file in files { #expect(file.text.contains("import SwiftUI\n"), "\(file.path)") }
  }

  @Test(arguments: [5, 6]) func everythingTypeChecks(mode: Int) throws {
    for isPublic in [false, true] {
      var export = SwiftExport()
      export.isPublic = isPublic
      let items =
        try composed()
        + seedNames.filter { $0 != "ocean" && $0 != "IconTintLabelStyle" }
        .map { try seed($0) }
      let files = Dictionary(
        uniqueKeysWithValues: try export.files(items).map { ($0.path, $0.text) })
      #expect(try typeCheck(files: files, languageMode: mode) == [])
      let one = ["All.swift": try export.file(items)]
      #expect(try typeCheck(files: one, languageMode: mode) == [])
    }
  }

  @Test func equalHelpersAreWrittenOnceAndOthersGoIntoTheirStyle() throws {
    func styled(_ name: String, _ size: Int) throws -> ExportItem {
      try style(
        name,
        """
        struct \(name): LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.icon.frame(width: Metrics.size)
          }
        }
        enum Metrics { static let size: CGFloat = \(size) }
        """)
    }
    let text = try SwiftExport().file([styled("A", 1), styled("B", 1), styled("C", 2)])
    #expect(text.components(separatedBy: "enum Metrics").count == 3)
    #expect(
      text.contains(
        """
        struct C: LabelStyle {
            enum Metrics {
                static let size: CGFloat = 2
            }
        """))
    #expect(try typeCheck(files: ["All.swift": text], languageMode: 6) == [])
  }

  @Test func namesThatBecomeOneAreRefused() throws {
    let error = #expect(throws: InputError.self) {
      try SwiftExport().file([tint("my brand", any: "#000000"), tint("myBrand", any: "#FFFFFF")])
    }
    #expect(
      error?.diagnostics.first?.message
        == "the tint 'my brand' and the tint 'myBrand' would both be 'Color.myBrand' in Swift")
  }

  @Test func exportsAreEqualFromRunToRun() throws {
    #expect(try SwiftExport().file(composed()) == SwiftExport().file(composed()))
  }
}
