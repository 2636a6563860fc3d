import Testing

@testable import StylePreview

/// `VStack { labels }.fixedSize(horizontal: true, vertical: false)` with titles that fill their rows.
struct EqualWidthTests {
  /// Three labels whose title ends in a frame without an end, on capsules.
  private func column(_ end: String) -> String {
    let rows = ["Fri", "Wednesday", "Sunday"].map { day in
      """
      HStack {
          Text("\(day)").frame(maxWidth: .infinity, alignment: .leading)
      }
      .background(.red, in: .capsule)
      """
    }
    return "VStack { \(rows.joined(separator: "\n")) }\(end)"
  }

  private func capsules(_ end: String, room: Double? = nil) throws -> [Frame] {
    try PointPreview().list(column(end), room: room).items.compactMap { item in
      if case .fill(.capsule, let frame, _) = item { frame } else { nil }
    }
  }

  /// The stack is as wide as its widest label, and proposes that to all of them as it places them.
  @Test func allAreAsWideAsTheWidest() throws {
    let widest = LetterWidths(fontSize: 17).width(of: "Wednesday")
    for room in [nil, 300.0] {
      let capsules = try capsules(".fixedSize(horizontal: true, vertical: false)", room: room)
      #expect(capsules.count == 3)
      #expect(capsules.allSatisfy { abs($0.width - widest) < 0.001 })
    }
  }

  @Test func titlesAreLeading() throws {
    let end = ".fixedSize(horizontal: true, vertical: false)"
    let items = try PointPreview().list(column(end)).items
    let texts = items.filter(\.isLeaf).map(\.frame.x)
    #expect(texts == [0, 0, 0])
  }

  @Test func withoutFixedSizeAllTakeTheWholeWidth() throws {
    #expect(try capsules("", room: 300).map(\.width) == [300, 300, 300])
  }

  /// The vertical axis is not fixed: two spacers share what is left, 8 points each at the least.
  @Test func spacersShareWhatIsLeft() throws {
    func top(_ height: Double) throws -> Double? {
      try PointPreview().list(
        """
        VStack(spacing: 0) { Spacer(); Rectangle().frame(width: 9, height: 10); Spacer() }
            .fixedSize(horizontal: true, vertical: false)
            .frame(height: \(height))
        """
      ).items.first?.frame.y
    }
    #expect(try top(50) == 20)
    #expect(try top(26) == 8)
    #expect(try top(10) == 0)
  }
}
