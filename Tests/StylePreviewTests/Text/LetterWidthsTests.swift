import Testing

@testable import StylePreview

@Suite struct LetterWidthsTests {
  private let body = LetterWidths(fontSize: 17)

  @Test func widthsAreThoseOfHelvetica() {
    // M 833, o 556, n 556, d 556, a 556, y 500 thousandths of 17 points.
    #expect(Markup.decimal(body.width(of: "Monday")) == "60.47")
    #expect(Markup.decimal(LetterWidths(fontSize: 17, isBold: true).width(of: "Monday")) == "64.23")
  }

  @Test func accentsTakeNoRoom() {
    #expect(body.width(of: "Ärger") == body.width(of: "Arger"))
    #expect(body.width(of: "e\u{301}te\u{301}") == body.width(of: "ete"))
  }

  @Test func wideCharactersAreAsWideAsTheyAreHigh() {
    #expect(body.width(of: "日本") == 34)
    #expect(body.width(of: "👨‍👩‍👧‍👦") == 17)
  }

  @Test func longTextsEndInAnEllipsis() {
    #expect(body.truncated("Wednesday", to: body.width(of: "Wednesday")) == "Wednesday")
    #expect(body.truncated("Wednesday", to: 60) == "Wed…")
    #expect(body.truncated("in time", to: 34) == "in…")
    #expect(body.truncated("Wednesday", to: 0) == "…")
  }
}
