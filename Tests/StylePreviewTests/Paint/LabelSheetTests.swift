import StyleModel
import Testing

@testable import StylePreview

/// Lists of labels, measured and drawn.
@Suite struct LabelSheetTests {
  private let week = LabelList(
    LabelSet([
      LabelItem(
        title: "Monday", systemImage: "sun.max", translations: ["de": "Montag", "fr": "Lundi"]),
      LabelItem(title: "Tuesday", systemImage: "cloud.sun"),
      LabelItem(title: "Sun"),
    ]))

  @Test func labelsStandBelowOneAnotherWithTheGapOfTheLayout() throws {
    #expect(
      try draw(week, sheet(gap: 1)) == """
        ╭ ━ ━  ━ ━ ╮
        ╏ ☼ Monday ╏
        ╰ ━ ━  ━ ━ ╯

        ╭ ━ ━ ━ ━ ━ ╮
        ╏ ☁ Tuesday ╏
        ╰ ━ ━ ━ ━ ━ ╯

        ╭ ━ ━ ━ ╮
        ╏   Sun ╏
        ╰ ━ ━ ━ ╯

        """)
  }

  @Test func thePlanIsMadeFromAllLabels() throws {
    var measures: [LabelExtent] = []
    let sheet = LabelSheet(tier: Tier(colors: .none), backdrop: Backdrop(Appearance())) { measure in
      measures.append(measure)
      return plan(gap: 0)
    }
    _ = try draw(week, sheet)
    #expect(
      measures == [
        LabelExtent([
          LabelSize(titleWidth: 6, iconWidth: 1), LabelSize(titleWidth: 7, iconWidth: 1),
          LabelSize(titleWidth: 3, iconWidth: 0),
        ])
      ])
  }

  @Test func titlesCanBeInAnotherLanguage() throws {
    let german = try draw(week, sheet(language: "de"))
    #expect(german.contains("Montag"))
    #expect(german.contains("Tuesday"))
    #expect(!german.contains("Monday"))
  }

  @Test func noLabelsAreNoLines() throws {
    #expect(try draw(LabelList(LabelSet([])), sheet()) == "")
  }

  @Test func manyLabelsComeInChunks() throws {
    let many = LabelList(
      LabelSet(
        (0..<3000).map { LabelItem(title: "Label \($0)", systemImage: "symbol.\($0)") }))
    var chunks: [Int] = []
    var lines = 0
    try sheet().write(many) { chunk in
      chunks.append(chunk.count)
      lines += chunk.count { $0 == UInt8(ascii: "\n") }
    }
    #expect(lines == 9000)
    #expect(chunks.dropLast().allSatisfy { (65_536..<70_000).contains($0) })
    #expect(chunks.count > 2)
  }

  @Test func aClosedSinkEndsTheDrawing() {
    struct Closed: Error {}
    var calls = 0
    #expect(throws: Closed.self) {
      try sheet().write(week) { _ in
        calls += 1
        throw Closed()
      }
    }
    #expect(calls == 1)
  }

  private func plan(gap: Int) -> LabelSheet.Plan {
    LabelSheet.Plan(maximumTitleWidth: 40, gap: gap) { label in
      SampleDrawings.blueDash(titleWidth: Double(label.titleWidth))
    }
  }

  private func sheet(gap: Int = 0, language: String? = nil) -> LabelSheet {
    LabelSheet(
      tier: Tier(colors: .none), backdrop: Backdrop(Appearance()), language: language
    ) { _ in plan(gap: gap) }
  }

  private func draw(_ labels: LabelList, _ sheet: LabelSheet) throws -> String {
    var bytes: [UInt8] = []
    try sheet.write(labels) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
