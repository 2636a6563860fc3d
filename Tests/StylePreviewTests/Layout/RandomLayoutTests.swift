import TestSupport
import Testing

@testable import StylePreview

@Suite struct RandomLayoutTests {
  @Test(arguments: 0..<100)
  func anythingIsLaidOutWithinItsWidth(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let view = RandomView.make(&random, depth: 1 + seed % 6, isWild: true)
    let label = LabelSize(
      titleWidth: Int.random(in: 0...30, using: &random),
      iconWidth: Int.random(in: 0...2, using: &random))
    for width in [nil] + (0...120).map(Optional.some) {
      let list = CellLayout(label: label).displayList(for: view, width: width)
      #expect(list.width >= 0 && list.height >= 0, "seed \(seed)")
      #expect(list.width <= Double(width ?? 10_000) * 10, "seed \(seed) at \(width ?? -1)")
      for item in list.items {
        let frame = item.frame
        #expect(frame.x + frame.width <= list.width, "seed \(seed) at \(width ?? -1)")
        #expect((frame.x + frame.y + frame.width + frame.height).isFinite, "seed \(seed)")
        guard item.isLeaf else { continue }
        #expect(frame.y.truncatingRemainder(dividingBy: 20) == 0, "seed \(seed)")
        #expect(frame.x.truncatingRemainder(dividingBy: 10) == 0, "seed \(seed)")
        #expect(frame.height == 20 && frame.width > 0, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<40)
  func anyListFitsAnyWidth(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let view = RandomView.make(&random, depth: 4, isWild: true)
    let labels = (0..<3).map { _ in
      LabelSize(
        titleWidth: Int.random(in: 1...30, using: &random),
        iconWidth: Int.random(in: 0...2, using: &random))
    }
    for width in 0...60 {
      let list = ListLayout(view, labels: LabelExtent(labels), width: width)
      #expect(list.columns <= max(1, width), "seed \(seed) at \(width)")
      for label in labels {
        let own = list.displayList(of: label)
        #expect(own.columns <= max(1, width), "seed \(seed) at \(width)")
        if list.step == .plainTitles { #expect(!own.items.isEmpty, "seed \(seed) at \(width)") }
      }
    }
  }

  @Test func deepViewsAreCut() {
    var view = LayoutFixtures.title
    for _ in 0..<1_000 { view = LayoutFixtures.padded(view, 16) }
    let list = CellLayout(label: LabelSize(titleWidth: 5, iconWidth: 1))
      .displayList(for: view, width: 80)
    #expect(list.items.isEmpty)
  }

  @Test func manyNestedStacksAreLaidOutInTime() {
    var view = LayoutFixtures.label
    for depth in 0..<40 {
      view = .stack(
        depth.isMultiple(of: 2) ? .horizontal : .vertical, alignment: .center, spacing: nil,
        [view, LayoutFixtures.title])
    }
    let list = CellLayout(label: LabelSize(titleWidth: 5, iconWidth: 1))
      .displayList(for: view, width: 80)
    #expect(list.columns <= 80)
  }
}
