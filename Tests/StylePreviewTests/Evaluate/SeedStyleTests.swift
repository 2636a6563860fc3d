import Foundation
import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// The label styles that a new catalog starts with, as their views are resolved.
struct SeedStyleTests {
  /// The Swift of a style of the seed.
  private func seed(_ name: String) throws -> String {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return try String(
      contentsOf: root.appendingPathComponent("seed/\(name).swift"), encoding: .utf8)
  }

  @Test func dayLabelIsACapsuleWithARoundIcon() throws {
    #expect(
      try Preview().tree(seed("DayLabelStyle")) == """
        background center
          padding - - - -
            horizontal center spacing 16
              background center
                padding 8 8 8 8
                  icon #007AFF
                circle fill #FFFFFF
              frame maxWidth inf leading/center
                title #007AFF
          capsule fill #007AFF 0.07
        """)
  }

  @Test func dashedBorderLiesOverTheDefaultLabel() throws {
    #expect(
      try Preview().tree(seed("BlueDashBorderLabelStyle")) == """
        overlay center
          padding - - - -
            horizontal center/firstTextBaseline spacing 8
              icon foreground
              title foreground
          rounded 8 stroke #007AFF width 4 dash 10,10
        """)
  }

  @Test func iconTintColorsTheIconAlone() throws {
    var preview = Preview()
    preview.sets["color"] = ".green"
    preview.environment.symbolVariants = ["circle", "fill"]
    #expect(
      try preview.tree(seed("IconTintLabelStyle")) == """
        horizontal center/firstTextBaseline spacing 8
          icon #34C759 circle.fill
          title foreground
        """)
  }

  @Test func iconTintNeedsAColor() throws {
    #expect(
      throws: MissingParameter(
        style: "IconTintLabelStyle", name: "color", type: "Color", example: ".blue")
    ) { try Preview().tree(seed("IconTintLabelStyle")) }
    var preview = Preview()
    preview.sampling = true
    #expect(try preview.tree(seed("IconTintLabelStyle")).contains("icon #007AFF"))
  }

  @Test func adaptiveLabelFollowsTheSizeClass() throws {
    var preview = Preview()
    #expect(try preview.tree(seed("AdaptiveLabelStyle")).hasPrefix("horizontal"))
    preview.environment.horizontalSizeClass = .regular
    #expect(try preview.tree(seed("AdaptiveLabelStyle")).hasPrefix("horizontal"))
    preview.environment.horizontalSizeClass = .compact
    #expect(try preview.tree(seed("AdaptiveLabelStyle")) == "icon foreground")
  }

  @Test func adaptiveStackStandsIconOverTitle() throws {
    var preview = Preview()
    preview.environment.horizontalSizeClass = .compact
    #expect(
      try preview.tree(seed("AdaptiveStackLabelStyle")) == """
        vertical center
          icon foreground
          title foreground
        """)
  }
}
