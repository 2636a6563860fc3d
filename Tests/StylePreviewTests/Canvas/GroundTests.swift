import StyleModel
import Testing

@testable import StylePreview

/// How fills mix with what is under them.
@Suite struct GroundTests {
  private let light = Backdrop(Appearance())
  private let dark = Backdrop(Appearance(isDark: true))

  @Test func aTranslucentFillMixesWithTheBackdrop() {
    let ink = Ink.color(RGBA(0, 122, 255, 0.07))
    #expect(
      TerminalColor.background.covered(by: ink, on: light) == .color(OpaqueColor(237, 246, 255)))
    #expect(TerminalColor.background.covered(by: ink, on: dark) == .color(OpaqueColor(0, 9, 18)))
  }

  @Test func theForegroundStaysTheTerminalsOwn() {
    #expect(TerminalColor.background.covered(by: .foreground(1), on: light) == .foreground)
    #expect(
      TerminalColor.background.covered(by: .foreground(0.5), on: light)
        == .color(OpaqueColor(128, 128, 128)))
    #expect(
      TerminalColor.background.covered(by: .foreground(0.2), on: dark)
        == .color(OpaqueColor(51, 51, 51)))
  }

  @Test func primaryTextOnAFillCanBeReadOnEveryGroundOfTheTerminal() {
    let card = TerminalColor.color(OpaqueColor(28, 28, 30))
    #expect(card.textColor(of: .foreground(1), on: dark) == .color(OpaqueColor(255, 255, 255)))
    #expect(TerminalColor.background.textColor(of: .foreground(1), on: dark) == .foreground)
    #expect(TerminalColor.foreground.textColor(of: .foreground(1), on: dark) == .foreground)
  }

  @Test func whiteOnWhiteIsStillDrawn() {
    let white = RGBA(255, 255, 255)
    #expect(
      TerminalColor.background.covered(by: .color(white), on: light)
        == .color(OpaqueColor(255, 255, 255)))
  }

  @Test func nothingIsSeenOfAnInvisibleInk() {
    for opacity in [0, -1, Double.nan] {
      #expect(
        TerminalColor.background.covered(by: .foreground(opacity), on: light) == .background)
      #expect(!Ink.foreground(opacity).isVisible)
    }
  }

  @Test func aMajorityOfTheBackdropWinsOverAnyColour() {
    let red = TerminalColor.color(OpaqueColor(255, 0, 0))
    var ground = CellGround(.background)
    ground.cover(SampleMask { column, _ in column < 4 }) { _ in red }
    #expect(ground.dominant(in: .all) == red)
    #expect(ground.dominant(in: SampleMask { column, _ in column > 0 }) == .background)
  }

  @Test func coveringEverythingLeavesOneColour() {
    let red = TerminalColor.color(OpaqueColor(255, 0, 0))
    var ground = CellGround(.background)
    ground.cover(SampleMask { column, _ in column < 4 }) { _ in red }
    ground.cover(SampleMask { column, _ in column >= 4 }) { _ in red }
    #expect(ground == CellGround(red))
  }
}
