import Testing

@testable import StylePreview

/// What is left of titles that no window shows whole.
struct LongTitleTests {
  @Test(arguments: ["", "Monday", String(repeating: "x", count: 65_536)])
  func titlesUpToTheLimitStayAsTheyAre(_ title: String) {
    #expect(LongTitle.shortened(title) == title)
  }

  @Test(arguments: ["x", "é", "e\u{301}", "日", "👩‍👩‍👧", "\u{301}"])
  func longerOnesKeepTheirStartAndTheirEndInWholeCharacters(_ character: String) {
    let title = "Start " + String(repeating: character, count: 100_000) + " end"
    let shortened = LongTitle.shortened(title)
    #expect(shortened.utf8.count <= 65_536 + 3)
    #expect(shortened.hasPrefix("Start") && shortened.hasSuffix(" end"))
    #expect(Set(shortened).subtracting("Start… end").isSubset(of: Set(title)))
  }

  @Test(arguments: [Truncation.head, .middle, .tail])
  func cuttingThemGivesWhatCuttingTheWholeGives(_ part: Truncation) {
    let title = "Start " + String(repeating: "long ", count: 50_000) + "end"
    let sanitizer = Sanitizer()
    let whole = sanitizer.clean(title)
    let shortened = sanitizer.clean(LongTitle.shortened(title))
    for width in [1, 2, 20, 200] {
      #expect(
        sanitizer.truncated(shortened, to: width, leavingOut: part)
          == sanitizer.truncated(whole, to: width, leavingOut: part))
    }
  }
}
