import CommandTable
import Testing

struct CompletionTests {
  /// What is offered where a line ends, by its words; the last one is being typed.
  private func words(_ line: String...) -> [String] {
    point(line).candidates.map(\.word)
  }

  private func point(_ line: [String]) -> CompletionPoint {
    sampleTool.completionPoint(after: line.dropLast(), typing: line.last ?? "")
  }

  @Test func commandsComeWithTheirAbstracts() {
    let point = point([""])
    #expect(point.candidates.map(\.word) == ["show", "tidy", "box", "help"])
    #expect(point.candidates.first?.meaning == "Show one item")
    #expect(words("--catalog", "x", "") == ["show", "tidy", "box", "help"])
    #expect(words("bogus", "") == [])
  }

  @Test func familiesHaveTheirCommands() {
    #expect(words("box", "") == ["open", "list"])
    #expect(words("help", "box", "") == ["open", "list"])
    #expect(words("help", "") == ["show", "tidy", "box", "environment"])
    #expect(words("help", "box", "open", "") == [])
  }

  @Test func optionsAreThoseThatCanStillBeGiven() {
    let all = [
      "--level", "--all", "--long", "--width", "--set", "--catalog", "--color", "--quiet", "--help",
    ]
    #expect(words("show", "-") == all)
    #expect(words("show", "--le") == all)
    #expect(
      words("show", "--all", "--set", "a=1", "-q", "--")
        == all.filter {
          $0 != "--all" && $0 != "--quiet"
        })
    #expect(words("-") == ["--catalog", "--color", "--quiet", "--help", "--version"])
    #expect(words("tidy", "") == ["--catalog", "--color", "--quiet", "--help"])
    #expect(words("tidy", "--", "") == [])
  }

  @Test func valuesFollowTheirOptions() {
    #expect(words("show", "--color", "") == ["auto", "always", "never"])
    #expect(words("show", "--color=al") == ["--color=auto", "--color=always", "--color=never"])
    #expect(words("--color=", "show", "-") == words("show", "-").filter { $0 != "--color" })
    let value = point(["show", "-w", "1"])
    #expect(value.parameter?.name == "width")
    #expect(value.value == "1")
    let joined = point(["show", "--set=ab"])
    #expect(joined.parameter?.name == "set")
    #expect(joined.lead == "--set=")
    #expect(joined.value == "ab")
  }

  @Test func argumentsAreToldByTheirPlace() {
    #expect(point(["show", ""]).parameter?.name == "name")
    #expect(point(["show", "-qa", "Bold", "--set", "x", ""]).parameter?.name == "more")
    #expect(point(["show", "Bold", "a", "b", ""]).parameter?.name == "more")
    #expect(point(["show", "Bold", "a", "b", ""]).arguments == ["Bold", "a", "b"])
    #expect(point(["box", "open", ""]).command == "box open")
    #expect(point(["show", "--", "-"]).parameter?.name == "name")
    #expect(point(["--catalog", "a", "show", "--catalog=b", ""]).option("catalog") == "b")
  }

  @Test func controlCharactersMakeNoFurtherCandidates() {
    let answer = CompletionAnswer(
      candidates: [
        Candidate("a", "Its meaning"), Candidate("b", "two\nlines"), Candidate("c\n", "None"),
        Candidate("d", "\u{1B}[2J"),
      ], files: .none)
    #expect(answer.describedText() == "none\na\tIts meaning\nb\nd\n")
  }

  @Test func anyLineHasAnAnswer() {
    for word in ["", "-", "--", "---", "--=", "-=", "=", "-5", "--color", "--color=", "é", "-é"] {
      for other in ["show", "box", "help", "-", "--", "--set", "-l"] {
        for line in [[other, word, word], [word, other, word]] {
          let point = point(line)
          #expect(point.word == word)
          #expect(word.hasPrefix(point.lead))
        }
      }
    }
  }
}
