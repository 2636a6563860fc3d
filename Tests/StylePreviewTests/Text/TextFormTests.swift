import Foundation
import StyleModel
import Testing

@testable import StylePreview

/// Texts and symbols in the ways that terminals write them.
@Suite struct TextFormTests {
  private let wide = TextForm(isAmbiguousWide: true)

  @Test(arguments: [
    ("─│●★", 4, 8), ("Ωμέγα", 5, 9), ("Слово", 5, 10), ("café", 4, 5), ("naïve", 5, 5),
    ("Monday", 6, 6), ("日本", 4, 4), ("\u{FFFD}", 1, 2), ("e\u{301}", 1, 1), ("½ °C", 4, 6),
  ])
  func ambiguousCharactersTakeWhatTheTerminalGives(text: String, narrow: Int, wide: Int) {
    #expect(Sanitizer().clean(text).width == narrow)
    #expect(Sanitizer(self.wide).clean(text).width == wide)
  }

  @Test func cutTextsAreMeasuredLikeWholeOnes() {
    let sanitizer = Sanitizer(wide)
    let text = sanitizer.clean("★★★★")
    #expect(sanitizer.truncated(text, to: 8).string == "★★★★")
    #expect(sanitizer.truncated(text, to: 7) == CellText(bytes: Array("★★★~".utf8), width: 7))
    #expect(sanitizer.truncated(text, to: 4) == CellText(bytes: Array("★~".utf8), width: 3))
    for width in 0...9 {
      let cut = sanitizer.truncated(text, to: width)
      #expect(cut.width <= width && cut.width == sanitizer.cells(cut.string))
    }
  }

  @Test func iconsTakeTwoCellsWhereAmbiguousOnesAreWide() {
    for name in ["sun.max", "star", "cloud", "plus", "no.such.symbol"] {
      let text = SymbolGlyph.named(name).text(in: wide)
      #expect(text.width == 2, "\(name)")
      #expect(Sanitizer(wide).cells(text.string) == 2, "\(name)")
    }
  }

  @Test func emojiAreOneScalarOfTwoCells() {
    let emoji = TextForm(icons: .emoji)
    for (name, picture) in [
      ("sun.max", "🌞"), ("moon.stars.fill", "🌙"), ("bell.slash.fill", "🔕"), ("star.fill", "⭐"),
      ("person.2.circle", "👥"), ("cloud.rain", "☔"),
    ] {
      let text = SymbolGlyph.shown(name, variants: [], in: emoji).text(in: emoji)
      #expect(text.string == picture && text.width == 2, "\(name)")
      #expect(text.string.unicodeScalars.first?.properties.isEmojiPresentation == true)
    }
    // A glyph stands where there is no picture.
    let plain = SymbolGlyph.named("square.grid.2x2")
    #expect(SymbolGlyph.shown("square.grid.2x2", variants: [], in: emoji) == plain)
  }

  @Test func iconsInASCIIBesideTextsThatAreNot() {
    let form = TextForm(icons: .ascii)
    #expect(SymbolGlyph.named("sun.max").text(in: form).string == "*")
    #expect(Sanitizer(form).clean("日本").string == "日本")
  }

  @Test func tablesAreThoseOfTheVersionThatTheyState() throws {
    let tables = [
      WidthTables.wide, WidthTables.zero, WidthTables.ambiguous, WidthTables.rightToLeft,
      WidthTables.emojiBases,
    ]
    let numbers = tables.map { $0.map(String.init).joined(separator: ",") }.joined(separator: ";")
    let digest = ContentHash(of: Array("\(WidthTables.version):\(numbers)".utf8)).hex
    #expect(digest == WidthTables.digest)
    let script = try String(
      contentsOfFile: #filePath.replacing(
        "Tests/StylePreviewTests/Text/TextFormTests.swift",
        with: "Scripts/generate-width-tables.py"), encoding: .utf8)
    #expect(script.contains("UNICODE = \"0.7.0\", \"\(WidthTables.version)\""))
    // Unicode 15.1, 16 and 17 added these wide characters.
    for added in ["\u{2FFC}", "\u{1FAE9}", "\u{1FAC8}"] { #expect(TextWidth.cells(added) == 2) }
  }

  @Test(arguments: [
    ("שלום", true), ("مرحبا", true), ("a א", true), ("١٢٣", false), ("\u{5B0}", false),
    ("\u{200F}x", false), ("abc", false), ("日本", false), ("\u{10900}", true),
  ])
  func textIsIsolatedWhereALetterRunsFromRightToLeft(text: String, isRightToLeft: Bool) {
    #expect(Sanitizer().clean(text).isRightToLeft == isRightToLeft)
  }
}
