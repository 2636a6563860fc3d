import StyleModel
import SwiftText
import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// What a button makes of its label: the colours of tint and role, and what its style draws behind it.
struct ButtonTests {
  private static let appearances = [
    Appearance(), Appearance(isHighContrast: true), Appearance(isDark: true),
    Appearance(isDark: true, isHighContrast: true),
  ]

  private let iconTint = style(
    """
    Label(title: { configuration.title }, icon: { configuration.icon.foregroundStyle(.green) })
    """)
  private let padded = style("Label(configuration).font(.title3).padding(.horizontal)")

  private func preview(
    _ style: BuiltInButtonStyle = .automatic, _ role: ButtonRole? = nil, tint: String? = nil,
    _ change: (inout PreviewEnvironment) -> Void = { _ in }
  ) throws -> Preview {
    var preview = Preview()
    preview.environment.container = .button
    preview.environment.buttonStyle = style
    preview.environment.buttonRole = role
    preview.environment.tint = try tint.map { try Reader.expression($0) }
    change(&preview.environment)
    return preview
  }

  private func label(_ ink: String) -> String {
    """
    horizontal center/firstTextBaseline spacing 8
      icon \(ink)
      title \(ink)
    """
  }

  private func bordered(_ ink: String, _ fill: String) -> String {
    """
    background center
      padding 7 12 7 12
        horizontal center/firstTextBaseline spacing 8
          icon \(ink)
          title \(ink)
      rounded 8 fill \(fill)
    """
  }

  /// The first article's button: all of the label is green.
  @Test(arguments: zip(appearances, ["#34C759", "#248A3D", "#30D158", "#30DB5B"]))
  func tintColorsTheWholeLabel(appearance: Appearance, green: String) throws {
    let preview = try preview(tint: ".green") {
      $0.appearance = appearance
      $0.symbolVariants = ["circle", "fill"]
    }
    #expect(
      try preview.tree() == """
        horizontal center/firstTextBaseline spacing 8
          icon \(green) circle.fill
          title \(green)
        """)
  }

  /// The first article's style: the icon alone is green, whatever the tint is.
  @Test(arguments: zip(appearances, ["#34C759", "#248A3D", "#30D158", "#30DB5B"]))
  func styleOfTheIconBeatsTheTint(appearance: Appearance, green: String) throws {
    for tint in [".primary", ".secondary", ".red"] {
      let preview = try preview(tint: tint) { $0.appearance = appearance }
      let lines = try preview.tree(iconTint).split(separator: "\n")
      #expect(lines[1] == "  icon \(green)")
      #expect((lines[2] == "  title foreground") == (tint == ".primary"))
    }
  }

  /// The second article's button: white on red, in the font and the padding of its label.
  @Test(arguments: zip(appearances, ["#FF3B30", "#D70015", "#FF453A", "#FF6961"]))
  func destructiveProminentButtonIsRed(appearance: Appearance, red: String) throws {
    let preview = try preview(.borderedProminent, .destructive) { $0.appearance = appearance }
    #expect(
      try preview.tree(padded) == """
        background center
          padding 7 12 7 12
            padding 0 - 0 -
              horizontal center/firstTextBaseline spacing 8
                icon #FFFFFF scale 1.18
                title #FFFFFF size 20
          rounded 8 fill \(red)
        """)
  }

  @Test func styleSetsTheColors() throws {
    #expect(try preview().tree() == label("#007AFF"))
    #expect(try preview(.borderless).tree() == label("#007AFF"))
    #expect(try preview(.plain, tint: ".red").tree() == label("foreground"))
    #expect(try preview(.bordered).tree() == bordered("#007AFF", "#007AFF 0.15"))
    #expect(try preview(.borderedProminent).tree() == bordered("#FFFFFF", "#007AFF"))
    #expect(try preview(.borderless, .destructive).tree() == label("#FF3B30"))
    #expect(try preview(.borderless, .cancel).tree() == label("#007AFF"))
    #expect(try preview(.bordered, .destructive).tree() == bordered("#FF3B30", "#FF3B30 0.15"))
  }

  @Test func tintThatIsSetBeatsTheRole() throws {
    #expect(
      try preview(.borderedProminent, .destructive, tint: ".green").tree()
        == bordered("#FFFFFF", "#34C759"))
  }

  @Test func disabledButtonIsGrey() throws {
    #expect(try preview { $0.isEnabled = false }.tree() == label("foreground 0.3"))
    #expect(
      try preview(.borderedProminent, .destructive) { $0.isEnabled = false }.tree()
        == bordered("foreground 0.3", "#767680 0.12"))
  }

  @Test func macDrawsNoRoleAndTintsTheProminentFillAlone() throws {
    func tree(_ style: BuiltInButtonStyle, _ role: ButtonRole?, tint: String? = nil) throws
      -> String
    {
      try preview(style, role, tint: tint) { $0.target = PreviewTarget(platform: "macOS") }.tree()
    }
    let borderless = try tree(.borderless, .destructive, tint: ".green")
    #expect(borderless == label("foreground"))
    #expect(
      try tree(.borderedProminent, .destructive) == """
        background center
          frame minHeight 24 center
            padding 4 12 4 12
              horizontal center/firstTextBaseline spacing 8
                icon #FFFFFF
                title #FFFFFF
          rounded 6 fill #007AFF
        """)
  }

  @Test func circularBorderShowsTheIconAlone() throws {
    let circle = try Reader.expression(".circle")
    let bordered = try preview(.bordered) { $0.others["buttonBorderShape"] = circle }
    #expect(
      try bordered.tree() == """
        background center
          padding 7 7 7 7
            icon #007AFF
          circle fill #007AFF 0.15
        """)
    let plain = try preview(.borderless) { $0.others["buttonBorderShape"] = circle }
    #expect(try plain.tree() == label("#007AFF"))
  }

  @Test func levelsAreThoseOfTheButtonsColor() throws {
    let second = style("configuration.title.foregroundStyle(.secondary)")
    #expect(try preview().tree(second) == "title #007AFF 0.5")
  }
}
