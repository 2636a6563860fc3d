import Diagnostics
import SwiftText
import Testing

/// What is said about Swift that is only nearly right, and where.
@Suite struct SyntaxErrorTests {
  @Test(
    arguments: [
      (
        "struct A { var x: Int { Text(\"a\").padding(.horizontal 8) } }",
        "1:55: expected ',' or ')' in the arguments of 'padding', but '8' stands here",
        "separate arguments with a comma: `.horizontal, 8`"
      ),
      (
        "let x = [1 2]", "1:12: expected ',' or ']', but '2' stands here",
        "separate elements with a comma"
      ),
      ("let x = a +b", "1:11: '+' needs a blank on both sides or on neither", nil),
      ("let x = a == b == c", "1:16: '==' and '==' need parentheses to be grouped", nil),
      ("let x = 3 +", "1:12: expected a value, but the text ends", nil),
      ("let x: = 3", "1:8: expected a type, but '=' stands here", nil),
      ("x = 3", "1:1: expected a declaration, but 'x' stands here", nil),
      (
        "func f() { Text(\"a\") Text(\"b\") }",
        "1:22: expected the end of the statement, but 'Text' stands here",
        "begin a new line for the next statement"
      ),
      (
        "func let() {}", "1:6: expected the name of the function, but 'let' stands here",
        "a keyword is a name between backticks only: `let`"
      ),
      ("private private var x = 1", "1:9: 'private' stands here twice", "take one of them away"),
      (
        "private public var x = 1", "1:9: 'public' contradicts a modifier before it",
        "take one of them away"
      ),
      (
        "@available(iOS, 17) var x = 1",
        "1:17: expected a platform and its version, or '*', in '@available', but '17' stands here",
        nil
      ),
      (
        "#if os(iOS) DEBUG\n#endif",
        "1:13: expected the end of the line, but 'DEBUG' stands here", nil
      ),
      (
        "func f() { if x y }",
        "1:17: expected '{' after the condition of 'if', but 'y' stands here", nil
      ),
      (
        "func f() { switch x { foo } }",
        "1:23: expected 'case', 'default' or '}', but 'foo' stands here", nil
      ),
      ("#if os(iOS)\nlet x = 1", "1:1: '#if' opened here has no '#endif' in its block", nil),
      ("let x = 1\n#endif", "2:1: '#endif' without '#if' in this block", nil),
      ("let x = \"abc", "1:9: the string that begins here is never closed", "close it with '\"'"),
      ("/* a\n/* b */", "1:1: '/*' opened here is never closed", "close it with '*/'"),
      ("let x = (1", "1:9: '(' opened here is never closed", nil),
      ("func f() { return }}", "1:20: '}' closes nothing", "take it away, or open it"),
      ("let x = “a”", "1:9: a typographic quotation mark is not Swift", "write a straight '\"'"),
      ("let\u{A0}x = 1", "1:4: a no-break space (U+00A0) is not Swift", "write a plain blank"),
      ("let x = a\u{202E}b", "1:10: unexpected character U+202E", nil),
      (
        "let x = \"\"\"\n  a\n b\n  \"\"\"",
        "3:1: this line is indented less than the '\"\"\"' that closes its string",
        "indent it as deep as the closing quotes"
      ),
      (
        "let x = \"\"\"a\"\"\"", "1:9: the text of a '\"\"\"' string begins on a new line",
        "break the line after the opening quotes"
      ),
      (
        "let a = 1\n<<<<<<< HEAD\n", "2:1: a conflict marker of a merge stands here",
        "settle the conflict in the file first"
      ),
    ] as [(String, String, String?)])
  func isToldWithItsPlace(_ text: String, _ message: String, _ hint: String?) {
    #expect(fault(text) == "\(message)\(hint.map { "\n\($0)" } ?? "")")
  }

  @Test func missingBraceIsFoundByIndentation() {
    let lines = (1...30).flatMap { number in
      ["struct Style\(number) {", "    func body() {", "        icon {", "        }", "    }", "}"]
    }
    for missing in [4, 40, 100] {
      var text = lines
      text[missing - 1] = ""
      let place = fault(text.joined(separator: "\n")).split(separator: ":").first.flatMap {
        Int($0)
      }
      #expect((missing...(missing + 2)).contains(place ?? 0), "line \(missing), not \(place ?? 0)")
    }
  }

  @Test(arguments: [
    ("", "HStack {\n", "}\n"), ("x", " + 1", ""), ("x", " ?? 1", ""), ("x = ", "(", ")"),
    ("x = ", "try ", "y"), ("if x {}", " else if x {}", ""), ("", "#if a\n", "#endif\n"),
    ("x = y as ", "[", "]"), ("x = ", "\"\\(", ""), ("x = ", "{ a in ", "}"), ("x", " ? 1 : 1", ""),
  ])
  func deepNestingIsRefused(_ before: String, _ opening: String, _ closing: String) {
    let statement =
      before + String(repeating: opening, count: 10_000)
      + String(repeating: closing, count: 10_000)
    #expect(fault("func f() {\n\(statement)\n}").contains("nested deeper than 64 levels"))
  }

  @Test func longChainsAreReadAndLongerOnesRefused() throws {
    let chain = { "func f() {\nx" + String(repeating: ".y()", count: $0) + "\n}" }
    #expect(try canonical(chain(5_000)).utf8.count > 5_000 * 9)
    #expect(fault(chain(5_001)) == "2:20002: a chain of more than 10000 steps")
  }

  /// Reads a text and returns the place and text of what is wrong with it.
  private func fault(_ text: String) -> String {
    do throws(SyntaxError) {
      _ = try canonical(text)
      return "nothing"
    } catch {
      let place = Place(ofByte: error.offset, in: text.utf8)
      return "\(place): \(error.message)\(error.hint.map { "\n\($0)" } ?? "")"
    }
  }
}
