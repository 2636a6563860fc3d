import StyleModel
import Testing

@testable import StylePreview

/// What stands for fills where there are no colours.
@Suite struct OutlineTests {
  private typealias Samples = SampleDrawings
  private let ink = Ink.color(RGBA(0, 122, 255, 0.1))

  @Test func aFillAroundALabelIsABox() {
    let items = [fill(.capsule, 0, 0, 10, 3), text(2, 1)]
    #expect(draw(items, 10, 3) == ["╭────────╮", "│ Title  │", "╰────────╯"])
    #expect(draw(items, 10, 3, .ascii) == [".--------.", "| Title  |", "'--------'"])
  }

  @Test func aRectangleHasSquareCorners() {
    let items = [fill(.rectangle, 0, 0, 10, 3), text(2, 1)]
    #expect(draw(items, 10, 3) == ["┌────────┐", "│ Title  │", "└────────┘"])
    #expect(draw(items, 10, 3, .ascii) == ["+--------+", "| Title  |", "+--------+"])
  }

  @Test func aFillOfOneRowIsAPairOfBrackets() {
    #expect(draw([fill(.capsule, 0, 0, 9, 1), text(2, 0)], 9, 1) == ["( Title )"])
    #expect(draw([fill(.rectangle, 0, 0, 9, 1), text(2, 0)], 9, 1) == ["[ Title ]"])
  }

  @Test func aFillWithoutRoomStandsBehindItsText() {
    #expect(draw([fill(.rectangle, 0, 0, 5, 1), text(0, 0)], 5, 1) == ["Title"])
  }

  @Test func bracketsGoOutsideWhereTheFillHasNoRoom() {
    let items = [fill(.rectangle, 2, 0, 5, 1), text(2, 0)]
    #expect(draw(items, 9, 1) == [" [Title]"])
  }

  @Test func twoRowsAndAHalfAreABox() {
    let items = [fill(.capsule, 0, 0.5, 10, 2), text(2, 1)]
    #expect(draw(items, 10, 3) == ["╭────────╮", "│ Title  │", "╰────────╯"])
  }

  @Test func aBadgeInAFillIsAPairOfBrackets() {
    let badge: [DisplayItem] = [
      fill(.circle, 2, 0.5, 5, 2), icon(4, 1),
    ]
    #expect(
      draw([fill(.capsule, 0, 0, 10, 3)] + badge, 10, 3)
        == ["╭────────╮", "│  (*)   │", "╰────────╯"].map { $0.replacing("*", with: "☼") })
  }

  @Test func aLineAroundAFillIsOutlineEnough() {
    let stroke = DisplayItem.stroke(.capsule, Samples.frame(0, 0, 10, 3), Stroke(ink: ink))
    let expected = ["╭────────╮", "│ Title  │", "╰────────╯"]
    #expect(draw([fill(.rectangle, 0, 0, 10, 3), stroke, text(2, 1)], 10, 3) == expected)
    #expect(draw([fill(.rectangle, 1, 1, 8, 1), stroke, text(2, 1)], 10, 3) == expected)
  }

  @Test func boxesNestWhereThereIsRoom() {
    let items = [fill(.capsule, 0, 0, 13, 7), fill(.rectangle, 2, 2, 9, 3), text(4, 3)]
    #expect(
      draw(items, 13, 7) == [
        "╭───────────╮", "│           │", "│ ┌───────┐ │", "│ │ Title │ │", "│ └───────┘ │",
        "│           │", "╰───────────╯",
      ])
  }

  @Test func aTextOnTheEdgeLeavesBracketsForEachRow() {
    let items = [fill(.rectangle, 0, 0, 9, 3), text(2, 0), text(2, 2)]
    #expect(draw(items, 9, 3) == ["[ Title ]", "", "[ Title ]"])
  }

  @Test func aSpotWithoutATextIsADot() {
    #expect(draw([fill(.circle, 0, 0, 1, 1), text(2, 0)], 9, 1) == ["• Title"])
    #expect(draw([fill(.circle, 0, 0, 1, 1), text(2, 0)], 9, 1, .ascii) == ["o Title"])
  }

  @Test func anInvisibleFillIsNothing() {
    let clear = DisplayItem.fill(.capsule, Samples.frame(0, 0, 10, 3), .foreground(0))
    #expect(draw([clear, text(2, 1)], 10, 3) == ["", "  Title", ""])
  }

  private func fill(
    _ kind: ShapeKind, _ column: Double, _ row: Double, _ columns: Double, _ rows: Double
  ) -> DisplayItem {
    .fill(kind, Samples.frame(column, row, columns, rows), ink)
  }

  private func text(_ column: Double, _ row: Double) -> DisplayItem {
    .text(ResolvedText(.title), Samples.frame(column, row, 5, 1))
  }

  private func icon(_ column: Double, _ row: Double) -> DisplayItem {
    .symbol(ResolvedSymbol(.icon), Samples.frame(column, row, 1, 1))
  }

  private func draw(
    _ items: [DisplayItem], _ columns: Double, _ rows: Double,
    _ characters: Tier.Characters = .unicode
  ) -> [String] {
    let list = DisplayList(width: columns * 10, height: rows * 20, items: items)
    let drawing = Drawing(
      list, tier: Tier(colors: .none, characters: characters), backdrop: Backdrop(Appearance()))
    return Screen(drawing.bytes(title: "Title", systemImage: "sun.max")).text
  }
}
