import StyleModel
import TestSupport
import Testing

/// How two versions differ, in the terms of their documents.
@Suite struct DifferenceTests {
  private func lines(_ old: ItemContent, _ new: ItemContent) -> String {
    Difference(from: old, to: new).changes.map(\.line).joined(separator: "\n")
  }

  static let bodies: [(old: String, new: String, lines: String)] = [
    ("a.padding(8)", "a.padding(8)", ""),
    (
      "a.padding(.horizontal, 8)", "a.padding(.horizontal, 12)",
      "makeBody: a.padding(.horizontal): 8 -> 12"
    ),
    (
      "a.padding(8)", "a.padding(.horizontal, 8)",
      "makeBody: a.padding: added .horizontal"
    ),
    (
      "HStack(spacing: 8) {\na\n}", "HStack(spacing: 16) {\na\n}",
      "makeBody: HStack(spacing:): 8 -> 16"
    ),
    ("HStack {\na\n}", "HStack(spacing: 16) {\na\n}", "makeBody: HStack: added spacing: 16"),
    ("a.bold()", "a.bold().shadow(radius: 2)", "makeBody: a: added .shadow(radius: 2)"),
    ("a.bold().shadow(radius: 2)", "a.bold()", "makeBody: a: removed .shadow(radius: 2)"),
    ("a.bold().italic()", "a.italic().bold()", "makeBody: a.bold: moved from 1 to 2"),
    ("a.bold()", "HStack {\na.bold()\n}", "makeBody: a.bold() wrapped in HStack"),
    ("a\nb", "a\nHStack {\nb\nc\n}", "makeBody: b wrapped in HStack"),
    ("Text(\"a\")", "Text(\"b\")", "makeBody: Text: \"a\" -> \"b\""),
    ("if c {\na\n}", "if c {\na\n} else {\nb\n}", "makeBody: else: added else { b }"),
    ("if c {\na\n}", "if d {\na\n}", "makeBody: if d: c -> d"),
    ("let x = 8\na", "let x = 9\na", "makeBody.x: 8 -> 9"),
    ("a", "// why\na", "makeBody: added // why"),
    (
      "a.overlay(Circle().stroke(.red))", "a.overlay(Circle().stroke(.blue))",
      "makeBody: Circle.stroke: .red -> .blue"
    ),
    ("a", "b", "makeBody: removed a\nmakeBody: added b"),
  ]

  @Test(arguments: bodies.indices) func tellsChangesOfABody(_ index: Int) throws {
    let row = Self.bodies[index]
    let told = lines(try style(row.old), try style(row.new))
    #expect(told == row.lines)
  }

  @Test func tellsChangesOfDeclarations() throws {
    let old = try style("a", members: "var size: CGFloat = 1\nvar color = Color.red")
    let new = try style(
      "a", name: "Chip", members: "private var size: CGFloat = 2\nenum Order {\ncase first\n}")
    #expect(
      lines(old, new) == """
        name: Pill -> Chip
        Chip: removed var color = Color.red
        size: added private
        size: 1 -> 2
        Chip: added enum Order { case first }
        """)
  }

  @Test func tellsChangesOfTints() throws {
    let old = try tint(##""any":"#111111","dark":"#222222""##)
    let new = try tint(
      ##""any":{"alias":"blue"},"highContrast":"#333333","deprecated":{"use":"accent"}"##)
    #expect(
      lines(old, new) == """
        dark: removed #222222
        any: #111111 -> alias blue
        highContrast: added #333333
        deprecated: added {"use":"accent"}
        """)
    #expect(lines(old, try tint(nil)) == "item: removed")
    #expect(lines(old, try labels([], name: "brand")) == "kind: tint -> labels")
  }

  @Test func tellsChangesOfLabels() throws {
    let old = try labels(["a", "b", "c", "d D sun de=Tag"])
    let new = try labels(["c", "a Eh", "d D moon de=Tage", "x X star"])
    #expect(
      lines(old, new) == """
        label 'b': removed b
        label 'a' title: a -> Eh
        label 'd' systemImage: sun -> moon
        label 'd' translations de: Tag -> Tage
        label 'x': added X, star
        label 'a': moved from 1 to 2
        """)
  }

  @Test(arguments: 0..<60) func tellsNothingOfEqualContentsAndSomethingOfOthers(_ seed: UInt64)
    throws
  {
    var generator = SplitMix64(seed: seed)
    let style = RandomStyle(using: &generator)
    let edited = style.edited(Int.random(in: 0...2, using: &generator), using: &generator)
    let (old, new) = (try style.content(), try edited.content())
    #expect(Difference(from: old, to: old).changes.isEmpty)
    #expect(Difference(from: old, to: new).changes.isEmpty == (old == new), "seed \(seed)")
    for change in Difference(from: old, to: new).changes {
      #expect(!change.line.contains("\n"), "seed \(seed)")
    }
  }

  @Test func tellsThatTheLayoutAloneDiffers() throws {
    let name = try ItemName("Pill", for: .style)
    let contents = ["struct Pill {}", "struct Pill { }"].map {
      ItemContent(name: name, document: .style(StyleDocument(swift: $0)))
    }
    #expect(lines(contents[0], contents[1]) == "layout: changed")
  }
}
