import StyleModel
import Testing

@testable import StyleChecks

/// What `translation` finds of titles.
struct TranslationTests {
  @Test func titlesAreMissingInLanguagesThatOthersHave() throws {
    let sample = CheckedSample(
      .labels(
        "week", LabelItem(id: "monday", title: "Monday", translations: ["de": "Montag"]),
        LabelItem(id: "tuesday", title: "Tuesday")))
    #expect(
      try sample.findings(only: .translation) == [
        "week tuesday: warning translation: 'Tuesday' has no title in 'de'"
      ])
  }
}
