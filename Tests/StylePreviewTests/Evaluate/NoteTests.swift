import SwiftText
import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// What the preview leaves out, and what it says about it.
struct NoteTests {
  private func notes(_ body: String, members: String = "") throws -> [String] {
    try Preview().resolve(style(body, members: members)).notes
  }

  @Test(arguments: [
    (
      "configuration.title.theme(text: .listLabel)",
      "'.theme' is not known to the preview and is left out"
    ),
    (
      "configuration.title.padding(IterSpace.lg)",
      "'IterSpace.lg' is not known to the preview and is left out"
    ),
    (
      "configuration.title.foregroundStyle(Tokens.signal)",
      "there is no tint for 'Tokens.signal', so it is left out"
    ),
    (
      "configuration.title.foregroundStyle(Tokens.signal); Text(\"a\").tint(Tokens.signal.opacity(0.5))",
      "there is no tint for 'Tokens.signal', so it is left out"
    ),
    (
      "configuration.title.foregroundStyle(Color(\"signal\"))",
      "there is no tint for 'Color(\"signal\")', so it is left out"
    ),
    (
      "configuration.title.foregroundStyle(Color(hex: 0xFF0000))",
      "'Color(…)' is not known to the preview and is left out"
    ),
    (
      "configuration.title.font(.ktfTitleSmall)",
      "'.ktfTitleSmall' is not known to the preview and is left out"
    ),
    (
      "configuration.title.redacted(reason: .placeholder)",
      "'.redacted' is not drawn by the preview and is left out"
    ),
    ("if isFancy { configuration.title }", "'isFancy' is not known to the preview and is left out"),
    (
      "configuration.title; for x in [1] { print(x) }",
      "'for x in [1]' is not run by the preview and is left out"
    ),
    (
      "configuration.title.padding(Spacing.lg + 2)",
      "'Spacing.lg' is not known to the preview and is left out"
    ),
  ])
  func unknownNamesAreToldOnce(body: String, note: String) throws {
    #expect(try notes(body) == [note])
  }

  @Test func oneNoteIsEnough() throws {
    #expect(
      try notes("HStack { Text(\"a\").theme(); Text(\"b\").theme() }.theme()")
        == ["'.theme' is not known to the preview and is left out"])
  }

  @Test func modifiersThatAreNotDrawnShareANote() throws {
    #expect(
      try notes("configuration.title.badge(1).theme().kerning(2).badge(3)")
        == [
          "'.badge' and '.kerning' are not drawn by the preview and are left out",
          "'.theme' is not known to the preview and is left out",
        ])
    #expect(
      try notes("configuration.title.badge(1).kerning(2).redacted(reason: .placeholder)")
        == ["'.badge', '.kerning' and '.redacted' are not drawn by the preview and are left out"])
  }

  @Test func whatPicturesAloneShowIsToldOfApart() throws {
    let body = "configuration.title.blur(radius: 1).shadow(radius: 2).blur(radius: 3)"
    let resolution = try Preview().resolve(style(body))
    #expect(resolution.notes == [])
    #expect(
      resolution.terminalNote
        == "'.blur' and '.shadow' are drawn in SVG and HTML alone, and left out in a terminal")
  }

  @Test func whatIsDrawnPlainlyIsTold() throws {
    #expect(
      try notes("configuration.title.glassEffect().background(.thinMaterial)")
        == ["'.glassEffect' and '.thinMaterial' are drawn plainly by the preview"])
  }

  @Test func modifierOfTheAppIsNamed() throws {
    #expect(
      try notes("configuration.title.modifier(Elevated(level: 2))")
        == ["'.modifier(Elevated(…))' is not known to the preview and is left out"])
  }

  @Test func unknownViewIsDrawnAsItsName() throws {
    let resolution = try Preview().resolve(style("ThemeHStack(spacing: 2) { configuration.icon }"))
    #expect(describe(resolution.view) == "\"‹ThemeHStack›\" foreground 0.6")
    #expect(
      resolution.notes == [
        "the view 'ThemeHStack(…)' is not known to the preview and is drawn as its name"
      ])
  }

  @Test func unknownEnvironmentIsTold() throws {
    let members = "@Environment(\\.theme) private var theme"
    #expect(
      try notes("configuration.title.foregroundStyle(theme.color)", members: members)
        == ["there is no tint for 'theme.color', so it is left out"])
  }

  @Test func whatIsDrawnStaysDrawn() throws {
    #expect(
      try Preview().tree(
        style("configuration.title.padding(.horizontal, Space.l).frame(width: Size.s, height: 4)"))
        == "frame height 4 center\n  padding 0 - 0 -\n    title foreground")
  }

  // MARK: Names that are set

  @Test func freeNamesTakeValues() throws {
    var preview = Preview()
    preview.sets = ["IterSpace.lg": "16", "theme.color": ".red"]
    let members = "@Environment(\\.theme) private var theme"
    let resolution = try preview.resolve(
      style(
        "configuration.title.foregroundStyle(theme.color).padding(IterSpace.lg * 2)",
        members: members))
    #expect(describe(resolution.view) == "padding 32 32 32 32\n  title #FF3B30")
    #expect(resolution.notes == [])
  }

  @Test func samplesOfAStyleAreUsed() throws {
    let text = style("configuration.title.padding(IterSpace.lg)")
    let use = StyleUse(.source(try source(text, samples: ["IterSpace.lg": "16"])))
    let view = try StyleEvaluator(library: TestLibrary()).resolve([use]).view
    #expect(describe(view) == "padding 16 16 16 16\n  title foreground")
    let set = StyleEvaluator(
      library: TestLibrary(), sets: ["IterSpace.lg": try Reader.expression("3")])
    #expect(describe(try set.resolve([use]).view) == "padding 3 3 3 3\n  title foreground")
  }

  @Test func parametersAreSetByStyle() throws {
    let first = style(
      "Label(configuration).padding(gap)", members: "var gap: CGFloat = 1", name: "A")
    let second = style(
      "configuration.title.padding(gap)", members: "var gap: CGFloat = 2", name: "B")
    var preview = Preview()
    preview.sets = ["B.gap": "7"]
    #expect(
      try preview.tree(first, second)
        == "padding 1 1 1 1\n  padding 7 7 7 7\n    title foreground")
    preview.sets = ["gap": "9"]
    #expect(
      try preview.tree(first, second)
        == "padding 9 9 9 9\n  padding 9 9 9 9\n    title foreground")
  }

  @Test func unknownSettingIsAnErrorWithSuggestions() throws {
    let text = style(
      "configuration.title.padding(spacing).padding(IterSpace.lg)",
      members: "var spacing: CGFloat = 1")
    var preview = Preview()
    preview.sets = ["spacng": "2"]
    let error = #expect(throws: UnknownSetting.self) { try preview.resolve(text) }
    #expect(error?.candidates == ["spacing", "IterSpace.lg"])
    #expect(error?.hint == "did you mean 'spacing', 'IterSpace.lg'?")
  }

  @Test func initializerIsChosenByWhatIsSet() throws {
    let members = """
      private let width: CGFloat
      init(width: CGFloat) {
          self.width = width
      }
      init(half: CGFloat) {
          width = half * 2
      }
      """
    var preview = Preview()
    preview.sets = ["half": "4"]
    #expect(try preview.tree(style("Spacer(minLength: width)", members: members)) == "spacer 8")
    preview.sets = ["width": "4"]
    #expect(try preview.tree(style("Spacer(minLength: width)", members: members)) == "spacer 4")
  }

  @Test func environmentKeysTakeExpressions() throws {
    let members = """
      @Environment(\\.controlSize) private var controlSize
      @Environment(\\.isPro) private var isPro
      """
    var preview = Preview()
    preview.environment.others = [
      "controlSize": try Reader.expression(".small"), "isPro": try Reader.expression("true"),
      "font": try Reader.expression(".caption"),
    ]
    let body = "if controlSize == .small, isPro { configuration.title }"
    #expect(try preview.tree(style(body, members: members)) == "title foreground size 12")
  }

  @Test(arguments: [
    ("Bool", "true"), ("CGFloat", "8"), ("Color", ".blue"), ("Font", ".body"), ("Kind", ".a"),
    ("String", "\"Text\""), ("VerticalAlignment", ".center"), ("Color?", "nil"),
  ])
  func missingParameterBearsAnExample(type: String, example: String) throws {
    let text = style(
      "configuration.title", members: "enum Kind { case a, b }\nlet value: \(type)")
    let error = #expect(throws: MissingParameter.self) { try Preview().resolve(text) }
    #expect(error?.hint == "--set 'value=\(example)'")
    var preview = Preview()
    preview.sampling = true
    #expect(try preview.tree(text) == "title foreground")
  }
}
