import Diagnostics
import Testing

private let keys = [
  "title", "systemImage", "translations", "id", "highContrast", "darkHighContrast",
]

@Test(arguments: [
  ("titel", "title"), ("tittle", "title"), ("Title", "title"), ("systemimage", "systemImage"),
  ("systmeImage", "systemImage"), ("Id", "id"), ("highContrst", "highContrast"),
  ("darkhighcontrst", "darkHighContrast"), ("systemImages", "systemImage"),
])
func nearWordsAreFound(word: String, meant: String) {
  #expect(Spelling.nearest(to: word, among: keys) == meant)
}

@Test(arguments: ["", "x", "colour", "symbol", "label", String(repeating: "title", count: 100)])
func farWordsAreNot(word: String) {
  #expect(Spelling.nearest(to: word, among: keys) == nil)
}

@Test func differenceInCaseComesFirst() {
  #expect(Spelling.nearest(to: "BLUE", among: ["blues", "blu", "blue"]) == "blue")
}

@Test func wordItselfIsNoSuggestion() {
  #expect(Spelling.nearest(to: "title", among: ["title"]) == nil)
}

@Test(arguments: [
  ("sys", "systemImage"), ("contrast", nil), ("HIGH", "highContrast"), ("dark", "darkHighContrast"),
  ("image", "systemImage"), ("t", nil), ("", nil), ("tint", nil),
])
func partOfOneWordIsCompleted(part: String, meant: String?) {
  #expect(Spelling.completion(of: part, among: keys) == meant)
}
