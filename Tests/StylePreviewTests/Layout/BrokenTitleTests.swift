import StyleModel
import TestSupport
import Testing

@testable import StylePreview

/// Titles on several lines of a terminal.
struct BrokenTitleTests {
  private func sheet(
    _ body: String, _ titles: [String], width: Int = 80, typeSize: String = "large",
    characters: Tier.Characters = .unicode
  ) throws -> String {
    var preview = Preview()
    preview.environment.dynamicTypeSize = typeSize
    let view = try preview.resolve(style(body)).view
    let labels = LabelSet(titles.map { LabelItem(title: $0, systemImage: "sun.max") })
    var bytes: [UInt8] = []
    let sheet = LabelSheet(
      view: view, tier: Tier(colors: .none, characters: characters),
      backdrop: Backdrop(Appearance()), width: width)
    try sheet.write(LabelList(labels)) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func titleIsBrokenWhereItsFrameIsNarrow() throws {
    let tile = """
      VStack { configuration.icon; configuration.title.multilineTextAlignment(.center) }
          .frame(width: 100)
          .padding(8)
          .overlay(RoundedRectangle(cornerRadius: 8).stroke())
      """
    #expect(
      try sheet(tile, ["Rain and snow today", "Sun"]) == """
        ╭──────────╮
        │    ☼     │
        │ Rain and │
        │snow today│
        ╰──────────╯

        ╭──────────╮
        │    ☼     │
        │   Sun    │
        ╰──────────╯

        """)
  }

  @Test func titleIsBrokenWhereTheListIsNarrow() throws {
    #expect(
      try sheet("Label(configuration)", ["Rain and snow", "Sun", "Thunderstorm"], width: 11) == """
        ☼ Rain and
          snow
        ☼ Sun
        ☼ Thunders…

        """)
    #expect(
      try sheet("Label(configuration).lineLimit(1)", ["Rain and snow"], width: 11) == """
        ☼ Rain and…

        """)
    #expect(
      try sheet(
        "Label(configuration).lineLimit(2)", ["Rain and snow and thunder"], width: 11,
        characters: .ascii) == """
          * Rain and
            snow an~

          """)
  }

  @Test func titleIsAsWideAsItsLines() throws {
    let chip = "configuration.title.padding(.horizontal, 10).overlay(Rectangle().stroke())"
    #expect(
      try sheet(chip, ["One two three four"], width: 13) == """
        ┌─────────┐
        │ One two │
        │ three   │
        │ four    │
        └─────────┘

        """)
  }

  @Test func textOfTheStyleIsBrokenToo() throws {
    let body = "Text(\"One two three\").frame(width: 80, alignment: .leading)"
    #expect(try sheet(body, ["a"]) == "One two\nthree\n")
    #expect(try sheet("\(body).environment(\\.lineLimit, 1)", ["a"]) == "One two…\n")
  }

  @Test func hardNewlineIsABlank() throws {
    #expect(try sheet("configuration.title", ["One\ntwo"]) == "One two\n")
  }

  /// 34 points are two rows, in whose middle the letters stand: half a row above and below.
  @Test func largeTypeTakesMoreRows() throws {
    let box = "Label(configuration).padding(4).overlay(Rectangle().stroke())"
    func rows(_ size: String) throws -> Int {
      try sheet(box, ["Sun"], typeSize: size).split(separator: "\n").count
    }
    #expect(try rows("large") == 3)
    #expect(try rows("accessibility3") > 3)
    #expect(try rows("accessibility5") == 5)
  }

  @Test(arguments: [
    (11.0, 1.0), (17, 1), (25, 1), (26, 2), (34, 2), (40, 2), (42, 2), (43, 3), (53, 3), (60, 4),
    (1_000, 59),
  ])
  func rowsOfAFont(size: Double, rows: Double) {
    #expect(LineRows.height(scale: LineRows.scale(ofFont: size)) == rows * 20)
  }

  /// Whatever a title and a width are, lines hold its words in order, and none is wider.
  @Test(arguments: 0..<60)
  func linesHoldAllWords(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      String(repeating: "ab日", count: Int.random(in: 1...4, using: &random))
        .prefix(Int.random(in: 1...9, using: &random))
    }
    let text = words.joined(separator: " ")
    let room = Double(Int.random(in: 1...20, using: &random))
    for splitsWords in [false, true] {
      let breaker = LineBreaker(splitsWords: splitsWords) { Double(TextWidth.cells($0)) }
      let lines = breaker.lines(of: text, in: room)
      #expect(
        lines.map { $0.text.filter { $0 != " " } }.joined() == text.filter { $0 != " " })
      #expect(lines.dropLast().allSatisfy { $0.width <= max(room, 2) })
      for line in lines { #expect(line.width == Double(TextWidth.cells(String(line.text)))) }
    }
  }

  /// Each label of a list is what it is alone, with the lines of its own title.
  @Test func labelsOfOneShapeShareADrawing() throws {
    let titles = ["aa bb", "cc dd", "aaaa b", "a", "eee ff gg", "bb aa"]
    let body = "configuration.title.frame(width: 40).overlay(Rectangle().stroke())"
    let together = try sheet(body, titles).split(separator: "\n")
    let single = try titles.map { try sheet(body, [$0]) }.joined().split(separator: "\n")
    #expect(together == single)
  }
}
