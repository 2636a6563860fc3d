import Testing

@testable import StylePreview

/// Drawings with more or less room.
@Suite struct PictureScaleTests {
  private let label = LabelSize(titleWidth: 6, iconWidth: 1)

  @Test func everyLengthIsScaled() {
    let view = ResolvedView.padding(
      EdgeInsets(top: nil, leading: 8, bottom: 0, trailing: -4),
      .stack(
        .horizontal, alignment: .center, spacing: 16,
        [.spacer(minLength: 4), .offset(x: 8, y: -8, .text(ResolvedText(.title)))]))
    #expect(view.scaled(to: .regular) == view)
    #expect(
      view.scaled(to: .large)
        == .padding(
          EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: -5),
          .stack(
            .horizontal, alignment: .center, spacing: 20,
            [.spacer(minLength: 5), .offset(x: 10, y: -10, .text(ResolvedText(.title)))])))
  }

  @Test func linesKeepTheirWeight() {
    var shape = ResolvedShape(
      .roundedRectangle(cornerRadius: 8),
      stroke: Stroke(ink: .foreground(1), lineWidth: 4, dash: [16, 8]))
    shape.inset = 4
    guard case .shape(let large) = ResolvedView.shape(shape).scaled(to: .large) else { return }
    #expect(large.kind == .roundedRectangle(cornerRadius: 10))
    #expect(large.inset == 5)
    #expect(large.stroke?.dash == [20, 10])
    #expect(large.stroke?.lineWidth == 4)
  }

  @Test func frameLimitsAreScaled() {
    var limits = FrameLimits()
    limits.width = 40
    limits.maxHeight = .infinity
    let view = ResolvedView.frame(limits, alignment: .center, .text(ResolvedText(.title)))
    guard case .frame(let large, _, _) = view.scaled(to: .large) else { return }
    #expect(large.width == 50 && large.maxHeight == .infinity && large.minWidth == nil)
  }

  @Test func largerScalesTakeMoreCells() {
    let sizes = PictureScale.allCases.map { scale in
      CellLayout(label: label)
        .displayList(for: LayoutFixtures.dayLabel.scaled(to: scale), width: nil)
    }
    #expect(sizes.map(\.columns) == sizes.map(\.columns).sorted())
    #expect(sizes.map(\.rows) == [3, 3, 5])
  }
}
