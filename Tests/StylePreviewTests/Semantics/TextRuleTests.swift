import Testing

@testable import StylePreview

/// How a text takes lines, in points and in cells.
struct TextRuleTests {
  private let points = PointPreview(preview: Preview(), title: "Monday to Friday")

  /// What stands on the lines of a title in so many points.
  private func lines(_ modifiers: String = "", title: String? = nil, room: Double) throws
    -> [String]
  {
    var points = points
    points.title = title ?? points.title
    return try points.list("configuration.title\(modifiers)", room: room).items.map { item in
      guard case .text(let text, let frame) = item else { return "no text" }
      let label = PointLabel(title: points.title, systemImage: nil)
      return LetterWidths(text).truncated(
        label.shown(text), to: frame.width, leavingOut: text.truncation)
    }
  }

  @Test func idealIsOneLine() throws {
    #expect(try points.size("configuration.title.fixedSize()", room: 10) == "131.32x20.29")
    #expect(try lines(room: 132) == ["Monday to Friday"])
    #expect(try lines(title: "Monday\nFriday", room: 500) == ["Monday Friday"])
  }

  @Test func textIsBrokenAtBlanksAndNeverWiderThanItsLines() throws {
    #expect(try lines(room: 100) == ["Monday to", "Friday"])
    #expect(try lines(room: 67) == ["Monday", "to Friday"])
    #expect(try points.size("configuration.title", in: (100, 90)) == "79.37x40.57")
  }

  @Test func wordIsBrokenWhereItIsLongerThanALine() throws {
    #expect(try lines(title: "Wednesday", room: 50) == ["Wedn", "esday"])
    #expect(try lines(title: "re-establish", room: 75) == ["re-", "establish"])
    #expect(try lines(title: "月曜日、火曜日", room: 55) == ["月曜", "日、火", "曜日"])
  }

  @Test func limitOfLinesCutsTheLastOne() throws {
    #expect(try lines(".lineLimit(1)", room: 100) == ["Monday to…"])
    let title = "Monday to Friday and the weekend"
    #expect(try lines(".lineLimit(2)", title: title, room: 100) == ["Monday to", "Friday and…"])
    #expect(try lines(".lineLimit(nil)", title: title, room: 100).count == 3)
    #expect(try lines(".lineLimit(...2)", title: title, room: 100).count == 2)
  }

  @Test func linesAreKeptFree() throws {
    #expect(
      try points.size("configuration.title.lineLimit(3, reservesSpace: true)") == "131.32x60.86")
    #expect(try points.size("configuration.title.lineLimit(2...4)") == "131.32x40.57")
  }

  @Test func heightThatIsProposedLimitsLines() throws {
    #expect(
      try points.drawn("configuration.title.frame(width: 100, height: 30)").count == 1)
    #expect(
      try points.drawn("configuration.title.frame(width: 100, height: 41)").count == 2)
  }

  @Test func truncationSaysWhatIsLeftOut() throws {
    func cut(_ mode: String) throws -> [String] {
      try lines(".lineLimit(1).truncationMode(.\(mode))", room: 100)
    }
    #expect(try cut("tail") == ["Monday to…"])
    #expect(try cut("head") == ["…y to Friday"])
    #expect(try cut("middle") == ["Mon…riday"])
  }

  @Test func shorterLinesAreAligned() throws {
    func places(_ alignment: String) throws -> [Double] {
      try points.list(
        "configuration.title.multilineTextAlignment(.\(alignment))", room: 100
      ).items.map(\.frame.x)
    }
    #expect(try places("leading") == [0, 0])
    let center = try places("center")
    let trailing = try places("trailing")
    #expect(center[0] == 0 && trailing[0] == 0)
    #expect(trailing[1] > 0 && abs(center[1] - trailing[1] / 2) < 0.001)
  }

  @Test func smallestScaleIsTold() throws {
    #expect(
      try Preview().resolve(style("configuration.title.minimumScaleFactor(0.5)")).notes
        == ["'.minimumScaleFactor' is not drawn by the preview and is left out"])
  }
}
