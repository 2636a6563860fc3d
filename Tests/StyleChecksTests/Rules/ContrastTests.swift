import StyleModel
import Testing

@testable import StyleChecks

/// What `contrast` finds of titles and icons as they are drawn.
struct ContrastTests {
  private func found(_ body: String, members: String = "") throws -> [String] {
    try CheckedSample(.style("A", body, members: members)).findings(only: .contrast)
  }

  @Test func labelOfTheSystemIsClean() throws {
    #expect(try found("Label(configuration)") == [])
    #expect(try found("configuration.icon.foregroundStyle(.blue)") == [])
  }

  @Test func worstAppearanceIsNamedWithBothNumbers() throws {
    #expect(
      try found("configuration.title.foregroundStyle(Color.blue)") == [
        "A 3:22: warning contrast: the title has 4.01:1 (APCA Lc 66.52) against what is behind it in "
          + "light: #007AFF on #FFFFFF; text needs 4.5:1 (WCAG 2.2, 1.4.3)"
      ])
    #expect(
      try found("configuration.icon.foregroundStyle(.yellow)").first?.contains(
        "the icon has 1.51:1") == true)
  }

  @Test(arguments: [(".title3", 0), (".headline", 0), (".body", 1), (".footnote", 1)])
  func largeAndBoldTextNeedsLess(font: String, count: Int) throws {
    #expect(
      try found("configuration.title.font(\(font)).foregroundStyle(Color.blue)").count == count)
  }

  @Test func fillsAreMixedOverTheBackgroundOfTheSystem() throws {
    let white = "configuration.title.foregroundStyle(.white)"
    #expect(try found("\(white).padding().background(Color(red: 0, green: 0, blue: 0.4))") == [])
    let pale = try found("\(white).padding().background(.black.opacity(0.1))")
    #expect(pale.count == 1 && pale[0].contains("1.25:1"), "\(pale)")
    #expect(pale[0].contains("in light: #FFFFFF on #E6E6E6"))
  }

  @Test func shapeCountsOnlyWhereItCovers() throws {
    // The circle is far smaller than the title, whose ends lie beside it.
    let circle = try found(
      """
      configuration.title.foregroundStyle(.white)
      .background { Circle().fill(.black).frame(width: 4, height: 4) }
      """)
    #expect(circle.count == 1 && circle[0].contains("#FFFFFF on #FFFFFF"), "\(circle)")
  }

  @Test func overlayVeilsTheTitleToo() throws {
    let veiled = try found(
      "configuration.title.overlay { Rectangle().fill(.gray.opacity(0.9)) }")
    #expect(veiled.count == 1, "\(veiled)")
  }

  @Test func worstPointOfAGradientCounts() throws {
    let found = try found(
      """
      configuration.title.foregroundStyle(.white).background(
      LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
      """)
    #expect(found.count == 1)
  }

  @Test func levelsAreThoseOfThePalette() throws {
    // Secondary is #3C3C43 at 0.6: 3.4:1 on white.
    let secondary = try found("configuration.title.foregroundStyle(.secondary)")
    #expect(secondary.count == 1 && secondary[0].contains("#8A8A8E on #FFFFFF"), "\(secondary)")
    #expect(try found("configuration.title.foregroundStyle(.primary)") == [])
  }

  @Test func whatTheCallerColorsIsNotJudged() throws {
    let text = "configuration.title.foregroundStyle(color)"
    #expect(try found(text, members: "var color: Color") == [])
    #expect(try found(text, members: "let color: Color") == [])
    #expect(try found(text, members: "var color = Color.yellow").count == 1)
    #expect(try found("configuration.title.foregroundStyle(Theme.pale)") == [])
    #expect(try found("configuration.title.background(Theme.pale.opacity(0.5))") == [])
    let ground = "configuration.title.foregroundStyle(.white).background(color.opacity(0.2))"
    #expect(try found(ground, members: "var color: Color") == [])
  }

  @Test func whatIsHiddenOnPurposeIsNotJudged() throws {
    #expect(try found("configuration.title.opacity(0)") == [])
    #expect(try found("configuration.title.hidden()") == [])
  }

  @Test func tintIsJudgedInEachAppearance() throws {
    let style = CheckedItem.style("A", "configuration.title.foregroundStyle(Color(\"brand\"))")
    let sample = CheckedSample(style, .tint("brand", "#000000", dark: "#222222"))
    let found = try sample.findings(only: .contrast)
    #expect(found.count == 1)
    #expect(found[0].contains("in dark: #222222 on #000000"), "\(found)")
    #expect(found[0].hasSuffix("too little also in dark with increased contrast"))
  }

  @Test func compactWidthIsLookedAtWhereItIsRead() throws {
    let found = try found(
      """
      if horizontalSizeClass == .compact {
      configuration.title.foregroundStyle(.yellow)
      } else {
      configuration.title
      }
      """, members: "@Environment(\\.horizontalSizeClass) var horizontalSizeClass")
    #expect(found.count == 1)
    #expect(found[0].contains("in light, compact: #FFCC00 on #FFFFFF"), "\(found)")
  }
}
