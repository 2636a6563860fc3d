import StyleModel
import Testing

@testable import StylePreview

/// Small overlays with a text, which stand out of a label where there are points and not cells.
struct BadgeLayoutTests {
  private func sheet(_ body: String, width: Int = 80) throws -> String {
    let view = try Preview().resolve(style(body)).view
    let labels = LabelSet(["Sun", "Monday"].map { LabelItem(title: $0, systemImage: "sun.max") })
    var bytes: [UInt8] = []
    let sheet = LabelSheet(
      view: view, tier: Tier(colors: .none), backdrop: Backdrop(Appearance()), width: width)
    try sheet.write(LabelList(labels)) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func overlay(_ badge: String) -> String {
    ".overlay(alignment: .topTrailing) { Text(\"\(badge)\").font(.caption2).offset(x: 8, y: -8) }"
  }

  @Test func badgeOverALineStandsBesideItsLetters() throws {
    #expect(try sheet("Label(configuration)\(overlay("3"))") == "☼ Sun3\n☼ Monday3\n")
    #expect(try sheet("Label(configuration)\(overlay("99"))") == "☼ Sun99\n☼ Monday99\n")
  }

  @Test func badgeOverABoxStandsInItsFirstRow() throws {
    let box = "Label(configuration).padding().background(.red, in: .rect(cornerRadius: 9))"
    #expect(
      try sheet(box + overlay("3")) == """
        ╭───────╮3
        │ ☼ Sun │
        ╰───────╯

        ╭──────────╮3
        │ ☼ Monday │
        ╰──────────╯

        """)
  }

  /// A line gives way to a badge that stands on it.
  @Test func badgeOnTheEdgeOfABoxReplacesItsCorner() throws {
    let box = "Label(configuration).padding().background(.red, in: .rect(cornerRadius: 9))"
    let badge = ".overlay(alignment: .topTrailing) { Text(\"3\").offset(y: -8) }"
    #expect(
      try sheet(box + badge) == """
        ╭───────3
        │ ☼ Sun │
        ╰───────╯

        ╭──────────3
        │ ☼ Monday │
        ╰──────────╯

        """)
  }

  /// Letters that stand out are cut where the terminal ends; the label is never.
  @Test func badgeTakesNoRoomFromTheLabel() throws {
    #expect(try sheet("Label(configuration)\(overlay("3"))", width: 8) == "☼ Sun3\n☼ Monday\n")
  }

  @Test func largeOverlayStaysWhereItIs() throws {
    let text = "Label(configuration).overlay { Text(\"Overlay\").offset(y: -20) }"
    #expect(try sheet(text) == "☼ Sun\n☼ Monday\n")
  }

  @Test func badgeTakesItsGroundWithIt() throws {
    let badge = ResolvedView.layered(
      LayoutFixtures.literal("3"),
      layer: .shape(ResolvedShape(.circle, fill: .color(LayoutFixtures.blue))), alignment: .center,
      isOverlay: false)
    let view = ResolvedView.layered(
      LayoutFixtures.title, layer: .offset(x: 10, y: -10, badge),
      alignment: Alignment(horizontal: .trailing, vertical: .top), isOverlay: true)
    let list = CellLayout(label: LabelSize(titleWidth: 5, iconWidth: 0))
      .displayList(for: view, width: 5, overhang: 1)
    #expect(list.items.map(\.summary) == ["title 0,0 50x20", "circle 50,5 10x10", "3 50,0 10x20"])
  }
}
