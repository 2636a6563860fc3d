import StyleModel
import Testing

@testable import StylePreview

/// Which glyphs draw a line of some width and dash.
@Suite struct LineTests {
  @Test(arguments: [
    (1.0, [], "┌──────┐", "│      │", "└──────┘"),
    (3.0, [], "┏━━━━━━┓", "┃      ┃", "┗━━━━━━┛"),
    (8.0, [], "▗▄▄▄▄▄▄▖", "▐      ▌", "▝▀▀▀▀▀▀▘"),
    (4.0, [10, 10], "┏ ━  ━ ┓", "╏      ╏", "┗ ━  ━ ┛"),
    (4.0, [10], "┏ ━  ━ ┓", "╏      ╏", "┗ ━  ━ ┛"),
    (4.0, [20, 10], "┏━ ━━ ━┓", "╏      ╏", "┗━ ━━ ━┛"),
    (1.0, [2, 2], "┌┄┄┄┄┄┄┐", "┊      ┊", "└┄┄┄┄┄┄┘"),
    (1.0, [3, 3], "┌╌╌╌╌╌╌┐", "┆      ┆", "└╌╌╌╌╌╌┘"),
    (4.0, [1, 1], "┏┉┉┉┉┉┉┓", "┋      ┋", "┗┉┉┉┉┉┉┛"),
    (1.0, [0, 0], "┌──────┐", "│      │", "└──────┘"),
    (1.0, [.nan, 4], "┌──────┐", "│      │", "└──────┘"),
  ])
  func rectangle(width: Double, dash: [Double], top: String, side: String, bottom: String) {
    let stroke = Stroke(ink: .foreground(1), lineWidth: width, dash: dash)
    #expect(draw(.rectangle, stroke) == [top, side, bottom])
  }

  @Test func roundCornersAreLight() {
    let stroke = Stroke(ink: .foreground(1), lineWidth: 4)
    let expected = ["╭━━━━━━╮", "┃      ┃", "╰━━━━━━╯"]
    #expect(draw(.roundedRectangle(cornerRadius: 8), stroke) == expected)
    #expect(draw(.capsule, stroke) == expected)
    #expect(draw(.roundedRectangle(cornerRadius: 0), stroke).first == "┏━━━━━━┓")
  }

  @Test func aCircleRunsAroundTheMiddle() {
    let stroke = Stroke(ink: .foreground(1))
    #expect(draw(.circle, stroke) == [" ╭────╮", " │    │", " ╰────╯"])
  }

  @Test func oneRowHasRoomForBracketsOnly() {
    let stroke = Stroke(ink: .foreground(1))
    #expect(draw(.capsule, stroke, rows: 1) == ["(      )"])
    #expect(draw(.rectangle, stroke, rows: 1) == ["[      ]"])
    #expect(draw(.rectangle, stroke, rows: 2) == ["┌──────┐", "└──────┘"])
  }

  @Test func noWidthIsNoLine() {
    for width in [0, -1, Double.nan] {
      #expect(
        draw(.rectangle, Stroke(ink: .foreground(1), lineWidth: width)) == ["", "", ""])
    }
  }

  @Test func aThinFillIsALine() {
    let list = DisplayList(
      width: 40, height: 20,
      items: [.fill(.rectangle, Frame(x: 0, y: 9, width: 40, height: 1), .foreground(1))])
    for colors in [Tier.Colors.trueColor, .none] {
      let drawing = Drawing(
        list, tier: Tier(colors: colors), backdrop: Backdrop(Appearance()))
      #expect(Screen(drawing.bytes()).text == ["────"])
    }
  }

  private func draw(_ kind: ShapeKind, _ stroke: Stroke, rows: Double = 3) -> [String] {
    let frame = SampleDrawings.frame(0, 0, 8, rows)
    let list = DisplayList(
      width: frame.width, height: frame.height, items: [.stroke(kind, frame, stroke)])
    let drawing = Drawing(
      list, tier: Tier(colors: .none), backdrop: Backdrop(Appearance()))
    return Screen(drawing.bytes()).text
  }
}
