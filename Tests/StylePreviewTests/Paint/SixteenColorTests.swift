import StyleModel
import TestSupport
import Testing

@testable import StylePreview

/// Drawings in the sixteen colours of every palette.
@Suite struct SixteenColorTests {
  private typealias Samples = SampleDrawings
  private let light = Backdrop(Appearance())
  private let dark = Backdrop(Appearance(isDark: true))
  private let blue = RGBA(0, 122, 255)

  @Test func theNearestIsTaken() {
    #expect(SixteenPalette.index(of: OpaqueColor(0, 0, 0)) == 0)
    #expect(SixteenPalette.index(of: OpaqueColor(255, 59, 48)) == 9)
    #expect(SixteenPalette.index(of: OpaqueColor(52, 199, 89)) == 2)
    #expect(SixteenPalette.index(of: OpaqueColor(0, 122, 255)) == 12)
    #expect(SixteenPalette.index(of: OpaqueColor(142, 142, 147)) == 8)
    #expect(SixteenPalette.index(of: OpaqueColor(255, 255, 255)) == 15)
    #expect(SixteenPalette.index(of: OpaqueColor(0, 122, 255), except: 12) != 12)
  }

  @Test func aFaintFillIsABoxInItsColour() {
    let items = [fill(.capsule, 0, 0, 10, 3, blue.opacity(0.07)), text(blue)]
    for backdrop in [light, dark] {
      #expect(
        draw(items, on: backdrop) == """
          ␛[94m╭────────╮␛[0m
          ␛[94m│ Title  │␛[0m
          ␛[94m╰────────╯␛[0m

          """)
    }
  }

  @Test func aStrongFillIsPainted() {
    let items = [fill(.rectangle, 0, 0, 10, 3, blue), text(RGBA(255, 255, 255))]
    #expect(
      draw(items, on: light) == """
        ␛[104m          ␛[0m
        ␛[104m  ␛[97mTitle   ␛[0m
        ␛[104m          ␛[0m

        """)
  }

  @Test func aBadgeThatWouldBreakTheBoxBehindItIsAPairOfBrackets() {
    let items = [
      fill(.capsule, 0, 0, 12, 3, blue.opacity(0.07)),
      fill(.circle, 2, 0.5, 5, 2, RGBA(255, 255, 255)),
      .symbol(ResolvedSymbol(.icon, ink: .color(blue)), Samples.frame(4, 1, 1, 1)),
    ]
    #expect(
      draw(items, 12, on: dark).split(separator: "\n")[1]
        == "␛[94m│  ␛[97m(␛[94m☼␛[97m)     ␛[94m│␛[0m")
    // White brackets would not be seen on white.
    #expect(
      draw(items, 12, on: light).split(separator: "\n")[1]
        == "␛[94m│  ␛[0m(␛[94m☼␛[0m)     ␛[94m│␛[0m")
  }

  @Test func aFillLikeTheOneBehindItIsAnOutline() {
    let items = [
      fill(.rectangle, 0, 0, 11, 3, blue), fill(.rectangle, 2, 1, 7, 1, RGBA(10, 132, 255)),
      text(RGBA(255, 255, 255), 3),
    ]
    #expect(
      draw(items, 11, on: light).split(separator: "\n")[1]
        == "␛[104m  ␛[30m[␛[97mTitle␛[30m]  ␛[0m")
  }

  @Test func whiteTextOnAFillThatIsAnOutlineTakesItsColour() {
    let items = [
      fill(.capsule, 0, 0, 12, 3, blue.opacity(0.07)),
      fill(.circle, 2, 0.5, 5, 2, RGBA(255, 59, 48)),
      .symbol(ResolvedSymbol(.icon, ink: .color(RGBA(255, 255, 255))), Samples.frame(4, 1, 1, 1)),
    ]
    #expect(
      draw(items, 12, on: light).split(separator: "\n")[1]
        == "␛[94m│  ␛[91m(☼)     ␛[94m│␛[0m")
  }

  @Test func textIsNeverOfTheColourBehindIt() {
    let items = [fill(.rectangle, 0, 0, 10, 3, blue), text(RGBA(64, 156, 255))]
    for line in draw(items, on: light).split(separator: "\n") where line.contains("Title") {
      #expect(!line.contains("94m") && line.contains("104m"))
    }
    var random = SplitMix64(seed: 16)
    for _ in 0..<500 {
      let (ink, ground) = (color(&random), color(&random))
      guard ink != ground else { continue }
      let shown = ColorPalette.sixteen.ink(.color(ink), on: .color(ground), light)
      guard case .color(let shown) = shown else { continue }
      #expect(SixteenPalette.index(of: shown) != SixteenPalette.index(of: ground))
      let palette = IndexedPalette(of: [ground], on: light)
      let other = ColorPalette.indexed(palette).ink(.color(ink), on: .color(ground), light)
      guard case .color(let other) = other else { continue }
      #expect(palette.index(of: other) != palette.index(of: ground))
    }
  }

  @Test func aGroundOfItsOwnIsPaintedAndNeverAnOutline() {
    var list = DisplayList(width: 70, height: 20, items: [text(blue, 1, 0)])
    list.ground = RGBA(255, 255, 255)
    let bytes = Drawing(list, tier: Tier(colors: .sixteen), backdrop: light).bytes(title: "Title")
    #expect(
      String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
        == "␛[107m ␛[94mTitle ␛[0m\n")
  }

  @Test func legibleDrawingsOutlineWhatIsHardlySeen() {
    let faint = [fill(.capsule, 0, 0, 10, 3, blue.opacity(0.07)), text(blue)]
    let strong = [fill(.capsule, 0, 0, 10, 3, blue.opacity(0.4)), text(blue)]
    for backdrop in [light, dark] {
      #expect(
        draw(faint, on: backdrop, Tier(colors: .trueColor, outlinesFaintFills: true)) == """
          ␛[38;2;0;122;255m╭────────╮␛[0m
          ␛[38;2;0;122;255m│ Title  │␛[0m
          ␛[38;2;0;122;255m╰────────╯␛[0m

          """)
      #expect(
        draw(strong, on: backdrop, Tier(colors: .trueColor, outlinesFaintFills: true))
          == draw(strong, on: backdrop, Tier(colors: .trueColor)))
      #expect(!draw(faint, on: backdrop, Tier(colors: .trueColor)).contains("╭"))
    }
  }

  private func color(_ random: inout SplitMix64) -> OpaqueColor {
    OpaqueColor(
      .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
      .random(in: 0...255, using: &random))
  }

  private func fill(
    _ kind: ShapeKind, _ column: Double, _ row: Double, _ columns: Double, _ rows: Double,
    _ color: RGBA
  ) -> DisplayItem {
    .fill(kind, Samples.frame(column, row, columns, rows), .color(color))
  }

  private func text(_ color: RGBA, _ column: Double = 2, _ row: Double = 1) -> DisplayItem {
    .text(ResolvedText(.title, ink: .color(color)), Samples.frame(column, row, 5, 1))
  }

  private func draw(
    _ items: [DisplayItem], _ columns: Double = 10, on backdrop: Backdrop,
    _ tier: Tier = Tier(colors: .sixteen)
  ) -> String {
    let list = DisplayList(width: columns * 10, height: 60, items: items)
    let bytes = Drawing(list, tier: tier, backdrop: backdrop).bytes(
      title: "Title", systemImage: "sun.max")
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
  }
}
