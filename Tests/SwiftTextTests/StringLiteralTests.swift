import Diagnostics
import SwiftText
import TestSupport
import Testing

/// What string literals mean.
@Suite struct StringLiteralTests {
  @Test(arguments: [
    ("\"a\\n\\t\\\\\\\"\\'\\u{1F600}\"", "a\n\t\\\"'😀"),
    ("\"\"", ""),
    ("#\"a\\n\\#n\"b\"#", "a\\n\n\"b"),
    ("#\"\"\"#", "\""),
    ("\"\"\"\n    a\n      b\n\n    c\n    \"\"\"", "a\n  b\n\nc"),
    ("\"\"\"\n\"\"\"", ""),
    ("\"\"\"\n    a \\\n    b\n    \"\"\"", "a b"),
  ])
  func textIsDecoded(_ spelling: String, _ text: String) {
    #expect(StringLiteral.text(of: spelling) == text)
  }

  @Test func interpolationsAreRead() throws {
    let segments = try StringLiteral.segments(
      of: "\"a \\(n, specifier: \"%.1f\") b\\(f(\"c)\"))\"")
    let told = segments.map { segment in
      switch segment {
      case .text(let text): return "text \(text)"
      case .interpolation(let arguments):
        return arguments.map { "\($0.label ?? "_"): \(Printer.print($0.value))" }.joined(
          separator: ", ")
      }
    }
    #expect(told == ["text a ", "_: n, specifier: \"%.1f\"", "text  b", "_: f(\"c)\")"])
    #expect(StringLiteral.text(of: "\"\\(n)\"") == nil)
  }

  @Test(arguments: [
    "\"\\q\"", "\"\\u{110000}\"", "\"\\u{}\"", "\"a", "x", "\"", "\"\\(1 2)\"", "\"\\",
  ])
  func malformedLiteralsAreErrors(_ spelling: String) {
    #expect(throws: SyntaxError.self) { try StringLiteral.segments(of: spelling) }
  }

  @Test func hiddenCharactersAreSpelledOut() {
    #expect(
      StringLiteral.spelling(of: "a\u{202E}\u{1B}\"\\(x)\n\u{200B}é") == """
        "a\\u{202E}\\u{1B}\\"\\\\(x)\\n\\u{200B}é"
        """)
  }

  @Test func spellingsOfAnyTextMeanThatText() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let value = UInt32.random(in: 0...0x3000, using: &random)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      let spelling = StringLiteral.spelling(of: text)
      #expect(StringLiteral.text(of: spelling).map { Array($0.utf8) } == Array(text.utf8))
      #expect(!spelling.contains("\n"))
    }
  }
}
