import StyleModel
import Testing

@testable import StylePreview

/// Titles that are made to break a terminal, or just hard to measure.
@Suite struct HostileTitleTests {
  private static let titles = [
    "", "   ", "\u{1B}[2J\u{1B}[Hgone", "\u{1B}]0;name\u{7}x", "\u{1B}]52;c;Zm9v\u{7}",
    "\u{1B}]8;;http://a.b\u{1B}\\link", "a\u{9B}1mb", "a\u{90}q\u{9C}", "x\ty", "one\ntwo",
    "one\r\ntwo", "good\rbad", "ab\u{8}\u{8}c", "nul\u{0}l", "del\u{7F}", "abc\u{202E}fdp.exe",
    "a\u{2066}b\u{2069}c", "l\u{2028}m\u{2029}n", "☀️ day", "☀︎ day", "👩‍👩‍👧‍👦 four", "💅🏽 nails",
    "🇫🇷 flag", "2️⃣ two", "日本語のラベル", "e\u{301}te\u{301}",
    "Z" + String(repeating: "\u{335}", count: 60), "नमस्ते", "שלום", "─│●★",
    String(repeating: "W", count: 400), "\u{FFFD}",
  ]

  @Test(arguments: titles) func everyTierStaysWhole(title: String) {
    for colors in [Tier.Colors.trueColor, .indexed, .sixteen, .none] {
      for characters in [Tier.Characters.unicode, .halves, .ascii] {
        let tier = Tier(colors: colors, characters: characters)
        for width in [0, 1, 2, 5, 12] {
          let list = SampleDrawings.blueDash(titleWidth: Double(width))
          let drawing = Drawing(list, tier: tier, backdrop: Backdrop(Appearance()))
          let screen = Screen(drawing.bytes(title: title, systemImage: "sun.max"))
          #expect(screen.faults == [])
          #expect(screen.lines.count == 3)
          #expect(
            screen.text.map { TextWidth.cells($0) } == [width + 6, width + 6, width + 6],
            "\(tier), width \(width)")
        }
      }
    }
  }

  @Test func aTitleFromRightToLeftIsIsolated() {
    let list = SampleDrawings.blueDash(titleWidth: 6)
    let drawing = Drawing(list, tier: Tier(colors: .none), backdrop: Backdrop(Appearance()))
    #expect(
      Screen(drawing.bytes(title: "שלום", systemImage: "sun.max")).text[1]
        == "╏ ☼ \u{2068}שלום\u{2069}   ╏")
    #expect(
      Screen(drawing.bytes(title: "שלום עולם", systemImage: "sun.max")).text[1]
        == "╏ ☼ \u{2068}שלום…\u{2069}  ╏")
  }
}
