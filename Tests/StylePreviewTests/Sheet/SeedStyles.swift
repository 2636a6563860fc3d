import Foundation
import StyleModel

@testable import StyleEvaluation
@testable import StylePreview

/// The label styles that a new catalog starts with, drawn on two labels.
struct SeedStyle {
  /// The name.
  var name: String

  /// The Swift.
  var swift: String

  /// All of them in the order of their names.
  static func all() throws -> [SeedStyle] {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let folder = root.appendingPathComponent("seed")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { file in
        SeedStyle(
          name: String(file.dropLast(6)),
          swift: try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
      }
  }

  /// The labels.
  static let labels = LabelList(
    LabelSet([
      LabelItem(title: "Monday", systemImage: "sun.max"),
      LabelItem(title: "Notifications", systemImage: "bell.slash"),
    ]))

  /// Returns the style as an environment resolves it.
  func view(in environment: PreviewEnvironment) throws -> ResolvedView {
    var preview = Preview()
    preview.environment = environment
    preview.sampling = true
    return try preview.resolve(swift).view
  }
}

/// One way to draw a style: what it is drawn in, and on what.
struct SheetCase {
  /// What a person reads over the picture.
  var caption: String

  /// The tier.
  var tier = Tier(colors: .trueColor)

  /// The width in cells.
  var width = 60

  /// The environment.
  var environment = PreviewEnvironment()

  /// Creates a case.
  init(_ caption: String, _ change: (inout SheetCase) -> Void = { _ in }) {
    self.caption = caption
    change(&self)
  }

  /// Returns the bytes of a picture.
  func bytes(of style: SeedStyle) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try LabelSheet(
      view: style.view(in: environment), tier: tier, backdrop: Backdrop(environment.appearance),
      width: width
    ).write(SeedStyle.labels) { bytes += $0 }
    return bytes
  }

  /// All cases of a sheet.
  static let all: [SheetCase] = tiers + widths + environments

  private static let tiers: [SheetCase] = [
    SheetCase("true colour, light"),
    SheetCase("true colour, dark") { $0.environment.appearance.isDark = true },
    SheetCase("true colour, light, increased contrast") {
      $0.environment.appearance.isHighContrast = true
    },
    SheetCase("true colour, dark, increased contrast") {
      $0.environment.appearance = Appearance(isDark: true, isHighContrast: true)
    },
    SheetCase("256 colours, light") { $0.tier = Tier(colors: .indexed) },
    SheetCase("256 colours, dark") {
      $0.tier = Tier(colors: .indexed)
      $0.environment.appearance.isDark = true
    },
    SheetCase("true colour, ASCII") { $0.tier = Tier(colors: .trueColor, characters: .ascii) },
    SheetCase("no colour") { $0.tier = Tier(colors: .none) },
    SheetCase("no colour, ASCII") { $0.tier = Tier(colors: .none, characters: .ascii) },
  ]

  private static let widths = [24, 16, 12, 8, 4, 2, 1].map { width in
    SheetCase("no colour, \(width) columns") {
      $0.tier = Tier(colors: .none)
      $0.width = width
    }
  }

  private static let environments: [SheetCase] = [
    SheetCase("compact width") {
      $0.environment.horizontalSizeClass = .compact
      $0.tier = Tier(colors: .none)
    },
    SheetCase("accessibility5") {
      $0.environment.dynamicTypeSize = "accessibility5"
      $0.tier = Tier(colors: .none)
    },
    SheetCase("right to left") {
      $0.environment.layoutDirection = .rightToLeft
      $0.tier = Tier(colors: .none)
    },
    SheetCase("prominent destructive button") {
      $0.environment.container = .button
      $0.environment.buttonRole = .destructive
      $0.environment.buttonStyle = .borderedProminent
    },
  ]
}
