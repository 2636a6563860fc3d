import Testing

@testable import StylePreview

@Suite struct MarkupTests {
  @Test func textCannotBecomeMarkup() {
    #expect(
      text(#"<b a="1">R&D's</b>"#)
        == "&lt;b a=&quot;1&quot;&gt;R&amp;D&#39;s&lt;/b&gt;")
    #expect(text("]]>-->") == "]]&gt;--&gt;")
  }

  @Test func charactersThatXMLForbidsAreReplaced() {
    #expect(
      text("a\u{0}\u{1B}\u{7F}\u{85}\u{FFFE}\u{FFFF}\u{1FFFF}b") == "a\u{FFFD}\u{FFFD}"
        + "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b")
    #expect(text("a\u{202E}b\u{2066}c") == "a\u{FFFD}b\u{FFFD}c")
    #expect(text("a\tb\nc é 日 👍🏽") == "a\tb\nc é 日 👍🏽")
  }

  @Test(arguments: [
    (0, "0"), (-0.001, "0"), (1, "1"), (1.5, "1.5"), (-1.25, "-1.25"), (0.05, "0.05"),
    (34.999, "35"), (1e20, "1000000000"), (-.infinity, "-1000000000"), (.nan, "0"),
  ])
  func numbersHaveTwoPlacesAtMost(number: Double, text: String) {
    #expect(Markup.decimal(number) == text)
  }

  @Test func opacitiesHaveFour() {
    #expect(Markup.decimal(0.07, places: 4) == "0.07")
    #expect(Markup.decimal(0.00625, places: 4) == "0.0063")
  }

  private func text(_ string: String) -> String {
    var markup = Markup()
    markup.add(text: string)
    return String(decoding: markup.bytes, as: UTF8.self)
  }
}
