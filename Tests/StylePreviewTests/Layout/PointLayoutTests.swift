import TestSupport
import Testing

@testable import StylePreview

/// Layout in points, where nothing is brought to cells.
@Suite struct PointLayoutTests {
  @Test func everyLengthStaysAsSwiftUIGivesIt() {
    // 16 around, 8 around an icon of 20, 16 to the title: 68 high, and the circle 36 across.
    #expect(
      drawn(LayoutFixtures.dayLabel) == [
        "capsule 0,0 144.47x68", "circle 16,16 36x36", "icon 24,24 20x20",
        "title 68,23.86 60.47x20.29",
      ])
  }

  @Test func allLabelsAreAsWideAsTheWidest() {
    let labels = ["Fri", "Wednesday"].map { PointLabel(title: $0, systemImage: "sun.max") }
    let layout = PointLayout(LayoutFixtures.dayLabel, labels: labels)
    #expect(Markup.decimal(layout.width) == "173.76")
    #expect(layout.displayList(of: labels[0]).width == layout.width)
    #expect(layout.displayList(of: labels[1]).width == layout.width)
    #expect(layout.gap == 8)
  }

  @Test func iconStandsHalfACapitalAboveTheBaseline() {
    let label = PointLabel(title: "Hello", systemImage: "sun.max")
    let items = PointLayout(LayoutFixtures.label, labels: [label]).displayList(of: label).items
    let middle = items.map { $0.frame }.map { $0.y + $0.height / 2 }
    let baseline = items[1].frame.y + FontMetric.body.ascent
    #expect(abs(baseline - FontMetric.body.capHeight / 2 - middle[0]) < 0.001)
  }

  @Test func largerFontsTakeMoreRoom() {
    var text = ResolvedText(.title)
    text.fontSize = 34
    let label = PointLabel(title: "Hello", systemImage: nil)
    let list = PointLayout(.text(text), labels: [label]).displayList(of: label)
    let body = PointLayout(LayoutFixtures.title, labels: [label]).displayList(of: label)
    #expect(abs(list.width - 2 * body.width) < 0.001)
    #expect(abs(list.height - 2 * body.height) < 0.001)
  }

  @Test func strokeRunsAlongTheOutlineItself() {
    #expect(
      drawn(LayoutFixtures.blueDash) == [
        "icon 16,16.2 20x20", "title 44,16 60.47x20.29", "stroke rounded 0,0 120.47x52.29",
      ])
  }

  @Test func clippedItemsAreKeptWhole() {
    let view = ResolvedView.clip(.circle, LayoutFixtures.padded(LayoutFixtures.label, 4))
    #expect(drawn(view) == ["clipped to circle: 2 at 0,0 96.47x28.29"])
  }

  @Test func widthIsThatOfTheFrame() {
    let label = PointLabel(title: "Hello", systemImage: "sun.max")
    let layout = PointLayout(LayoutFixtures.dayLabel, labels: [label], room: 300)
    #expect(layout.displayList(of: label).width == 300)
  }

  @Test(arguments: 0..<100)
  func anythingHasLengthsThatCanBeDrawn(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let view = RandomView.make(&random, depth: 1 + seed % 6, isWild: true)
    let label = PointLabel(title: "Hello", systemImage: "sun.max")
    for room in [nil, 0, 1, 37.5, 300] {
      let list = PointLayout(view, labels: [label], room: room).displayList(of: label)
      #expect(list.width >= 0 && list.height >= 0)
      #expect(list.width <= Snapping.maximum && list.height <= Snapping.maximum)
      for frame in list.items.map(\.frame) {
        #expect((frame.x + frame.y + frame.width + frame.height).isFinite, "room \(room ?? -1)")
      }
    }
  }

  /// What is drawn of a label, an item a text.
  private func drawn(_ view: ResolvedView) -> [String] {
    let label = PointLabel(title: "Monday", systemImage: "sun.max")
    return PointLayout(view, labels: [label]).displayList(of: label).items.map(\.summary)
  }
}
