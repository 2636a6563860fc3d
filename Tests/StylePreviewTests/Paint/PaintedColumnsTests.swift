import Testing

@testable import StylePreview

/// Painted pictures beside one another.
struct PaintedColumnsTests {
  private func text(_ columns: [(String, String)], width: Int) -> String {
    let columns = columns.map { PaintedColumns.Column(title: $0, bytes: Array($1.utf8)) }
    return String(
      decoding: PaintedColumns(columns, width: width, form: TextForm()).bytes(), as: UTF8.self)
  }

  @Test func linesStandBesideOneAnotherWithoutBlanksAtTheirEnds() {
    let shown = text([("base", "aa\nb\n"), ("a long title", "日本\n"), ("c", "1\n\n3\n")], width: 80)
    #expect(
      shown == """
        base    a long title    c
        aa      日本            1
        b
                                3

        """)
  }

  @Test func colorsTakeNoCells() {
    let red = "\u{1B}[38;2;255;0;0mred\u{1B}[0m"
    #expect(text([("x", red + "\n"), ("y", "1\n")], width: 9) == "x      y\n\(red)    1\n")
  }

  @Test func whatDoesNotFitStandsBelow() {
    #expect(
      text([("a", "1234\n"), ("b", "1234\n")], width: 11) == "a\n1234\n\nb\n1234\n")
    #expect(text([("a", "1234\n"), ("b", "1234\n")], width: 12) == "a       b\n1234    1234\n")
  }

  @Test func titleIsCleanedAndCut() {
    #expect(text([("a\u{1B}[2Jb\u{202E}", ""), ("long", "")], width: 3) == "a␛…\n\nlo…\n")
  }

  @Test func nothingIsNothing() {
    #expect(text([], width: 0) == "")
  }
}
