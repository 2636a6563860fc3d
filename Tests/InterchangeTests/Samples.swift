import Foundation
import Interchange
import StyleModel
import SwiftText
import TestSupport

/// The folder of the package.
let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// Reads a style as it is stored: its canonical text.
func style(_ name: String, _ swift: String) throws -> ExportItem {
  ExportItem(
    name: name,
    document: .style(StyleDocument(swift: Printer.print(try Reader.document(swift)))))
}

/// Reads an item that every catalog starts with.
func seed(_ name: String) throws -> ExportItem {
  let folder = packageRoot.appendingPathComponent("seed")
  let swift = folder.appendingPathComponent(name + ".swift")
  if FileManager.default.fileExists(atPath: swift.path) {
    return try style(name, String(contentsOf: swift, encoding: .utf8))
  }
  let bytes = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
  return ExportItem(name: name, document: try AddedDocument(reading: Array(bytes)).document)
}

/// The names of what every catalog starts with.
let seedNames = [
  "AdaptiveLabelStyle", "AdaptiveStackLabelStyle", "BlueDashBorderLabelStyle", "DayLabelStyle",
  "IconTintLabelStyle", "week", "actions", "ocean",
]

/// A style that is composed of others and uses tints, with all that it uses.
func composed() throws -> [ExportItem] {
  [
    tint("brand", any: "#0A84FF"), try seed("ocean"),
    ExportItem(
      name: "accent",
      document: .tint(
        Tint(any: .alias("brand"), others: [.dark: .color(hex("#1122337F"))]))),
    try seed("IconTintLabelStyle"),
    try style(
      "BrandLabelStyle",
      """
      import Foundation
      /// Puts the label on the tints of the brand.
      struct BrandLabelStyle: LabelStyle {
        var spacing: CGFloat = 8
        let edge: Edge
        enum Edge { case leading, trailing }
        func makeBody(configuration: Configuration) -> some View {
          HStack(spacing: spacing) {
            if edge == .leading { configuration.icon.foregroundStyle(Color("brand"), Color("ocean").opacity(0.5)) }
            configuration.title.bold()
          }.padding(.horizontal, 12).background(Color("accent"), in: .capsule)
        }
      }
      """),
    try style(
      "ComposedLabelStyle",
      """
      struct ComposedLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          Label(configuration).labelStyle(BrandLabelStyle(edge: .leading)).labelStyle(.iconTint(Color("brand")))
        }
      }
      """),
  ]
}

/// A colour in hex; black where the digits are none.
func hex(_ text: String) -> ColorValue {
  ColorValue(hex: text) ?? ColorValue(space: .srgb, components: [0, 0, 0])
}

/// A tint of one value.
func tint(_ name: String, any color: String) -> ExportItem {
  ExportItem(name: name, document: .tint(Tint(any: .color(hex(color)))))
}

/// Returns what `swift format` makes of files with the configuration of exports, by their names.
func formatted(_ files: [String: String]) throws -> [String: String] {
  let folder = try TemporaryFolder()
  let paths = try files.sorted { $0.key < $1.key }.map { try folder.write($0.value, to: $0.key) }
  let configuration = packageRoot.appendingPathComponent("export.swift-format").path
  let result = try runProgram(
    "swift", ["format", "--in-place", "--configuration", configuration] + paths)
  guard result.status == 0 else { throw FormatterFailure(text: result.errors) }
  return Dictionary(
    uniqueKeysWithValues: try files.keys.map {
      ($0, try String(contentsOfFile: folder.file($0), encoding: .utf8))
    })
}

/// The formatter ended without formatting.
struct FormatterFailure: Error {
  /// What it wrote.
  var text: String
}
