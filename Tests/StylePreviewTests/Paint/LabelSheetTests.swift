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
    let boxes = try draw(week, sheet())
    #expect(
      boxes == """
        ╭ ━ ━  ━ ━ ╮
        ╏ ☼ Monday ╏
        ╰ ━ ━  ━ ━ ╯

        ╭ ━ ━ ━ ━ ━ ╮
        ╏ ☁ Tuesday ╏
        ╰ ━ ━ ━ ━ ━ ╯

        ╭ ━ ━ ╮
        ╏ Sun ╏
        ╰ ━ ━ ╯

        """)
    #expect(try draw(week, sheet(LayoutFixtures.label)) == "☼ Monday\n☁ Tuesday\nSun\n")
  }

  @Test func allLabelsAreAsWideAsTheWidest() throws {
    let wide = LayoutFixtures.framed(LayoutFixtures.title) { $0.maxWidth = .infinity }
    let boxes = try draw(week, sheet(wide.overlay(Stroke(ink: .foreground(1), lineWidth: 1))))
    #expect(
      boxes == """
        ╭───────╮
        │Monday │
        ╰───────╯

        ╭───────╮
        │Tuesday│
        ╰───────╯

        ╭───────╮
        │  Sun  │
        ╰───────╯

        """)
  }

  @Test(arguments: [
    Tier(colors: .trueColor), Tier(colors: .indexed), Tier(colors: .sixteen), Tier(colors: .none),
    Tier(colors: .none, characters: .ascii),
  ])
  func eachLabelIsWhatItIsAlone(tier: Tier) throws {
    let titles = ["Monday", "", "Tuesday", "Monday", "é", "Wednesday", "日曜日", "שבת"]
    let labels = titles.flatMap { title in
      ["sun.max", "cloud.rain", "sun.max"].map {
        LabelItem(title: title, systemImage: $0)
      }
    }
    let sheet = sheet(tier: tier)
    let together = try draw(LabelList(LabelSet(labels)), sheet)
    let alone = try labels.map { try draw(LabelList(LabelSet([$0])), sheet) }
    #expect(together == alone.joined(separator: "\n"))
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

  @Test func labelsComeOneByOne() throws {
    let many = LabelList(
      LabelSet((0..<300).map { LabelItem(title: "Label \($0)", systemImage: "symbol.\($0)") }))
    var lines: [Int] = []
    try sheet().write(many) { lines.append($0.count { $0 == UInt8(ascii: "\n") }) }
    #expect(lines == [3] + Array(repeating: 4, count: 299))
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

  private func sheet(
    _ view: ResolvedView = LayoutFixtures.blueDash, tier: Tier = Tier(colors: .none),
    language: String? = nil
  ) -> LabelSheet {
    LabelSheet(
      view: view, tier: tier, backdrop: Backdrop(Appearance()), width: 80, language: language)
  }

  private func draw(_ labels: LabelList, _ sheet: LabelSheet) throws -> String {
    var bytes: [UInt8] = []
    try sheet.write(labels) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
