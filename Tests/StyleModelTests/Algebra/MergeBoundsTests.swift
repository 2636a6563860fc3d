import StyleModel
import Testing

/// Large contents and such as are made to be slow, merged as any other.
@Suite struct MergeBoundsTests {
  @Test func tenThousandLabels() throws {
    let base = (0..<10_000).map { "l\($0) title" }
    var (ours, theirs) = (base, base)
    ours[17] = "l17 ours"
    ours.remove(at: 5_000)
    theirs[9_000] = "l9000 theirs"
    theirs.insert("new title", at: 1)
    let outcome = Merge.merge(
      base: Merge.Base(try labels(base)), ours: try labels(ours), theirs: try labels(theirs))
    var expected = base
    expected[17] = "l17 ours"
    expected[9_000] = "l9000 theirs"
    expected.remove(at: 5_000)
    expected.insert("new title", at: 1)
    #expect(outcome == .clean(try labels(expected)))
  }

  @Test func twoThousandLines() throws {
    let lines = (0..<2_000).map { "Text(\"\($0)\").padding(\($0))" }
    var (ours, theirs, expected) = (lines, lines, lines)
    ours[3] = "Text(\"3\").padding(0)"
    theirs[1_997] = "Text(\"1997\").padding(0)"
    theirs.remove(at: 1_000)
    expected[3] = ours[3]
    expected[1_997] = theirs[1_996]
    expected.remove(at: 1_000)
    try expectMerge(lines, ours, theirs, expected)
  }

  @Test func manyEqualLines() throws {
    let lines = Array(repeating: "Divider()", count: 3_000)
    var (ours, theirs) = (lines, lines)
    ours[0] = "Text(\"first\")"
    theirs.append("Text(\"last\")")
    try expectMerge(lines, ours, theirs, ["Text(\"first\")"] + theirs.dropFirst())
  }

  @Test func manyEqualLinesWithNothingAlikeAtTheEnds() throws {
    let lines = Array(repeating: ["Divider()", "Spacer()"], count: 900).flatMap { $0 }
    let ours = ["A()"] + lines.dropFirst(700) + ["B()"]
    let outcome = Merge.merge(
      base: Merge.Base(try body(["X()"] + lines + ["Y()"])), ours: try body(ours),
      theirs: try body(["X()"] + lines + ["Y()", "Z()"]))
    if case .clean = outcome { Issue.record("a view and another in its place were joined") }
  }

  @Test func namesThatStandForTheStylesOwnMayAllBeTaken() throws {
    let lines = ["ThisStyle()"] + (1..<4_000).map { "ThisStyle\($0)()" }
    var (ours, theirs, expected) = (lines, lines, lines)
    ours[3] = "Ours()"
    theirs[3_997] = "Theirs()"
    expected[3] = ours[3]
    expected[3_997] = theirs[3_997]
    try expectMerge(lines, ours, theirs, expected)
  }

  @Test func linesThatShareNothing() throws {
    let names = (0..<3_000).map { "x\($0)" }
    let outcome = Merge.merge(
      base: Merge.Base(try body(names)), ours: try body(names.map { "y" + $0 }),
      theirs: try body(names.map { "z" + $0 }))
    guard case .conflict(let conflicts) = outcome else {
      Issue.record("two bodies that share nothing were joined")
      return
    }
    #expect(conflicts.map(\.place) == ["makeBody"])
  }

  @Test func deepNesting() throws {
    let depth = 40
    let open = String(repeating: "HStack {\n", count: depth)
    let close = String(repeating: "}\n", count: depth)
    let outcome = Merge.merge(
      base: Merge.Base(try style(open + "a.padding(1).blur(radius: 1)\n" + close)),
      ours: try style(open + "a.padding(2).blur(radius: 1)\n" + close),
      theirs: try style(open + "a.padding(1).blur(radius: 2)\n" + close))
    #expect(outcome == .clean(try style(open + "a.padding(2).blur(radius: 2)\n" + close)))
  }

  @Test func swiftThatCannotBeReadIsOneText() throws {
    let broken = try ["struct Pill {", "struct Pill { 1", "struct Pill { 2"].map {
      ItemContent(name: try pill, document: .style(StyleDocument(swift: $0)))
    }
    let base = Merge.Base(broken[0])
    #expect(Merge.merge(base: base, ours: broken[1], theirs: broken[0]) == .clean(broken[1]))
    #expect(
      told(Merge.merge(base: base, ours: broken[1], theirs: broken[2]))
        == "swift? struct Pill { | struct Pill { 1 | struct Pill { 2")
  }

  private var pill: ItemName { get throws { try ItemName("Pill", for: .style) } }

  private func body(_ lines: [String]) throws -> ItemContent {
    try style(lines.joined(separator: "\n"))
  }

  private func expectMerge(
    _ base: [String], _ ours: [String], _ theirs: [String], _ expected: [String]
  ) throws {
    let outcome = Merge.merge(
      base: Merge.Base(try body(base)), ours: try body(ours), theirs: try body(theirs))
    #expect(outcome == .clean(try body(expected)))
  }
}
