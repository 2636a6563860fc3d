import Testing

@testable import StylePreview

/// Whole labels, with the frames that they must have.
@Suite struct LabelLayoutTests {
  @Test func capsuleWithABadgeIsThreeRowsHigh() {
    #expect(
      LayoutFixtures.drawn(LayoutFixtures.dayLabel, title: 9) == """
        200x60
        capsule 0,0 200x60
        circle 25,10 40x40
        icon 40,20 10x20
        title 90,20 90x20
        """)
  }

  @Test func wideIconFillsItsCircle() {
    #expect(
      LayoutFixtures.drawn(LayoutFixtures.dayLabel, title: 9, icon: 2) == """
        190x60
        capsule 0,0 190x60
        circle 20,10 40x40
        icon 30,20 20x20
        title 80,20 90x20
        """)
  }

  @Test func labelWithoutAnIconHasNoBadge() {
    #expect(
      LayoutFixtures.drawn(LayoutFixtures.dayLabel, title: 9, icon: 0) == """
        130x60
        capsule 0,0 130x60
        title 20,20 90x20
        """)
  }

  @Test func titleFillsAWiderRow() {
    #expect(
      LayoutFixtures.drawn(LayoutFixtures.dayLabel, 30, title: 6) == """
        300x60
        capsule 0,0 300x60
        circle 25,10 40x40
        icon 40,20 10x20
        title 90,20 60x20
        """)
  }

  @Test func dashedFrameHasARingOfItsOwn() {
    #expect(
      LayoutFixtures.drawn(LayoutFixtures.blueDash) == """
        110x60
        icon 20,20 10x20
        title 40,20 50x20
        stroke rounded 0,0 110x60
        """)
  }

  @Test func lineWithoutPaddingGrowsTheContent() {
    let stroke = Stroke(ink: .foreground(1))
    #expect(
      LayoutFixtures.drawn(LayoutFixtures.title.overlay(stroke)) == """
        70x60
        title 10,20 50x20
        stroke rounded 0,0 70x60
        """)
    let framed = LayoutFixtures.framed(LayoutFixtures.title) { ($0.width, $0.height) = (120, 44) }
    #expect(
      LayoutFixtures.drawn(framed.overlay(stroke)) == """
        120x60
        title 30,20 50x20
        stroke rounded 0,0 120x60
        """)
  }

  @Test func paddingsInsideALineAddUp() {
    let across = ResolvedView.padding(
      EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12), LayoutFixtures.title)
    let both = ResolvedView.padding(
      EdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0), across)
    #expect(
      LayoutFixtures.drawn(both.overlay(Stroke(ink: .foreground(1)))) == """
        90x60
        title 20,20 50x20
        stroke rounded 0,0 90x60
        """)
  }

  @Test func iconStandsOverTitle() {
    let view = LayoutFixtures.column(nil, [LayoutFixtures.icon, LayoutFixtures.title])
    #expect(
      LayoutFixtures.drawn(view) == """
        50x40
        icon 20,0 10x20
        title 0,20 50x20
        """)
  }

  @Test func dividerHasARow() {
    let view = LayoutFixtures.column(
      0, [LayoutFixtures.title, .divider(.foreground(1)), LayoutFixtures.title])
    #expect(
      LayoutFixtures.drawn(view) == """
        50x60
        title 0,0 50x20
        rectangle 0,29.5 50x1
        title 0,40 50x20
        """)
  }

  @Test func iconStaysOnTheFirstLineOfATitle() {
    let lines = LayoutFixtures.column(
      nil, [LayoutFixtures.title, LayoutFixtures.literal("ab"), LayoutFixtures.literal("cd")])
    let view = ResolvedView.stack(
      .horizontal, alignment: Alignment(vertical: .firstTextBaseline), spacing: 8,
      [LayoutFixtures.padded(LayoutFixtures.icon, 8).background(.circle), lines])
    #expect(
      LayoutFixtures.drawn(view) == """
        110x80
        circle 5,10 40x40
        icon 20,20 10x20
        title 60,20 50x20
        ab 70,40 20x20
        cd 70,60 20x20
        """)
  }

  @Test func badgeOfAFixedSizeIsCentredOnItsGlyph() {
    let badge = LayoutFixtures.framed(LayoutFixtures.icon) { ($0.width, $0.height) = (36, 36) }
    #expect(
      LayoutFixtures.drawn(badge.background(.circle)) == """
        50x50
        circle 5,10 40x40
        icon 20,20 10x20
        """)
  }

  @Test func paddingComesNearestToTheIdealHeight() {
    let low = LayoutFixtures.padded(LayoutFixtures.title, 12).background(.capsule)
    #expect(LayoutFixtures.drawn(low) == "70x50\ncapsule 0,10 70x40\ntitle 10,20 50x20")
    let none = LayoutFixtures.padded(LayoutFixtures.title, 4).background(.capsule)
    #expect(LayoutFixtures.drawn(none) == "50x20\ncapsule 0,0 50x20\ntitle 0,0 50x20")
    let high = LayoutFixtures.padded(LayoutFixtures.title, 24).background(.capsule)
    #expect(LayoutFixtures.drawn(high) == "90x60\ncapsule 0,0 90x60\ntitle 20,20 50x20")
  }
}
