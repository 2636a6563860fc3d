import StyleModel
import TestSupport
import Testing

@testable import StylePreview

/// Whole drawings, one golden file each with all of its tiers.
@Suite struct DrawingGoldenTests {
  @Test func capsuleWithBadge() {
    expectTiers("DayLabel", SampleDrawings.dayLabel(), title: "Monday")
  }

  @Test func dashedFrame() {
    expectTiers("BlueDash", SampleDrawings.blueDash(), title: "Hello")
  }

  @Test func prominentButton() {
    expectTiers("Button", SampleDrawings.button(), title: "Monday")
  }

  @Test func chipOfOneRow() {
    expectTiers("Chip", SampleDrawings.chip(), title: "Monday")
  }

  @Test func iconOverTitle() {
    expectTiers("Stacked", SampleDrawings.stacked(), title: "Monday")
  }

  @Test func nestedFrames() {
    expectTiers("Nested", SampleDrawings.nested(), title: "Monday")
  }

  @Test func swatchesOfATint() {
    typealias Swatch = TintSwatches.Swatch
    let swatches = [
      Swatch(caption: "any", value: "#0A84FF", color: RGBA(10, 132, 255), isDark: false),
      Swatch(caption: "dark", value: "#409CFF", color: RGBA(64, 156, 255), isDark: true),
      Swatch(caption: "highContrast", value: "missing", color: nil, isDark: false),
      Swatch(
        caption: "darkHighContrast", value: "#70BAFF80", color: RGBA(112, 186, 255, 0.5),
        isDark: true),
    ]
    expectTiers("TintSwatches") { tier, backdrop in
      TintSwatches(swatches, tier: tier, backdrop: backdrop).bytes()
    }
  }

  private func expectTiers(_ name: String, _ list: DisplayList, title: String) {
    expectTiers(name) { tier, backdrop in
      Drawing(list, tier: tier, backdrop: backdrop).bytes(title: title, systemImage: "sun.max")
    }
  }

  /// Expects the file of a drawing to hold it in every tier.
  private func expectTiers(_ name: String, _ draw: (Tier, Backdrop) -> [UInt8]) {
    var text = ""
    func add(_ heading: String, _ tier: Tier, isDark: Bool = false) {
      let bytes = draw(tier, Backdrop(Appearance(isDark: isDark)))
      text += "-- \(heading)\n"
      text += String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
    }
    add("true colour, light", Tier(colors: .trueColor))
    add("true colour, dark", Tier(colors: .trueColor), isDark: true)
    add("256 colours, light", Tier(colors: .indexed))
    add("256 colours, dark", Tier(colors: .indexed), isDark: true)
    add("16 colours, light", Tier(colors: .sixteen))
    add("16 colours, dark", Tier(colors: .sixteen), isDark: true)
    add("16 colours, ASCII", Tier(colors: .sixteen, characters: .ascii))
    add("16 colours, Linux console", Tier(colors: .sixteen, characters: .halves), isDark: true)
    add("legible, light", Tier(colors: .trueColor, outlinesFaintFills: true))
    add("legible, dark", Tier(colors: .trueColor, outlinesFaintFills: true), isDark: true)
    add("true colour, ASCII", Tier(colors: .trueColor, characters: .ascii))
    add("no colour", Tier(colors: .none))
    add("no colour, ASCII", Tier(colors: .none, characters: .ascii))
    expectGolden(text, "\(name).txt")
  }
}
