import StyleModel
import Testing

@testable import StylePreview

/// The bytes that colours take.
@Suite struct PainterTests {
  private typealias Samples = SampleDrawings
  private let red = Ink.color(RGBA(255, 0, 0))
  private let blue = Ink.color(RGBA(0, 0, 255))

  @Test func theTerminalsOwnColourTakesNoSequence() {
    #expect(draw([text(0, 5)], 5) == "Title\n")
  }

  @Test func oneSequenceAChange() {
    #expect(draw([text(0, 5, red)], 5) == "␛[38;2;255;0;0mTitle␛[0m\n")
    #expect(
      draw([fill(0, 7, blue), text(1, 5, red)], 7)
        == "␛[48;2;0;0;255m ␛[38;2;255;0;0mTitle ␛[0m\n")
  }

  @Test func attributesAreOnForTheTextAlone() {
    var style = ResolvedText(.title)
    style.isBold = true
    style.isUnderlined = true
    let item = DisplayItem.text(style, Samples.frame(0, 0, 5, 1))
    #expect(draw([item, symbol(6)], 7) == "␛[1;4mTitle␛[24m ␛[0m☼\n")
  }

  @Test func aFillInTheForegroundIsReversed() {
    #expect(draw([fill(0, 3, .foreground(1))], 3) == "␛[7m   ␛[0m\n")
    #expect(
      draw([fill(0, 7, .foreground(1)), text(1, 5, red)], 7)
        == "␛[7m ␛[48;2;255;0;0mTitle ␛[0m\n")
  }

  @Test func aTextInTheForegroundOnTheForegroundStaysReadable() {
    #expect(draw([fill(0, 5, .foreground(1)), text(0, 5)], 5) == "␛[7mTitle␛[0m\n")
  }

  @Test func aTranslucentForegroundMixesWithItsGround() {
    #expect(
      draw([fill(0, 5, .color(RGBA(255, 255, 0))), text(0, 5, .foreground(0.5))], 5)
        == "␛[38;2;128;128;0;48;2;255;255;0mTitle␛[0m\n")
  }

  @Test func aGroundThatChangesUnderATitleSplitsIt() {
    let items = [fill(0, 2, red), fill(2, 2, blue), text(0, 5)]
    #expect(
      draw(items, 5) == "␛[38;2;0;0;0;48;2;255;0;0mTi␛[48;2;0;0;255mtl␛[0me\n")
    #expect(
      draw(items, 5, title: "abc")
        == "␛[38;2;0;0;0;48;2;255;0;0mab␛[48;2;0;0;255mc ␛[0m\n")
  }

  @Test func aShortTitleIsFilledUpOnlyWhereMoreFollows() {
    #expect(draw([text(0, 5)], 5, title: "ab") == "ab\n")
    #expect(draw([text(0, 5), symbol(6)], 7, title: "ab") == "ab    ☼\n")
  }

  @Test func theGroundIsDrawnBesideAShortTitle() {
    #expect(
      draw([fill(0, 4, red), text(0, 5)], 5, title: "ab")
        == "␛[38;2;0;0;0;48;2;255;0;0mab  ␛[0m\n")
    #expect(draw([fill(0, 2, red), text(2, 3)], 5, title: "") == "␛[48;2;255;0;0m  ␛[0m\n")
  }

  @Test func aTitleThatIsTooLongIsCut() {
    #expect(draw([text(0, 4), symbol(5)], 6, title: "Monday") == "Mon… ☼\n")
    #expect(draw([text(0, 1)], 1, title: "Monday") == "…\n")
  }

  @Test func theTextDrawnLastStaysWhole() {
    let literal = DisplayItem.text(ResolvedText(.literal("xy")), Samples.frame(3, 0, 2, 1))
    #expect(draw([text(0, 5), literal], 5) == "Ti…xy\n")
    #expect(draw([literal, text(0, 5)], 5) == "Title\n")
  }

  @Test func capitals() {
    var style = ResolvedText(.title)
    style.isUppercased = true
    #expect(draw([.text(style, Samples.frame(0, 0, 5, 1))], 5) == "TITLE\n")
  }

  @Test func aLabelWithoutAnIconLeavesItsPlaceBlank() {
    let drawing = Drawing(
      Samples.blueDash(), tier: Tier(colors: .none), backdrop: Backdrop(Appearance()))
    #expect(
      Screen(drawing.bytes(title: "Hello")).text == ["╭ ━ ━ ━ ━ ╮", "╏   Hello ╏", "╰ ━ ━ ━ ━ ╯"])
  }

  @Test(arguments: [
    (SampleDrawings.dayLabel(), "Wednesday"), (SampleDrawings.blueDash(), "Hello"),
  ])
  func aLabelIsNoLongerThanItMustBe(list: DisplayList, title: String) {
    for isDark in [false, true] {
      let drawing = Drawing(
        list, tier: Tier(colors: .trueColor), backdrop: Backdrop(Appearance(isDark: isDark)))
      let bytes = drawing.bytes(title: title, systemImage: "sun.max")
      #expect(bytes.count <= 400)
      #expect(Screen(bytes).changes <= 19)
    }
  }

  @Test func blankCellsAtTheEndAreLeftOut() {
    #expect(draw([fill(0, 2, red)], 9) == "␛[48;2;255;0;0m  ␛[0m\n")
    #expect(draw([], 9) == "\n")
  }

  @Test func aFillEndsAtTheLineAroundIt() {
    let frame = Samples.frame(0, 0, 6, 3)
    let list = DisplayList(
      width: 60, height: 60,
      items: [
        .fill(.rectangle, frame, red),
        .stroke(.rectangle, frame, Stroke(ink: blue, lineWidth: 4, dash: [10, 10])),
      ])
    #expect(
      draw(list) == """
        ␛[38;2;0;0;255m┏ ━━ ┓␛[0m
        ␛[38;2;0;0;255m╏␛[48;2;255;0;0m    ␛[49m╏␛[0m
        ␛[38;2;0;0;255m┗ ━━ ┛␛[0m

        """)
  }

  private func fill(_ column: Double, _ columns: Double, _ ink: Ink) -> DisplayItem {
    .fill(.rectangle, Samples.frame(column, 0, columns, 1), ink)
  }

  private func text(
    _ column: Double, _ columns: Double, _ ink: Ink = .foreground(1)
  ) -> DisplayItem {
    .text(ResolvedText(.title, ink: ink), Samples.frame(column, 0, columns, 1))
  }

  private func symbol(_ column: Double) -> DisplayItem {
    .symbol(ResolvedSymbol(.named("sun.max")), Samples.frame(column, 0, 1, 1))
  }

  private func draw(_ items: [DisplayItem], _ columns: Double, title: String = "Title") -> String {
    draw(DisplayList(width: columns * 10, height: 20, items: items), title: title)
  }

  private func draw(_ list: DisplayList, title: String = "Title") -> String {
    let drawing = Drawing(
      list, tier: Tier(colors: .trueColor), backdrop: Backdrop(Appearance()))
    return String(decoding: drawing.bytes(title: title), as: UTF8.self)
      .replacing("\u{1B}", with: "␛")
  }
}
