import StyleModel
import Testing

/// The base of a criss-cross: two ancestors, joined.
@Suite struct MergeVirtualTests {
  private func base(_ old: String?, _ first: String, _ second: String) throws -> Merge.Base {
    let old = try old.map { Merge.Base(try style($0)) } ?? .empty
    return Merge.virtualBase(old, Merge.Base(try style(first)), Merge.Base(try style(second)))
  }

  private func becomes(_ base: Merge.Base, _ ours: String, _ theirs: String) throws -> String {
    try told(
      Merge.merge(base: base, ours: try style(ours), theirs: try style(theirs)))
  }

  private func expect(_ base: Merge.Base, _ rows: [(String, String, String)]) throws {
    for (ours, theirs, outcome) in rows {
      let told = try becomes(base, ours, theirs)
      #expect(told == outcome)
      let mirrored = try becomes(base, theirs, ours)
      #expect(mirrored.contains("?") == outcome.contains("?"))
    }
  }

  @Test func holdsWhatBothAncestorsChanged() throws {
    let base = try base(
      "a.padding(1).blur(radius: 1)", "a.padding(2).blur(radius: 1)", "a.padding(1).blur(radius: 2)"
    )
    #expect(base.content == (try style("a.padding(2).blur(radius: 2)")))
    let outcome = try becomes(
      base, "a.padding(3).blur(radius: 2)", "a.padding(2).blur(radius: 4)")
    #expect(outcome == "a.padding(3).blur(radius: 4)")
  }

  @Test func differsFromBothSidesInAPlaceInConflict() throws {
    let base = try base("a.padding(1).bold()", "a.padding(2).bold()", "a.padding(3).bold()")
    #expect(base.content == nil)
    try expect(
      base,
      [
        ("a.padding(2).bold()", "a.padding(3).bold()", "makeBody: a.padding? nothing | 2 | 3"),
        ("a.padding(4).bold()", "a.padding(4).bold()", "a.padding(4).bold()"),
        (
          "a.padding(4)", "a.padding(4).bold().blur(radius: 1)", "a.padding(4).blur(radius: 1)"
        ),
      ])
  }

  @Test func differsFromBothSidesWhereOneAncestorRemovedAndTheOtherChanged() throws {
    let base = try base("a.padding(1).bold()", "a.bold()", "a.padding(2).bold()")
    try expect(
      base,
      [
        ("a.bold()", "a.padding(2).bold()", "makeBody: a.padding? nothing | nothing | .padding(2)"),
        (
          "a.padding(2).bold()", "a.padding(2).bold().blur(radius: 1)",
          "a.padding(2).bold().blur(radius: 1)"
        ),
        ("a.bold().blur(radius: 1)", "a", "a.blur(radius: 1)"),
      ])
  }

  @Test func differsFromBothSidesInAGapThatBothFilled() throws {
    try expect(
      base("a", "a.bold()", "a.italic()"),
      [
        ("a.bold()", "a.italic()", "makeBody: a? nothing | .bold() | .italic()"),
        ("a.bold()", "a", "makeBody: a? nothing | .bold() | nothing"),
        ("a.bold()", "a.bold()", "a.bold()"),
      ])
  }

  @Test func holdsWhatTwoRootsShare() throws {
    let base = try base(nil, "a.bold()", "a.bold()\nb")
    #expect(base.content == nil)
  }

  @Test func isOneOfTwoThatAreEqual() throws {
    let one = Merge.Base(try style("a"))
    #expect(Merge.virtualBase(.empty, one, one) == one)
  }

  @Test func ordersOfLabelsInConflictEqualNeither() throws {
    let base = Merge.virtualBase(
      Merge.Base(try labels(["a", "b", "c"])), Merge.Base(try labels(["c", "a", "b"])),
      Merge.Base(try labels(["b", "a", "c"])))
    let becomes = { (ours: [String], theirs: [String]) in
      told(
        Merge.merge(base: base, ours: try labels(ours), theirs: try labels(theirs)))
    }
    #expect(try becomes(["a", "b", "c"], ["c", "a", "b"]) == "order? a, b, c | a, b, c | c, a, b")
    #expect(
      try becomes(["c", "a", "b T"], ["c", "a U", "b"])
        == ##"{"labels":[{"id":"c","title":"c"},{"id":"a","title":"U"},{"id":"b","title":"T"}]}"##)
  }
}
