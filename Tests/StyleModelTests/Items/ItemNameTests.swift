import Diagnostics
import StyleModel
import Testing

private func problem(_ text: String, _ kind: ItemKind = .tint) -> String? {
  do {
    _ = try ItemName(text, for: kind)
    return nil
  } catch {
    return error.diagnostics.first?.message
  }
}

@Test(arguments: [
  "brand", "Brand.primary", "my brand", "日曜", "é", "2nd", "a-b", "🌞", "☀️", "1️⃣", "👩‍👧", "می‌خواهم",
  "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  String(repeating: "x", count: 200),
])
func namesThatAreFit(name: String) throws {
  #expect(try ItemName(name, for: .tint).text == name)
  #expect(try ItemName(name, for: .labels).text == name)
}

@Test(arguments: [
  ("", "a name cannot be empty"),
  (
    String(repeating: "é", count: 101),
    "the name \"\(String(repeating: "é", count: 60))…\" has 202 bytes; a name has at most 200"
  ),
  ("a\u{1B}b", #"the name "a\u001bb" holds a character that cannot be seen (U+001B)"#),
  ("a\u{202E}b", #"the name "a\u202eb" holds a character that cannot be seen (U+202E)"#),
  ("a\nb", #"the name "a\u000ab" holds a character that cannot be seen (U+000A)"#),
  ("a@b", #"the name "a@b" holds '@'"#), ("a:b", #"the name "a:b" holds ':'"#),
  ("a=b", #"the name "a=b" holds '='"#), ("a,b", #"the name "a,b" holds ','"#),
  ("a/b", #"the name "a/b" holds '/'"#), (#"a\b"#, #"the name "a\b" holds '\'"#),
  ("-a", #"the name "-a" starts with '-'"#), (".a", #"the name ".a" starts with '.'"#),
  (" a", #"the name " a" has a blank at an end"#),
  ("a\u{A0}", "the name \"a\u{A0}\" has a blank at an end"),
])
func namesThatAreNot(name: String, message: String) {
  #expect(problem(name) == message)
}

@Test(arguments: ["DayLabelStyle", "_X1", "é", "日曜", "🌞", "actor", "macro"])
func identifiersOfSwift(name: String) {
  #expect(problem(name, .style) == nil)
}

@Test(arguments: ["☀️", "⭐️", "2nd", "a b", "a.b", "#x", "_", "__", "$x", "+", "e\u{301}\u{20DD}!"])
func noIdentifiersOfSwift(name: String) {
  #expect(problem(name, .style) == "\"\(name.nfc)\" is not a Swift identifier")
}

@Test(arguments: ["Type", "Protocol", "class", "Self", "Any", "inout"])
func wordsOfSwift(name: String) {
  #expect(problem(name, .style) == "\"\(name)\" is a word of Swift itself")
  #expect(problem(name, .tint) == nil)
}

@Test func namesAreNormalizedAndFolded() throws {
  let composed = try ItemName("\u{C9}cru", for: .tint)
  let decomposed = try ItemName("E\u{301}cru", for: .tint)
  #expect(Array(decomposed.text.utf8) == Array("\u{C9}cru".utf8))
  #expect(composed == decomposed)
  #expect(composed.folded == "\u{E9}cru")
  #expect(try ItemName("WEEK", for: .labels).folded == ItemName("week", for: .labels).folded)
}

@Test func normalizationFormC() {
  // Examples of Unicode's UAX #15: reordering of marks, Hangul, a singleton.
  #expect(Array("a\u{323}\u{307}".nfc.unicodeScalars) == ["\u{1EA1}", "\u{307}"])
  #expect(Array("\u{1100}\u{1161}\u{11A8}".nfc.unicodeScalars) == ["\u{AC01}"])
  #expect(Array("\u{212B}".nfc.unicodeScalars) == ["\u{C5}"])
}

@Test(arguments: [
  ("\u{200B}", "200B"), ("bra\u{AD}nd", "00AD"), ("a\u{2060}", "2060"), ("\u{3164}", "3164"),
  ("\u{34F}\u{34F}", "034F"), ("\u{200D}", "200D"), ("a\u{200C}b", "200C"), ("a\u{FE0F}", "FE0F"),
  ("日\u{200D}", "200D"), ("\u{E0041}", "E0041"),
])
func nameThatIsNotSeenIsNoNameUnlessACatalogHoldsIt(name: String, scalar: String) throws {
  #expect(
    problem(name) == "the name \(quoted(name)) holds a character that cannot be seen (U+\(scalar))")
  #expect(throws: InputError.self) { try ReleaseName(name) }
  #expect(try ItemName(stored: name, for: .tint).text == name.nfc)
  #expect(try ReleaseName(stored: name).text == name.nfc)
}
