import StyleModel
import Testing

@testable import StylePreview

/// Many labels from few templates.
@Suite struct LabelSplicerTests {
  private static let tiers = [
    Tier(colors: .trueColor), Tier(colors: .indexed), Tier(colors: .none),
    Tier(colors: .none, characters: .ascii),
  ]

  @Test(arguments: tiers) func aSplicedLabelIsTheDrawingOfThatLabel(tier: Tier) {
    let backdrop = Backdrop(Appearance())
    var splicer = LabelSplicer(tier: tier, backdrop: backdrop, maximumTitleWidth: 20) { label in
      SampleDrawings.blueDash(titleWidth: Double(label.titleWidth))
    }
    for title in ["Monday", "", "Tuesday", "Monday", "é", "Wednesday"] {
      for symbol in ["sun.max", "cloud.rain", "sun.max"] {
        let text = splicer.texts.title(Array(title.utf8)[...])
        var spliced: [UInt8] = []
        splicer.append(
          title: text, symbol: Array(symbol.utf8)[...], iconWidth: 1, to: &spliced)
        let list = SampleDrawings.blueDash(titleWidth: Double(text.width))
        let drawn = Drawing(list, tier: tier, backdrop: backdrop).bytes(
          title: title, systemImage: symbol)
        #expect(spliced == drawn, "\(title) \(symbol)")
      }
    }
  }

  @Test func eachPairOfWidthsIsLaidOutOnce() {
    var asked: [[Int]] = []
    do {
      var splicer = LabelSplicer(
        tier: Tier(colors: .none), backdrop: Backdrop(Appearance()), maximumTitleWidth: 6
      ) { label in
        asked.append([label.titleWidth, label.iconWidth])
        return SampleDrawings.blueDash(titleWidth: Double(label.titleWidth))
      }
      var output: [UInt8] = []
      for title in ["Monday", "Friday", "Wednesday", "Sun", "Tue"] {
        splicer.append(
          title: splicer.texts.title(Array(title.utf8)[...]), symbol: nil, iconWidth: 0,
          to: &output)
      }
    }
    #expect(asked == [[6, 0], [3, 0]])
  }

  @Test func aLabelWithoutAnIconLeavesItsPlaceBlank() {
    var splicer = LabelSplicer(
      tier: Tier(colors: .none), backdrop: Backdrop(Appearance()), maximumTitleWidth: 20
    ) { label in SampleDrawings.blueDash(titleWidth: Double(label.titleWidth)) }
    var output: [UInt8] = []
    splicer.append(
      title: splicer.texts.title(Array("Hello".utf8)[...]), symbol: nil, iconWidth: 1, to: &output)
    #expect(Screen(output).text == ["╭ ━ ━ ━ ━ ╮", "╏   Hello ╏", "╰ ━ ━ ━ ━ ╯"])
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

  @Test func chunksHoldEverythingInOrder() throws {
    var chunks: [Int] = []
    var written: [UInt8] = []
    var output = ChunkedOutput { chunk in
      chunks.append(chunk.count)
      written += chunk
    }
    let expected = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    for byte in expected {
      output.bytes.append(byte)
      try output.flushIfFull()
    }
    try output.flush()
    try output.flush()
    #expect(written == expected)
    #expect(chunks == [65_536, 65_536, 65_536, 3_392])
  }

  @Test func aSinkThatFailsStopsTheOutput() {
    struct Closed: Error {}
    var output = ChunkedOutput { _ in throw Closed() }
    output.bytes = [1]
    #expect(throws: Closed.self) { try output.flush() }
  }
}
