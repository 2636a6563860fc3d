import CommandTable
import Testing

struct BashLineTests {
  private let name = #"My week's "best" $days [a]!"#

  /// What Bash is answered for the end of a line.
  private func answer(_ line: String, _ end: String, _ candidate: String) -> String {
    CompletionAnswer(candidates: [Candidate(candidate)], files: .none)
      .text(inPlaceOf: BashLine(line, replacing: end))
  }

  @Test(arguments: [
    (#"tool show My"#, #"My"#, #"My\ week\'s\ \"best\"\ \$days\ \[a\]\!"#),
    (#"tool show My\ w"#, #"My\ w"#, #"My\ week\'s\ \"best\"\ \$days\ \[a\]\!"#),
    (#"tool show 'My w"#, #"My w"#, #"My week'\''s "best" $days [a]!"#),
    (#"tool show "My w"#, #"My w"#, #"My week's \"best\" \$days [a]"'!'""#),
    (#"tool show "My week's \"b"#, #"My week's \"b"#, #"My week's \"best\" \$days [a]"'!'""#),
  ])
  func namesAreQuotedAsTheLineIs(_ line: String, _ end: String, _ text: String) {
    #expect(answer(line, end, name) == "none\n\(text)\n")
  }

  @Test func onlyTheEndIsReplaced() {
    #expect(answer("tool show tint:br", "br", "tint:brand") == "none\nbrand\n")
    #expect(answer("tool --kind=st", "st", "--kind=style") == "none\nstyle\n")
    #expect(answer("tool show 'My week'@", "@", "My week@2") == "none\n@2\n")
    #expect(answer("tool show \"a b\":'c d", "c d", "a b:c d's") == "none\nc d'\\''s\n")
    #expect(answer("tool show ''", "", "'s") == "none\n\\'s\n")
    #expect(answer("tool show '", "", "'s") == "none\n''\\''s\n")
  }

  @Test func wordsThatBeginOtherwiseAreLeftOut() {
    #expect(answer("tool show Da", "Da", "week") == "none\n")
    #expect(answer("tool show ", "", "week") == "none\nweek\n")
    #expect(answer("tool show ", "", "we\u{1B}ek") == "none\n")
    #expect(answer("tool show ", "", "we\nek") == "none\n")
  }

  @Test func wordsAreThoseOfBash() {
    let line = BashLine(#"tool  a\ b 'c d'"e f"  "\$\x" '\' é"#, replacing: "é")
    #expect(line.words == ["tool", "a b", "c de f", #"$\x"#, #"\"#])
    #expect(line.word == "é")
    #expect(BashLine("", replacing: "").words == [])
    #expect(BashLine("tool", replacing: "longer than the line").word == "tool")
  }
}
