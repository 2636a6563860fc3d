import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// Styles whose single steps are large: each step costs what it takes, so that all of them end.
struct CrowdedStyleTests {
  private func outcome(_ body: String, members: String = "", after: String = "") -> String {
    do {
      _ = try Preview().resolve(style(body, members: members) + "\n" + after)
      return "it ended"
    } catch let error as EvaluationError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  private func names(_ count: Int) -> String {
    (0..<count).map { "a\($0)" }.joined(separator: ", ")
  }

  private let unfinished = "Test did not finish: more than 200,000 steps"

  @Test(arguments: [
    "reduce([]) { list, _ in [list] }",
    "reduce({ 1 }) { before, _ in { before() } }",
    "reduce(Link(next: 1)) { next, _ in Link(next: next) }",
    "reduce(Foreign.start) { before, _ in Foreign.next(before) }",
  ])
  func valuesNestedManyThousandTimesAreFreed(chain: String) {
    let members = "let chain = Array(0..<5000).\(chain)"
    let body = "let again = Array(0..<5000).\(chain)\nconfiguration.title"
    #expect(
      outcome(body, members: members, after: "struct Link { var next: Any }") == "it ended")
  }

  @Test func variableThatHoldsItselfAgainAndAgainIsFreed() {
    let body =
      "var list = [1]\nlet all = Array(0..<9000).map { list = [list] }\nconfiguration.title"
    #expect(outcome(body) == "it ended")
  }

  @Test func textsThatGrowAreBounded() {
    let members = """
      func grow(_ left: Int) -> Text {
          if left == 0 { return Text("0123456789") }
          let half = grow(left - 1)
          return half + half
      }
      """
    #expect(outcome("grow(40)", members: members) == "a string is longer than 100,000 bytes")
  }

  @Test func comparingLongStringsCounts() {
    let long = String(repeating: "e\u{301}", count: 20_000)
    let body =
      "let all = Array(0..<9000).map { _ in \"\(long)\" == \"\(long)\" }\nconfiguration.title"
    #expect(outcome(body) == unfinished)
  }

  @Test(arguments: ["Many.a999", "Many(rawValue: 999)", "Many.a0 < Many.a999"])
  func lookingThroughManyCasesCounts(expression: String) {
    let body = "let all = Array(0..<9000).map { _ in \(expression) }\nconfiguration.title"
    #expect(
      outcome(body, after: "enum Many: Int { case \(names(1_000)) }") == unfinished)
  }

  @Test func lookingForTheFunctionThatFitsCounts() {
    let others = String(repeating: "func f(other: Int) -> Int { 1 }\n", count: 5_000)
    let body = "let all = Array(0..<9000).map { _ in f(1) }\nconfiguration.title"
    #expect(outcome(body, after: others + "func f(_ value: Int) -> Int { 1 }") == unfinished)
  }

  @Test func layingManyArgumentsOverPropertiesCounts() {
    let properties = (0..<4_000).map { "var a\($0) = 1" }.joined(separator: "\n")
    let arguments = (0..<4_000).map { "a\($0): 1" }.joined(separator: ", ")
    let body = "let large = Large(\(arguments))\nconfiguration.title"
    #expect(outcome(body, after: "struct Large {\n\(properties)\n}") == unfinished)
  }

  @Test func longLiteralsAndNamesCount() {
    let digits = String(repeating: "0", count: 50_000)
    let long = String(repeating: "a", count: 200_000)
    for expression in ["0x\(digits)", "0.\(digits)1", "foreign.\(long)"] {
      let body = "let all = Array(0..<9000).map { _ in \(expression) }\nconfiguration.title"
      #expect(outcome(body) == unfinished)
    }
  }

  @Test func longKeyPathsAreRefused() {
    let path = String(repeating: ".a", count: 10_000)
    #expect(
      outcome("let all = [1].map(\\\(path))\nconfiguration.title")
        == "a key path has more than 500 members")
  }

  @Test func stringOfManyInterpolationsIsReadInOnePass() throws {
    let text = String(repeating: "\\(1)", count: 8_000)
    #expect(outcome("Text(\"\(text)\")") == "it ended")
  }
}
