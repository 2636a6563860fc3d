import TestSupport
import Testing

@testable import StylePreview

@Suite struct SanitizerTests {
  @Test(arguments: [
    ("Monday", "Monday"), ("", ""), ("a\tb", "a b"), ("line1\nline2", "line1 line2"),
    ("line1\r\nline2", "line1 line2"), ("good\rEVIL", "good␍EVIL"), ("abc\u{8}\u{8}X", "abc␈␈X"),
    ("a\u{7}b", "a␇b"), ("a\u{0}b", "a␀b"), ("a\u{7F}b", "a␡b"), ("\u{1B}[31mred", "␛[31mred"),
    ("a\u{9B}31mb", "a\u{FFFD}31mb"), ("abc\u{202E}txt\u{202C}", "abc\u{FFFD}txt\u{FFFD}"),
    ("a\u{2067}b", "a\u{FFFD}b"), ("a\u{2028}b", "a\u{FFFD}b"),
    ("a\u{200B}b\u{2060}c\u{FEFF}d", "abcd"),
    ("a\u{200E}b", "ab"), ("\u{301}x", "\u{25CC}\u{301}x"), ("\u{FE0F}x", "x"),
    (
      "Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}x",
      "Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}x"
    ),
    ("👨‍👩‍👧‍👦 family", "👨‍👩‍👧‍👦 family"), ("مرحبا", "مرحبا"), ("Straße ©", "Straße ©"),
  ])
  func nothingThatSteersATerminalIsLeft(text: String, clean: String) {
    let result = Sanitizer().clean(text)
    #expect(result.string == clean)
    #expect(result.width == TextWidth.cells(clean))
  }

  @Test(arguments: [
    ("Müller", "M?ller"), ("日本", "????"), ("It’s “so” – …", "It's \"so\" - ~"), ("\u{1B}x", "?x"),
    ("👨‍👩‍👧‍👦!", "??!"), ("e\u{301}a", "?a"), ("\u{301}a", "?a"), ("a\tb", "a b"), ("a\u{202E}", "a?"),
  ])
  func asciiKeepsTheWidth(text: String, clean: String) {
    let result = Sanitizer(isASCII: true).clean(text)
    #expect(result == CellText(bytes: Array(clean.utf8), width: clean.utf8.count))
    #expect(result.width == Sanitizer().clean(text).width)
  }

  @Test func whatIsLeftOutJoinsItsNeighbours() {
    let result = Sanitizer().clean("🇺\u{200B}🇸")
    #expect(result == CellText(bytes: Array("🇺🇸".utf8), width: 2))
  }

  @Test func brokenBytesBecomeReplacementCharacters() {
    let result = Sanitizer().clean([0x61, 0xC3, 0x28, 0xFF, 0xC2][...])
    #expect(result.string == "a\u{FFFD}(\u{FFFD}\u{FFFD}")
    #expect(result.width == 5)
  }

  @Test(arguments: 0..<200)
  func anythingBecomesCleanOnce(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let pool: [ClosedRange<UInt32>] = [
      0...0x7F, 0x80...0x17F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0x1100...0x11FF,
      0x2000...0x206F, 0x2600...0x27BF, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F5FF,
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      let range = pool[Int.random(in: pool.indices, using: &random)]
      text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? "x")
    }
    let clean = Sanitizer().clean(text)
    #expect(Sanitizer().clean(clean.string).width == clean.width)
    #expect(Sanitizer(isASCII: true).clean(text).bytes.allSatisfy { (0x20..<0x7F).contains($0) })
    for scalar in clean.string.unicodeScalars {
      #expect(scalar.properties.generalCategory != .control)
      #expect(!(0x2028...0x202E ~= scalar.value) && !(0x2066...0x2069 ~= scalar.value))
    }
    for width in 0...12 {
      let cut = Sanitizer().truncated(clean, to: width)
      #expect(cut.width <= width || cut == clean)
      #expect(cut.width == TextWidth.cells(cut.string))
    }
  }

  @Test func longTitlesAreCutByCharacter() {
    func cut(_ text: String, _ width: Int, isASCII: Bool = false) -> String {
      let sanitizer = Sanitizer(isASCII: isASCII)
      return sanitizer.truncated(sanitizer.clean(text), to: width).string
    }
    #expect(cut("Wednesday", 9) == "Wednesday")
    #expect(cut("Wednesday", 4) == "Wed…")
    #expect(cut("Wednesday", 4, isASCII: true) == "Wed~")
    #expect(cut("Wednesday", 1) == "…")
    #expect(cut("Wednesday", 0) == "")
    #expect(cut("Wednesday", -3) == "")
    #expect(cut("New York", 5) == "New…")
    #expect(cut("日本語", 4) == "日…")
    #expect(cut("👨‍👩‍👧‍👦 family", 2) == "…")
    #expect(cut("👨‍👩‍👧‍👦 family", 3) == "👨‍👩‍👧‍👦…")
  }

  @Test func onlyTextFromRightToLeftIsIsolated() {
    #expect(CellText("Stop").isolatedBytes == Array("Stop".utf8))
    #expect(CellText("日本").isolatedBytes == Array("日本".utf8))
    #expect(CellText("مرحبا Stop").isolatedBytes == Array("\u{2068}مرحبا Stop\u{2069}".utf8))
    #expect(CellText("שלום").isRightToLeft)
  }
}
