import Testing

@testable import StylePreview

@Suite struct SymbolGlyphTests {
  /// A glyph with its marks: `+b` for bold, `+s` for struck through, `?` for unknown.
  private func shown(_ name: String, _ variants: [String] = []) -> String {
    let glyph = SymbolGlyph.named(name, variants: variants)
    return glyph.text(in: TextForm()).string + (glyph.isBold ? "+b" : "")
      + (glyph.isStruck ? "+s" : "") + (glyph.isKnown ? "" : "?")
  }

  @Test(arguments: [
    ("sun.max", "☼"), ("sun.max.fill", "☀"), ("cloud.sun", "☁"), ("sun.haze", "≋"), ("star", "☆"),
    ("star.fill", "★"), ("plus.circle", "⊕"), ("plus.circle.fill", "⊕+b"), ("bell", "⍾"),
    ("bell.fill", "⍾+b"), ("bell.slash", "⍾+s"), ("bell.slash.circle.fill", "⍾+b+s"),
    ("eye.slash", "⊘"), ("star.circle.fill", "★"), ("3.circle", "③"), ("3.circle.fill", "❸"),
    ("12.circle.fill", "⑫+b"), ("0.circle", "⓪"), ("50.circle", "0"), ("a.circle", "ⓐ"),
    ("b.square.fill", "b+b"), ("person.badge.plus", "♙"), ("folder.badge.gearshape", "◰"),
    ("character.book.closed.ar", "A"), ("list.bullet.rtl", "≣"), ("xyz.and.star", "☆"),
    ("unheard.of.bell", "⍾"), ("unheard.of", "•?"), ("", "•?"), ("...", "•?"), ("fill", "•?"),
    ("arrow.up.left", "↖"), ("swift", "❯"), ("xmark", "✕"), ("allergens", "❀"),
    ("leaf.fill", "🍃+b"),
  ])
  func everyNameHasAGlyph(name: String, glyph: String) {
    #expect(shown(name) == glyph)
  }

  @Test func variantsAddWhatTheNameDoesNotHave() {
    #expect(shown("plus", ["circle", "fill"]) == "⊕+b")
    #expect(shown("plus.circle", ["circle", "fill"]) == "⊕+b")
    #expect(shown("xmark.circle", ["fill"]) == "⊗+b")
    #expect(shown("star", ["fill"]) == "★")
    #expect(shown("star.fill", ["circle"]) == "★")
    #expect(shown("bell", ["slash"]) == "⍾+s")
    #expect(shown("plus.square", ["circle"]) == "⊞")
  }

  @Test func tableIsSortedAndSafe() {
    let entries = SymbolTable.entries.description.split { $0 == " " || $0 == "\n" }
    #expect(entries.count > 590)
    var previous = ""
    for entry in entries {
      let parts = entry.split(separator: "|", omittingEmptySubsequences: false)
      #expect(parts.count == 3 && parts[0] > previous, "\(entry)")
      previous = String(parts[0])
      #expect(parts[1].unicodeScalars.count == 1 && parts[2].utf8.count == 1, "\(entry)")
      #expect(!("\u{2630}"..."\u{2637}" ~= Character(String(parts[1]))), "\(entry)")
      let glyph = SymbolGlyph.named(previous)
      #expect(glyph.text(in: TextForm()).string == parts[1])
      #expect(glyph.text(in: TextForm(isASCII: true)).string == parts[2])
      #expect(glyph.width(in: TextForm()) == TextWidth.cells(String(parts[1])))
    }
  }

  @Test func longNamesAreNotLookedAt() {
    #expect(SymbolGlyph.named(String(repeating: "a.", count: 100_000)) == .unknown)
  }
}
