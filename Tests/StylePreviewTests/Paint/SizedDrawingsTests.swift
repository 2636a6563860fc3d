import StyleModel
import Testing

@testable import StylePreview

/// Many labels from few drawings.
@Suite struct SizedDrawingsTests {
  @Test func eachSizeIsDrawnOnce() {
    var drawings = SizedDrawings()
    var drawn: [LabelSize] = []
    var wrapped = LabelSize(titleWidth: 6, iconWidth: 1)
    wrapped.wrapping = TitleWrapping(columns: 4, lines: 2, widest: 3)
    let sizes = [
      LabelSize(titleWidth: 6, iconWidth: 1), LabelSize(titleWidth: 6, iconWidth: 0),
      LabelSize(titleWidth: 3, iconWidth: 1), wrapped,
    ]
    for size in sizes + sizes + sizes {
      let drawing = drawings.drawing(of: size) { size in
        drawn.append(size)
        return filled(columns: size.titleWidth + size.iconWidth)
      }
      #expect(drawing.cellCount == size.titleWidth + size.iconWidth)
    }
    #expect(drawn == sizes)
  }

  @Test func drawingsThatFillTheMemoryAreMadeAgain() {
    var drawings = SizedDrawings()
    var drawn: [Int] = []
    for title in [1, 2, 1, 3, 3, 1] {
      _ = drawings.drawing(of: LabelSize(titleWidth: title, iconWidth: 0)) { size in
        drawn.append(size.titleWidth)
        return filled(columns: 10_000, rows: 20)
      }
    }
    #expect(drawn == [1, 2, 3, 1])
  }

  /// A drawing that is filled.
  private func filled(columns: Int, rows: Int = 1) -> Drawing {
    let frame = SampleDrawings.frame(0, 0, Double(columns), Double(rows))
    let list = DisplayList(
      width: frame.width, height: frame.height,
      items: [.fill(.rectangle, frame, .color(SampleDrawings.blue))])
    return Drawing(list, tier: Tier(colors: .trueColor), backdrop: Backdrop(Appearance()))
  }
}
