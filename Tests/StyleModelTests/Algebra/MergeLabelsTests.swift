import StyleModel
import Testing

/// What becomes of label sets that two sides changed.
@Suite struct MergeLabelsTests {
  static let rows:
    [(String, base: [String]?, ours: [String]?, theirs: [String]?, outcome: String)] =
      [
        ("two labels", ["a", "b"], ["a A", "b"], ["a", "b B"], "a A, b B"),
        ("one title twice", ["a"], ["a A"], ["a B"], "label 'a' title? a | A | B"),
        ("title and symbol", ["a a sun"], ["a A sun"], ["a a moon"], "a A moon"),
        ("two languages", ["a"], ["a a de=x"], ["a a fr=y"], "a a de=x fr=y"),
        (
          "one language twice", ["a a de=x"], ["a a de=y"], ["a a de=z"],
          "label 'a' translations de? x | y | z"
        ),
        ("added at two places", ["a", "b"], ["x", "a", "b"], ["a", "b", "y"], "x, a, b, y"),
        ("added at one place", ["a"], ["a", "x"], ["a", "c", "d"], "a, c, d, x"),
        ("one added twice alike", ["a"], ["a", "x"], ["a", "x"], "a, x"),
        (
          "one added twice", ["a"], ["a", "x X"], ["a", "x Y"], "label 'x' title? nothing | X | Y"
        ),
        (
          "one moved, one changed", ["a", "b", "c"], ["c", "a", "b"], ["a", "b B", "c"], "c, a, b B"
        ),
        (
          "one moved, one added", ["a", "b", "c"], ["c", "a", "b"], ["a", "b", "x", "c"],
          "c, a, b, x"
        ),
        (
          "moved twice", ["a", "b", "c"], ["c", "a", "b"], ["b", "a", "c"],
          "order? a, b, c | c, a, b | b, a, c"
        ),
        ("moved alike", ["a", "b"], ["b", "a"], ["b", "a"], "b, a"),
        ("removed and left", ["a", "b"], ["b"], ["a", "b B"], "b B"),
        (
          "removed and changed", ["a", "b"], ["b"], ["a A", "b"],
          "label 'a'? a | nothing | A"
        ),
        ("removed twice", ["a", "b"], ["b"], ["b"], "b"),
        ("two sets of one name", nil, ["a", "b"], ["b", "c"], "a, b, c"),
        ("two sets that share none", nil, ["m", "t"], ["a", "z"], "a, z, m, t"),
        ("two sets in two orders", nil, ["a", "b"], ["b", "a"], "order? nothing | a, b | b, a"),
      ]

  @Test(arguments: rows.indices) func becomes(_ index: Int) throws {
    let row = Self.rows[index]
    let base = try row.base.map { Merge.Base(try labels($0)) } ?? .empty
    let outcome = Merge.merge(
      base: base, ours: try labels(row.ours), theirs: try labels(row.theirs))
    #expect(lines(outcome) == row.outcome, "\(row.0)")
  }

  /// The labels as the rows write them; the conflicts where there are some.
  private func lines(_ outcome: Merge.Outcome) -> String {
    guard case .clean(let content) = outcome, case .labels(let set)? = content.document else {
      return told(outcome)
    }
    return set.labels.map { label in
      var words = [label.id]
      let titles = label.translations.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      let rest = [label.systemImage].compactMap(\.self) + titles
      if label.title != label.id || !rest.isEmpty { words += [label.title] + rest }
      return words.joined(separator: " ")
    }
    .joined(separator: ", ")
  }
}
