import StyleModel
import Testing

/// What becomes of tints, and of what every kind of document carries, that two sides changed.
@Suite struct MergeTintTests {
  static let rows: [(String, base: String?, ours: String?, theirs: String?, outcome: String)] = [
    (
      "a variant each", ##""any":"#111111","dark":"#222222""##,
      ##""any":"#333333","dark":"#222222""##,
      ##""any":"#111111","dark":"#444444""##, ##"{"any":"#333333","dark":"#444444"}"##
    ),
    (
      "one variant twice", ##""any":"#111111""##, ##""any":"#222222""##, ##""any":"#333333""##,
      "any? #111111 | #222222 | #333333"
    ),
    (
      "a colour and an alias", ##""any":"#111111""##, ##""any":{"alias":"blue"}"##,
      ##""any":"#333333""##, "any? #111111 | alias blue | #333333"
    ),
    (
      "variants added", ##""any":"#111111""##, ##""any":"#111111","dark":"#222222""##,
      ##""any":"#111111","highContrast":"#333333""##,
      ##"{"any":"#111111","dark":"#222222","highContrast":"#333333"}"##
    ),
    (
      "one variant added twice", ##""any":"#111111""##, ##""any":"#111111","dark":"#222222""##,
      ##""any":"#111111","dark":"#333333""##, "dark? nothing | #222222 | #333333"
    ),
    (
      "a variant removed and left", ##""any":"#111111","dark":"#222222""##, ##""any":"#111111""##,
      ##""any":"#333333","dark":"#222222""##, ##"{"any":"#333333"}"##
    ),
    (
      "a variant removed and changed", ##""any":"#111111","dark":"#222222""##,
      ##""any":"#111111""##,
      ##""any":"#111111","dark":"#333333""##, "dark? #222222 | nothing | #333333"
    ),
    (
      "added twice alike", nil, ##""any":"#111111","dark":"#222222""##,
      ##""any":"#111111","highContrast":"#333333""##,
      ##"{"any":"#111111","dark":"#222222","highContrast":"#333333"}"##
    ),
    (
      "added twice", nil, ##""any":"#111111""##, ##""any":"#222222""##,
      "any? nothing | #111111 | #222222"
    ),
    (
      "removed and left", ##""any":"#111111""##, nil, ##""any":"#111111""##, "removed"
    ),
    (
      "removed and changed", ##""any":"#111111""##, nil, ##""any":"#222222""##,
      ##"document? {"any":"#111111"} | nothing | {"any":"#222222"}"##
    ),
    (
      "keys of a deprecation", ##""any":"#111111","deprecated":{"note":"a","use":"b"}"##,
      ##""any":"#111111","deprecated":{"note":"c","use":"b"}"##,
      ##""any":"#111111","deprecated":{"note":"a","use":"d"}"##,
      ##"{"any":"#111111","deprecated":{"note":"c","use":"d"}}"##
    ),
    (
      "keys of extensions", ##""any":"#111111","extensions":{"a":1,"b":1}"##,
      ##""any":"#111111","extensions":{"a":2,"b":1}"##,
      ##""any":"#111111","extensions":{"a":1,"b":3,"c":4}"##,
      ##"{"any":"#111111","extensions":{"a":2,"b":3,"c":4}}"##
    ),
    (
      "one deprecated", ##""any":"#111111""##,
      ##""any":"#111111","deprecated":{"use":"accent"}"##, ##""any":"#222222""##,
      ##"{"any":"#222222","deprecated":{"use":"accent"}}"##
    ),
    (
      "notes of a deprecation", ##""any":"#111111","deprecated":{"note":"x"}"##,
      ##""any":"#111111","deprecated":{"note":"y"}"##,
      ##""any":"#111111","deprecated":{"note":"z"}"##,
      "deprecated note? x | y | z"
    ),
  ]

  @Test(arguments: rows.indices) func becomes(_ index: Int) throws {
    let row = Self.rows[index]
    let base = try row.base.map { Merge.Base(try tint($0)) } ?? .empty
    let outcome = Merge.merge(base: base, ours: try tint(row.ours), theirs: try tint(row.theirs))
    #expect(told(outcome) == row.outcome, "\(row.0)")
  }

  @Test func namesMergeAsAFieldOfTheirOwn() throws {
    let base = Merge.Base(try tint(##""any":"#111111""##))
    let renamed = try tint(##""any":"#111111""##, name: "accent")
    let changed = try tint(##""any":"#222222""##)
    #expect(
      told(Merge.merge(base: base, ours: renamed, theirs: changed))
        == ##"accent: {"any":"#222222"}"##)
    let other = try tint(##""any":"#111111""##, name: "signal")
    #expect(
      told(Merge.merge(base: base, ours: renamed, theirs: other)) == "name? brand | accent | signal"
    )
    let removed = try tint(nil)
    #expect(
      told(Merge.merge(base: base, ours: renamed, theirs: removed))
        == ##"document? {"any":"#111111"} | {"any":"#111111"} | nothing"##)
  }

  @Test func kindsDoNotMix() throws {
    let outcome = Merge.merge(
      base: .empty, ours: try tint(##""any":"#111111""##, name: "week"), theirs: try labels(["a"]))
    guard case .conflict(let conflicts) = outcome else {
      Issue.record("a tint and a label set were joined")
      return
    }
    #expect(conflicts.map(\.place) == ["document"])
  }
}
