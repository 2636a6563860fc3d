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
    ("star.fill", "★"), ("plus.circle", "⊕"), ("plus.circle.fill", "⊕+b"), ("bell", "Ω"),
    ("bell.fill", "Ω+b"), ("bell.slash", "Ω+s"), ("bell.slash.circle.fill", "Ω+b+s"),
    ("eye.slash", "⊘"), ("star.circle.fill", "★"), ("3.circle", "③"), ("3.circle.fill", "❸"),
    ("12.circle.fill", "⑫+b"), ("0.circle", "⓪"), ("50.circle", "㊿"), ("31.square.fill", "㉛+b"),
    ("7.square", "7"), ("sun..max", "•?"), ("a.circle", "ⓐ"),
    ("b.square.fill", "b+b"), ("person.badge.plus", "♙"), ("folder.badge.gearshape", "◰"),
    ("character.book.closed.ar", "A"), ("list.bullet.rtl", "≣"), ("xyz.and.star", "☆"),
    ("unheard.of.bell", "Ω"), ("unheard.of", "•?"), ("", "•?"), ("...", "•?"), ("fill", "•?"),
    ("arrow.up.left", "↖"), ("swift", "❯"), ("xmark", "✕"), ("allergens", "❀"),
    ("leaf.fill", "🍃+b"),
  ])
  func everyNameHasAGlyph(name: String, glyph: String) {
    #expect(shown(name) == glyph)
  }

  /// SwiftUI: the slash, the shape and the fill are looked up in this order, each where it exists.
  @Test(arguments: [
    ("plus", "circle.fill", "plus.circle.fill"), ("xmark.circle", "fill", "xmark.circle.fill"),
    ("airplane.circle.fill", "circle.fill", "airplane.circle.fill"),
    ("plus.circle", "circle.fill", "plus.circle.fill"), ("list.bullet", "fill", "list.bullet"),
    ("bell", "slash.circle.fill", "bell.slash.circle.fill"),
    ("plus", "fill", "plus"), ("star", "slash", "star.slash"), ("sun.max", "slash", "sun.max"),
    ("folder.badge.plus", "fill", "folder.fill.badge.plus"), ("star.fill", "slash", "star.fill"),
    ("unheard.of", "slash.circle.fill", "unheard.of.slash.circle.fill"),
    ("unheard.circle", "square", "unheard.circle"), ("", "fill", ""), ("...", "circle", "..."),
  ])
  func variantsAreLookedUp(name: String, variants: String, drawn: String) {
    let words = variants.split(separator: ".").map(String.init)
    #expect(SymbolResolution(name, variants: words).name == drawn)
  }

  @Test(arguments: [
    ("bell", "exact", "bell"), ("list.bullet.rtl", "script", "list.bullet"),
    ("3.circle", "enclosed", ""), ("person.badge.plus", "badge", "person"),
    ("bell.slash.circle.fill", "shortened", "bell"), ("xyz.and.star", "second", "star"),
    ("unheard.of.bell", "word", "bell"), ("unheard.of", "unknown", ""),
  ])
  func wayIsTold(name: String, way: String, entry: String) {
    let resolution = SymbolResolution(name)
    #expect(resolution.way.rawValue == way)
    #expect(resolution.entry == entry)
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
    let long = String(repeating: "a.", count: 100_000)
    #expect(SymbolGlyph.named(long) == .unknown)
    #expect(SymbolGlyph.named(long, variants: ["circle", "fill"]) == .unknown)
  }
}
