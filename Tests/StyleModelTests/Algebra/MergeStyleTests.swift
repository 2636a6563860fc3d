import StyleModel
import Testing

/// What becomes of the body of a style that two sides changed.
@Suite struct MergeStyleTests {
  /// A base, what either side made of it, and what comes of that.
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var base: String?
    var ours: String?
    var theirs: String?
    var outcome: String

    var testDescription: String { name }

    init(_ name: String, _ base: String?, _ ours: String?, _ theirs: String?, _ outcome: String) {
      (self.name, self.base, self.ours, self.theirs, self.outcome) = (
        name, base, ours, theirs, outcome
      )
    }
  }

  private static func whole(_ body: String) -> String {
    "struct Pill: LabelStyle { func makeBody(configuration: Configuration) -> some View { \(body) } }"
  }

  static let rows = [
    Row("one side changed", "a.padding(8)", "a.padding(8)", "a.padding(9)", "a.padding(9)"),
    Row("both alike", "a.padding(8)", "a.padding(9)", "a.padding(9)", "a.padding(9)"),
    Row(
      "one argument twice", "a.padding(8)", "a.padding(9)", "a.padding(7)",
      "makeBody: a.padding? 8 | 9 | 7"),
    Row(
      "two arguments", "a.frame(width: 1, height: 2)", "a.frame(width: 3, height: 2)",
      "a.frame(width: 1, height: 4)", "a.frame(width: 3, height: 4)"),
    Row(
      "one labelled argument twice", "a.frame(width: 1)", "a.frame(width: 2)", "a.frame(width: 3)",
      "makeBody: a.frame(width:)? 1 | 2 | 3"),
    Row(
      "two modifiers", "a.padding(.horizontal, 8).shadow(radius: 1)",
      "a.padding(.horizontal, 9).shadow(radius: 1)", "a.padding(.horizontal, 8).shadow(radius: 2)",
      "a.padding(.horizontal, 9).shadow(radius: 2)"),
    Row(
      "modifiers added at two places", "a.padding(8).bold()", "a.font(.body).padding(8).bold()",
      "a.padding(8).bold().italic()", "a.font(.body).padding(8).bold().italic()"),
    Row(
      "modifiers added at one place", "a.padding(8)", "a.padding(8).bold()",
      "a.padding(8).italic()",
      "makeBody: a? nothing | .bold() | .italic()"),
    Row(
      "one modifier added twice", "a.padding(8)", "a.padding(8).bold()", "a.padding(8).bold()",
      "a.padding(8).bold()"),
    Row(
      "one added twice with other values", "a.padding(8)", "a.padding(8).blur(radius: 1)",
      "a.padding(8).blur(radius: 2)", "makeBody: a.blur(radius:)? nothing | 1 | 2"),
    Row(
      "removed and left alone", "a.padding(8).bold()", "a.padding(8)", "a.padding(9).bold()",
      "a.padding(9)"),
    Row(
      "removed and changed", "a.padding(8).bold()", "a.bold()", "a.padding(9).bold()",
      "makeBody: a.padding? .padding(8) | nothing | .padding(9)"),
    Row("removed by both", "a.padding(8).bold()", "a.bold()", "a.bold()", "a.bold()"),
    Row(
      "removed beside an addition", "a.padding(8).bold()", "a.bold()",
      "a.padding(8).italic().bold()", "a.italic().bold()"),
    Row(
      "view wrapped and changed", "a.padding(8)", "HStack { a.padding(8) }", "a.padding(9)",
      "HStack { a.padding(9) }"),
    Row(
      "views wrapped and one changed", "a\nb\nc", "a\nHStack { b\nc }", "a\nb\nc.bold()",
      "a HStack { b c.bold() }"),
    Row(
      "views wrapped and one added", "a\nb", "HStack { a\nb }", "a\nx\nb", "HStack { a x b }"),
    Row(
      "wrapped in two ways", "a.padding(8)", "HStack { a.padding(8) }", "VStack { a.padding(8) }",
      "makeBody? nothing | HStack { a.padding(8) } | VStack { a.padding(8) }"),
    Row("views added at two places", "a\nb", "x\na\nb", "a\nb\ny", "x a b y"),
    Row("views added at one place", "a", "a\nx", "a\ny", "makeBody? nothing | x | y"),
    Row(
      "a branch each", "if c {\na\n} else {\nb\n}", "if c {\na.bold()\n} else {\nb\n}",
      "if c {\na\n} else {\nb.bold()\n}", "if c { a.bold() } else { b.bold() }"),
    Row(
      "a condition twice", "if c {\na\n}", "if d {\na\n}", "if e {\na\n}",
      "makeBody: if c? c | d | e"),
    Row(
      "cases added at one place", "switch s {\ncase .a: a\ndefault: z\n}",
      "switch s {\ncase .a: a\ncase .c: c\ndefault: z\n}",
      "switch s {\ncase .a: a\ncase .b: b\ndefault: z\n}",
      "switch s { case .a: a case .b: b case .c: c default: z }"),
    Row(
      "the default added beside a case", "switch s {\ncase .a: a\n}",
      "switch s {\ncase .a: a\ncase .b: b\ndefault: z\n}",
      "switch s {\ncase .a: a\ncase .c: c\n}",
      "switch s { case .a: a case .b: b case .c: c default: z }"),
    Row(
      "a trailing closure each", "Label {\na\n} icon: {\nb\n}",
      "Label {\na.bold()\n} icon: {\nb\n}",
      "Label {\na\n} icon: {\nb.bold()\n}", "Label { a.bold() } icon: { b.bold() }"),
    Row(
      "a value inside an argument", "a.overlay(Circle().stroke(.red, lineWidth: 1))",
      "a.overlay(Circle().stroke(.blue, lineWidth: 1))",
      "a.overlay(Circle().stroke(.red, lineWidth: 2))",
      "a.overlay(Circle().stroke(.blue, lineWidth: 2))"),
    Row(
      "comments at one place", "a", "// one\na", "// two\na", "// one // two a"),
    Row(
      "modifiers under #if", "a\n#if os(macOS)\n.bold()\n#endif",
      "a\n#if os(macOS)\n.bold()\n.padding(1)\n#endif",
      "a.blur(radius: 2)\n#if os(macOS)\n.bold()\n#endif",
      "a.blur(radius: 2) #if os(macOS).bold().padding(1) #endif"),
    Row(
      "a constant removed and used", "let x = 8\na.bold()", "a.bold()",
      "let x = 8\na.bold().padding(x)", "makeBody: x? x | nothing | x"),
    Row(
      "a constant declared twice", "a\nb", "let x = 1\na.blur(x)\nb", "a\nlet x = 2\nb.blur(x)",
      "makeBody: x? nothing | x | x"),
    Row("removed against no change", "a", nil, "a", "removed"),
    Row(
      "removed against a change", "a", nil, "b",
      "document? \(whole("a")) | nothing | \(whole("b"))"),
    Row("removed by both sides", "a", nil, nil, "removed"),
  ]

  @Test(arguments: rows) func becomes(_ row: Row) throws {
    let base = Merge.Base(try style(row.base))
    let (ours, theirs) = (try style(row.ours), try style(row.theirs))
    #expect(told(Merge.merge(base: base, ours: ours, theirs: theirs)) == row.outcome)
  }
}
