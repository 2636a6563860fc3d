import TestSupport
import Testing

@testable import StylePreview

@Suite struct ListLayoutTests {
  private let week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map {
    LabelSize(titleWidth: $0.count, iconWidth: 1)
  }

  @Test func allLabelsAreAsWideAsTheWidest() {
    let list = ListLayout(LayoutFixtures.dayLabel, labels: LabelExtent(week), width: 80)
    #expect(list.step == .natural && list.columns == 20 && list.gap == 1)
    for label in week {
      #expect(list.displayList(of: label).items.first?.summary == "capsule 0,0 200x60")
    }
  }

  @Test func plainLabelsStandLineByLine() {
    let list = ListLayout(LayoutFixtures.label, labels: LabelExtent(week), width: nil)
    #expect(list.gap == 0 && list.columns == 11)
  }

  @Test func stackedLabelsAreKeptApart() {
    let stacked = LayoutFixtures.column(nil, [LayoutFixtures.icon, LayoutFixtures.title])
    let list = ListLayout(stacked, labels: LabelExtent(week), width: nil)
    #expect(list.gap == 1)
    #expect(list.displayList(of: week[0]).rows == 2)
  }

  @Test func iconsShareASlot() {
    let mixed =
      week + [LabelSize(titleWidth: 4, iconWidth: 2), LabelSize(titleWidth: 4, iconWidth: 0)]
    let list = ListLayout(LayoutFixtures.label, labels: LabelExtent(mixed), width: nil)
    #expect(list.iconWidth == 2)
    #expect(
      list.displayList(of: week[0]).items.map(\.summary) == ["icon 0,0 20x20", "title 30,0 60x20"])
    #expect(list.displayList(of: mixed[6]).items.map(\.summary) == ["title 0,0 40x20"])
  }

  @Test(arguments: 0..<120)
  func listIsWhatAColumnOfLabelsIs(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let view = seed == 0 ? LayoutFixtures.dayLabel : RandomView.make(&random, depth: 4)
    let icon = Int.random(in: 1...2, using: &random)
    let labels = (0..<5).map { _ in
      LabelSize(titleWidth: Int.random(in: 0...12, using: &random), iconWidth: icon)
    }
    let list = ListLayout(view, labels: LabelExtent(labels), width: nil)
    // Letters that stand out of a label have columns in a list that no column of labels has.
    guard list.overhang == 0 else { return }
    let column = CellLayout.displayList(ofLabels: labels, in: view)
    var items = column.items[...]
    for label in labels {
      let own = list.displayList(of: label).items
      let part = Array(items.prefix(own.count))
      items = items.dropFirst(own.count)
      // Each label is moved down as a whole.
      let shift = (part.first?.frame.y ?? 0) - (own.first?.frame.y ?? 0)
      let moved = own.map { item in
        var item = item
        item.frame.y += shift
        return item
      }
      #expect(part == moved, "seed \(seed): \(label)")
    }
    #expect(items.isEmpty, "seed \(seed)")
  }

  @Test func labelsGiveUpAsLittleAsTheWidthAllows() {
    func step(_ width: Int) -> FittingStep {
      ListLayout(LayoutFixtures.dayLabel, labels: LabelExtent(week), width: width).step
    }
    #expect(step(20) == .natural)
    #expect(step(19) == .spacing)
    #expect(step(18) == .padding && step(17) == .padding)
    #expect(step(16) == .titles && step(11) == .titles)
    #expect(step(10) == .iconOnly && step(7) == .iconOnly)
    #expect(step(6) == .plainTitles && step(1) == .plainTitles && step(0) == .plainTitles)
  }

  @Test func narrowListsKeepTheirShape() {
    let list = ListLayout(LayoutFixtures.dayLabel, labels: LabelExtent(week), width: 14)
    #expect(list.maximumTitleWidth == 6)
    #expect(
      list.displayList(of: week[2]).summary == """
        140x60
        capsule 0,0 140x60
        circle 15,10 40x40
        icon 30,20 10x20
        title 70,20 60x20
        """)
    let icons = ListLayout(LayoutFixtures.dayLabel, labels: LabelExtent(week), width: 8)
    #expect(icons.displayList(of: week[2]).items.map(\.summary).last == "icon 30,20 10x20")
    let lines = ListLayout(LayoutFixtures.dayLabel, labels: LabelExtent(week), width: 0)
    #expect(lines.gap == 0)
    #expect(lines.displayList(of: week[2]).summary == "10x20\ntitle 0,0 10x20")
  }
}
