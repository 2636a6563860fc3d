import Foundation
import TestSupport
import Testing

/// Composed styles as the compiler sees them.
struct ComposedExportTests {
  private let parts = """
    import SwiftUI

    struct EdgeStyle: LabelStyle {
      enum Edge { case leading, trailing }
      var edge: Edge = .leading
      var spacing: CGFloat?
      let color: Color
      func makeBody(configuration: Configuration) -> some View {
        Label { configuration.title } icon: { configuration.icon.foregroundStyle(color) }
          .padding(edge == .leading ? .leading : .trailing, spacing ?? Metrics.gap)
      }
    }
    enum Metrics { static let gap: CGFloat = 4 }

    struct PaintStyle<S: ShapeStyle>: LabelStyle {
      let fill: S
      func makeBody(configuration: Configuration) -> some View {
        Label(configuration).foregroundStyle(fill)
      }
    }

    struct ClosureStyle: LabelStyle {
      @Environment(\\.font) private var font
      private var inset: CGFloat
      let badge: () -> String
      init(inset: CGFloat = 3, badge: @escaping () -> String) {
        self.inset = inset
        self.badge = badge
      }
      func makeBody(configuration: Configuration) -> some View {
        HStack { Label(configuration).font(font); Text(badge()) }.padding(inset)
      }
    }
    extension LabelStyle where Self == ClosureStyle {
      static func badged(_ text: String) -> ClosureStyle { ClosureStyle { text } }
    }

    """

  private func sample() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try runStylectl(["init", "Team.stylecatalog"], in: folder)
    try folder.write(parts, to: "Parts.swift")
    _ = try runStylectl(["add", "Parts.swift"], in: folder)
    return folder
  }

  private func compose(_ words: String..., in folder: TemporaryFolder) throws {
    let result = try runStylectl(["compose"] + words, in: folder)
    #expect(result.status == 0, "\(result.errors)")
  }

  /// Makes styles that hold others at versions and ones that do not, and changes the parts then.
  private func composed() throws -> TemporaryFolder {
    let folder = try sample()
    try compose("First", "EdgeStyle", "ClosureStyle", ".titleAndIcon", in: folder)
    try compose(
      "Second", "First", "--set", "edge=.trailing", "--set", "color=.red", "--tint", "ocean",
      in: folder)
    try compose("Third", "PaintStyle", ".badged(\"3\")", "--set", "fill=.red", in: folder)
    try compose("Held", "Third", "Second", "--pin", in: folder)
    try compose(
      "Outer", "Held", "EdgeStyle@1", "--set", "color=.green", "--set", "EdgeStyle.spacing=2",
      in: folder)
    try folder.write(
      parts.replacing("gap: CGFloat = 4", with: "gap: CGFloat = 5")
        .replacing("edge: Edge = .leading", with: "edge: Edge = .trailing")
        .replacing("Text(badge())", with: "Text(badge()).bold()"), to: "Parts.swift")
    let change = try runStylectl(["add", "--replace", "Parts.swift"], in: folder)
    #expect(change.status == 0, "\(change.errors)")
    return folder
  }

  @Test(arguments: [5, 6]) func composedStylesTypeCheck(mode: Int) throws {
    let folder = try composed()
    for options in [[], ["--public"]] {
      let one = try runStylectl(["export", "swift", "--output", "-"] + options, in: folder)
      #expect(one.status == 0, "\(one.errors)")
      #expect(try typeCheck(files: ["All.swift": one.output], languageMode: mode) == [])
    }
  }

  @Test func eachFileBringsWhatItsStyleHolds() throws {
    let folder = try composed()
    let result = try runStylectl(["export", "swift", "Outer", "--output", "Styles"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("Styles")).sorted()
    // What is held stands inside of its style; only what nobody holds is a file.
    #expect(names == ["Color+ocean.swift", "Held.swift", "Outer.swift"])
    let files = Dictionary(
      uniqueKeysWithValues: try names.map { ($0, try text(folder, "Styles/\($0)")) })
    #expect(try typeCheck(files: files, languageMode: 6) == [])
  }

  @Test func versionsHeldTooDeeplyAreAnError() throws {
    let folder = try TemporaryFolder()
    _ = try runStylectl(["init", "--empty", "Team.stylecatalog"], in: folder)
    try folder.write(
      """
      struct S0: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration) }
      }
      """, to: "S0.swift")
    _ = try runStylectl(["add", "S0.swift"], in: folder)
    for number in 1...17 { try compose("S\(number)", "S\(number - 1)@1", in: folder) }
    let written = try runStylectl(["export", "swift", "S16", "--output", "S16"], in: folder)
    #expect(written.status == 0)
    let refused = try runStylectl(["export", "swift", "S17", "--output", "S17"], in: folder)
    #expect(refused.status == 3)
    #expect(
      refused.errors == """
        error: 'S1' is held in styles that are held in others, more than 16 deep
        hint: compose one of them anew without a version: stylectl compose NAME STYLE --replace

        """)
    #expect(!FileManager.default.fileExists(atPath: folder.file("S17")))
  }

  @Test func exportComesBackUnchanged() throws {
    let folder = try composed()
    _ = try runStylectl(["export", "swift", "--output", "Styles"], in: folder)
    let back = try runStylectl(["add", "--replace", "Styles", "--json"], in: folder)
    #expect(back.status == 0, "\(back.errors)")
    #expect(back.output.contains("\"unchanged\""))
    #expect(!back.output.contains("\"replaced\"") && !back.output.contains("\"added\""))
  }

  private func text(_ folder: TemporaryFolder, _ name: String) throws -> String {
    String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }
}
