import Diagnostics
import StylectlCommands
import Testing

struct ErrorReportTests {
  private let plain = ErrorReport(isColored: false)

  @Test func placeStandsBeforeTheSentenceAndHintBelowIt() {
    let diagnostic = Diagnostic(
      .error, file: "My.swift", place: Place(line: 3, column: 14),
      message: "expected ':' after the label", hint: "write '.padding(.horizontal, 8)'")
    #expect(
      plain.text(of: diagnostic) == """
        My.swift:3:14: error: expected ':' after the label
        hint: write '.padding(.horizontal, 8)'

        """)
    #expect(
      plain.text(of: Diagnostic(.warning, file: "a", message: "b")) == "a: warning: b\n")
    #expect(plain.text(of: Diagnostic(.note, message: "b")) == "note: b\n")
  }

  @Test func onlyTheWordsAreColoured() {
    let text = ErrorReport(isColored: true).text(of: Diagnostic(.error, message: "m", hint: "h"))
    #expect(text == "\u{1B}[1;31merror:\u{1B}[0m m\n\u{1B}[1;32mhint:\u{1B}[0m h\n")
  }

  @Test(arguments: [
    "\u{1B}]52;c;aGk=\u{7}", "a\u{9B}31m", "abc\u{202E}txt", "good\rEVIL", "a\nb", "\u{0}",
    "\u{2066}x\u{2069}", "\u{7F}", "a\u{85}b", "\u{2028}",
  ])
  func nothingQuotedSteersTheTerminal(_ hostile: String) {
    let diagnostic = Diagnostic(.error, file: hostile, message: hostile, hint: hostile)
    let text = plain.text(of: diagnostic)
    let raw = text.unicodeScalars.filter {
      $0 != "\n"
        && ($0.properties.generalCategory == .control || $0.value == 0x2028
          || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value))
    }
    #expect(raw.isEmpty)
    #expect(text.filter { $0 == "\n" }.count == 2)
  }

  @Test func longNamesAndSentencesAreCut() {
    let long = String(repeating: "n", count: 1_000_000)
    #expect(named(long).count == 203)
    #expect(named(String(repeating: "n", count: 200)).count == 202)
    let marks = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(plain.text(of: Diagnostic(.error, file: marks, message: marks)).utf8.count < 6_000)
  }
}
