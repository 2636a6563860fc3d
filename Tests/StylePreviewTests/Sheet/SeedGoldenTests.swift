import TestSupport
import Testing

@testable import StylePreview

/// Every style that a catalog starts with, one golden file each with all tiers, widths and
/// environments.
@Suite struct SeedGoldenTests {
  @Test func seedsAreDrawnAsTheyWere() throws {
    let styles = try SeedStyle.all()
    #expect(styles.count >= 5)
    for style in styles {
      var text = ""
      for sheetCase in SheetCase.all {
        text += "-- \(sheetCase.caption)\n"
        text += String(decoding: try sheetCase.bytes(of: style), as: UTF8.self)
          .replacing("\u{1B}", with: "␛")
      }
      expectGolden(text, "\(style.name).txt")
    }
  }
}
