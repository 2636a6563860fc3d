import Testing

@testable import StylePreview

/// The rules of SwiftUI's containers, in multiples of a cell.
@Suite struct ContainerLayoutTests {
  private let shape = LayoutFixtures.shape

  private func drawn(_ view: ResolvedView, _ width: Int? = nil, title: Int = 5) -> [String] {
    LayoutFixtures.drawn(view, width, title: title).split(separator: "\n").map(String.init)
  }

  private func high(_ view: ResolvedView) -> ResolvedView {
    LayoutFixtures.framed(view) { $0.height = 20 }
  }

  /// In points, 150 gives 75 and 100; cells give the first 70.
  @Test(arguments: [(15, 70), (16, 80), (30, 100)])
  func frameWithAMaximumYieldsToOneWithAMinimum(cells: Int, first: Int) {
    let small = LayoutFixtures.framed(high(shape)) { $0.maxWidth = 100 }
    let large = LayoutFixtures.framed(high(shape)) { $0.minWidth = 100 }
    let row = LayoutFixtures.row(0, [small, large])
    let second = max(100, cells * 10 - first)
    #expect(
      drawn(row, 40 + cells).suffix(2).first?.hasSuffix("100x20") == true)
    let arranged = LayoutFixtures.drawn(row, cells).split(separator: "\n")
    #expect(arranged[1] == "rectangle 0,0 \(first)x20")
    #expect(arranged[2] == "rectangle \(first),0 \(min(second, cells * 10 - first))x20")
  }

  @Test func flexibleViewsShareWhatFixedOnesLeave() {
    let row = LayoutFixtures.row(8, [high(shape), LayoutFixtures.title, high(shape)])
    #expect(
      drawn(row, 20) == [
        "200x20", "rectangle 0,0 60x20", "title 70,0 50x20", "rectangle 130,0 70x20",
      ])
  }

  /// 8 points are 0.4 rows, 10 are half of one.
  @Test(arguments: [(0.0, 20), (8, 20), (10, 40), (24, 40), (32, 60)])
  func linesAreWholeRowsApart(spacing: Double, second: Int) {
    let column = LayoutFixtures.column(
      spacing, [LayoutFixtures.literal("above"), LayoutFixtures.literal("below")])
    #expect(drawn(column).last == "below 0,\(second) 50x20")
  }

  @Test func priorityIsServedFirst() {
    let first = ResolvedView.layoutPriority(1, LayoutFixtures.literal("abcdefghij"))
    let row = LayoutFixtures.row(8, [LayoutFixtures.literal("klmnopqrst"), first])
    #expect(drawn(row, 16) == ["160x20", "klmnopqrst 0,0 50x20", "abcdefghij 60,0 100x20"])
  }

  @Test func spacerTakesWhatIsLeft() {
    let row = LayoutFixtures.row(
      nil, [LayoutFixtures.icon, .spacer(minLength: nil), LayoutFixtures.title])
    #expect(drawn(row, 20) == ["200x20", "icon 0,0 10x20", "title 150,0 50x20"])
    #expect(drawn(row) == ["70x20", "icon 0,0 10x20", "title 20,0 50x20"])
  }

  @Test func frameWithoutEndHugsWhenNothingIsProposed() {
    let view = LayoutFixtures.framed(LayoutFixtures.title) { $0.maxWidth = .infinity }
    #expect(drawn(view) == ["50x20", "title 0,0 50x20"])
    #expect(drawn(view, 11) == ["110x20", "title 30,0 50x20"])
  }

  @Test func idealsAndLimitsOfFrames() {
    let ideal = LayoutFixtures.framed(LayoutFixtures.title) { $0.idealWidth = 80 }
    #expect(drawn(ideal).first == "80x20")
    let raised = LayoutFixtures.framed(LayoutFixtures.title) {
      ($0.minWidth, $0.idealWidth) = (100, 80)
    }
    #expect(drawn(raised).first == "100x20")
    let both = LayoutFixtures.framed(LayoutFixtures.title) {
      ($0.minWidth, $0.maxWidth) = (70, 90)
    }
    #expect(drawn(both).first == "70x20")
    #expect(drawn(both, 30).first == "90x20")
    #expect(drawn(both, 8).first == "80x20")
  }

  @Test func fixedSizeIgnoresTheProposal() {
    let view = ResolvedView.fixedSize(
      horizontal: true, vertical: false, LayoutFixtures.literal("abcdefghij"))
    let row = LayoutFixtures.row(0, [view, LayoutFixtures.literal("klmnopqrst")])
    #expect(drawn(row, 14) == ["140x20", "abcdefghij 0,0 100x20", "klmnopqrst 100,0 40x20"])
  }

  @Test func layersAreProposedTheSizeOfTheContent() {
    let layer = LayoutFixtures.framed(shape, Alignment(horizontal: .trailing)) { $0.width = 20 }
    let view = ResolvedView.layered(
      LayoutFixtures.title, layer: layer, alignment: Alignment(horizontal: .trailing),
      isOverlay: false)
    #expect(drawn(view) == ["50x20", "rectangle 30,0 20x20", "title 0,0 50x20"])
  }

  @Test func depthStackIsAsLargeAsWhatHasPriority() {
    let view = ResolvedView.stack(
      .depth, alignment: .center, spacing: nil,
      [shape, .layoutPriority(1, LayoutFixtures.padded(LayoutFixtures.title, 16))])
    #expect(drawn(view, 30) == ["90x60", "rectangle 0,0 90x60", "title 20,20 50x20"])
  }

  @Test func firstViewThatFitsIsTaken() {
    let view = ResolvedView.viewThatFits(
      horizontal: true, vertical: false, [LayoutFixtures.label, LayoutFixtures.icon])
    #expect(drawn(view, 7) == ["70x20", "icon 0,0 10x20", "title 20,0 50x20"])
    #expect(drawn(view, 6) == ["10x20", "icon 0,0 10x20"])
  }

  @Test func textsInAColumnAreWholeRowsApart() {
    let badge = LayoutFixtures.padded(LayoutFixtures.title, 8).background(.capsule)
    let view = LayoutFixtures.column(nil, [badge, LayoutFixtures.title])
    #expect(
      drawn(view) == ["70x80", "capsule 0,10 70x40", "title 10,20 50x20", "title 10,60 50x20"])
  }

  @Test func clippedRectangleTakesTheShape() {
    let view = ResolvedView.clip(
      .capsule, LayoutFixtures.padded(LayoutFixtures.title, 16).background(.rectangle))
    #expect(drawn(view) == ["90x60", "capsule 0,0 90x60", "title 20,20 50x20"])
  }

  @Test func hiddenViewsKeepTheirPlace() {
    let view = LayoutFixtures.row(8, [.hidden(LayoutFixtures.icon), LayoutFixtures.title])
    #expect(drawn(view) == ["70x20", "title 20,0 50x20"])
  }

  @Test func opacitiesMultiply() {
    let view = ResolvedView.opacity(0.5, .opacity(0.5, LayoutFixtures.title))
    let list = CellLayout(label: LabelSize(titleWidth: 1, iconWidth: 0))
      .displayList(for: view, width: nil)
    guard case .text(let text, _)? = list.items.first else {
      Issue.record("no text")
      return
    }
    #expect(text.ink == .foreground(0.25))
  }

  @Test func emptyViewsTakeNoPlace() {
    let view = LayoutFixtures.row(
      8, [.empty, LayoutFixtures.padded(.empty, 16).background(.circle), LayoutFixtures.title])
    #expect(drawn(view) == ["50x20", "title 0,0 50x20"])
    #expect(drawn(.empty) == ["0x0"])
  }
}
