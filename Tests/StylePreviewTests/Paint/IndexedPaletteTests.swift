import StyleModel
import TestSupport
import Testing

@testable import StylePreview

/// The 256 colours of xterm.
@Suite struct IndexedPaletteTests {
  private let light = Backdrop(Appearance())
  private let dark = Backdrop(Appearance(isDark: true))

  @Test func systemColorsTakeTheNearest() {
    let palette = IndexedPalette(of: [], on: light)
    #expect(palette.index(of: OpaqueColor(0, 135, 255)) == 33)
    #expect(palette.index(of: OpaqueColor(255, 0, 0)) == 196)
    #expect(palette.index(of: OpaqueColor(8, 8, 8)) == 232)
  }

  @Test func faintFillStaysApartFromTheGround() {
    let faint = OpaqueColor(1, 9, 18)
    let white = OpaqueColor(255, 255, 255)
    let palette = IndexedPalette(of: [faint, white], on: dark)
    #expect(palette.index(of: faint) != 16)
    #expect(palette.index(of: white) == 231)
  }

  @Test(arguments: 0..<50)
  func noTwoFillsShareAnIndex(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let colors = Set(
      (0..<20).map { _ in
        OpaqueColor(
          .random(in: 0...40, using: &random), .random(in: 0...40, using: &random),
          .random(in: 0...40, using: &random))
      })
    let backdrop = Bool.random(using: &random) ? light : dark
    let palette = IndexedPalette(of: colors, on: backdrop)
    #expect(Set(colors.map(palette.index)).count == colors.count)
  }
}
