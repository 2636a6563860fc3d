import StyleModel
import SwiftText
import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// What colours and other shape styles mean at their place.
struct ColorTests {
  private func ink(_ style: String, _ preview: Preview = Preview(), outside: String = "") throws
    -> String
  {
    let body = "configuration.title.foregroundStyle(\(style))\(outside)"
    return String(
      try preview.tree(StylePreviewTests.style(body)).dropFirst("title ".count))
  }

  @Test(arguments: [
    ("Color.blue", "#007AFF"), (".blue", "#007AFF"), ("Color.blue.opacity(0.07)", "#007AFF 0.07"),
    ("Color(red: 1, green: 0.5, blue: 0)", "#FF8000"),
    ("Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)", "#FF0000 0.5"),
    ("Color(white: 0.5)", "#808080"),
    ("Color(hue: 0.5, saturation: 1, brightness: 1)", "#00FFFF"),
    ("Color.red.gradient", "#FF3B30"), ("Color(.systemRed)", "#FF3B30"),
    ("Color(uiColor: .secondarySystemBackground)", "#F2F2F7"),
    ("LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)", "#FF3B30"),
    ("AngularGradient(colors: [.red, .blue], center: .center)", "#FF3B30"),
    ("MeshGradient(colors: [.blue])", "#007AFF"),
    (".primary", "foreground"), (".secondary", "foreground 0.6"), (".tertiary", "foreground 0.3"),
    (".quaternary", "foreground 0.18"), ("Color.secondary", "foreground 0.6"),
    (".tint", "#007AFF"), ("Color.accentColor", "#007AFF"), (".tint.opacity(0.2)", "#007AFF 0.2"),
    ("Color.blue.secondary", "#007AFF 0.5"), ("AnyShapeStyle(.red)", "#FF3B30"),
  ])
  func styleIsResolved(style: String, result: String) throws {
    #expect(try ink(style) == result)
  }

  @Test(arguments: [
    (
      "LinearGradient(colors: [.red, .blue, .clear], startPoint: .top, endPoint: .bottomTrailing)",
      "linear(from: UnitPoint(x: 0.5, y: 0.0), to: UnitPoint(x: 1.0, y: 1.0)) "
        + "0 #FF3B30, 0.5 #007AFF, 1 #000000 0"
    ),
    (
      ".linearGradient(Gradient(stops: [.init(color: .red, location: 0.2), "
        + ".init(color: .blue, location: 7)]), startPoint: UnitPoint(x: 0.1, y: 0), "
        + "endPoint: .bottom).opacity(0.5)",
      "linear(from: UnitPoint(x: 0.1, y: 0.0), to: UnitPoint(x: 0.5, y: 1.0)) "
        + "0.2 #FF3B30 0.5, 1 #007AFF 0.5"
    ),
    (
      "RadialGradient(gradient: Gradient(colors: [.red, .primary]), center: .center, "
        + "startRadius: 2, endRadius: 40)",
      "radial(center: UnitPoint(x: 0.5, y: 0.5), startRadius: 2.0, endRadius: 40.0) "
        + "0 #FF3B30, 1 foreground"
    ),
  ])
  func gradientKeepsItsCourse(style: String, result: String) throws {
    #expect(
      try ink(style).replacing("Gradient.UnitPoint", with: "UnitPoint")
        .replacing("StylePreview.", with: "") == result)
  }

  @Test func hierarchyFollowsTheForegroundAround() throws {
    #expect(try ink(".secondary", outside: ".foregroundStyle(.red)") == "#FF3B30 0.5")
    #expect(try ink(".tertiary", outside: ".foregroundStyle(.red)") == "#FF3B30 0.25")
    #expect(try ink("Color.secondary", outside: ".foregroundStyle(.red)") == "foreground 0.6")
    let colored = style("configuration.title.foregroundColor(.secondary).foregroundStyle(.red)")
    #expect(try Preview().tree(colored) == "title foreground 0.6")
  }

  @Test func tintAndAccentAreReadFromTheEnvironment() throws {
    #expect(try ink(".tint", outside: ".tint(.green)") == "#34C759")
    #expect(try ink(".tint", outside: ".accentColor(.green)") == "#34C759")
    #expect(try ink("Color.accentColor", outside: ".tint(.green)") == "#007AFF")
    #expect(try ink(".tint", outside: ".tint(nil).tint(.green)") == "#007AFF")
    #expect(try Preview().tree(style("configuration.title.tint(.red)")) == "title foreground")
    var preview = Preview()
    preview.environment.tint = try Reader.expression(".purple")
    #expect(try ink(".tint", preview) == "#AF52DE")
  }

  @Test func colorsFollowTheAppearance() throws {
    var preview = Preview()
    preview.environment.appearance = Appearance(isDark: true)
    #expect(try ink(".blue", preview) == "#0A84FF")
    #expect(try ink(".quaternary", preview) == "foreground 0.16")
    #expect(try ink(".blue", preview, outside: ".environment(\\.colorScheme, .light)") == "#007AFF")
  }

  private var tints: Preview {
    func color(_ hex: String) -> Tint.Value {
      .color(ColorValue(hex: hex) ?? ColorValue(space: .srgb, components: [0, 0, 0]))
    }
    let library = TestLibrary(tints: [
      "brand": Tint(any: color("#112233"), others: [.dark: color("#445566")]),
      "Brand.primary": Tint(any: color("#AABBCC")),
      "signal": Tint(any: .alias("brand")),
      "DesignTokens.alert": Tint(any: .alias("red")),
      "alert": Tint(any: color("#000001")),
      "ring": Tint(any: .alias("ring2")),
      "ring2": Tint(any: .alias("ring")),
      "lost": Tint(any: .alias("nowhere")),
    ])
    return Preview(library: library)
  }

  @Test(arguments: [
    ("Color(\"brand\")", "#112233"), ("Color(.brand)", "#112233"), (".brand", "#112233"),
    ("Color.brand", "#112233"), ("DesignTokens.signal", "#112233"),
    ("DesignTokens.alert", "#FF3B30"), ("Tokens.alert", "#000001"),
    ("Color(\"Brand/primary\")", "#AABBCC"), ("Color(\"brand\").opacity(0.5)", "#112233 0.5"),
    (".compound.brand", "#112233"), ("DesignTokens.signal.opacity(0.5)", "#112233 0.5"),
    ("Color(\"brand\", bundle: .module)", "#112233"),
  ])
  func tintIsFoundByName(style: String, result: String) throws {
    #expect(try ink(style, tints) == result)
  }

  @Test func tintHasVariants() throws {
    var preview = tints
    preview.environment.appearance = Appearance(isDark: true)
    #expect(try ink(".brand", preview) == "#445566")
  }

  @Test func ringOfAliasesIsLeftOut() throws {
    let resolution = try tints.resolve(style("configuration.title.foregroundStyle(.ring)"))
    #expect(describe(resolution.view) == "title foreground")
    #expect(
      resolution.notes == [
        "the tint 'ring' is an alias of itself and is left out",
        "'.ring' is not known to the preview and is left out",
      ])
    #expect(try ink(".lost", tints) == "foreground")
  }

  @Test func colorParameterIsAColor() throws {
    let colored = style("configuration.title.foregroundStyle(color)", members: "let color: Color")
    for (set, result) in [
      (".secondary", "foreground 0.6"), ("Color(\"brand\")", "#112233"), (".brand", "#112233"),
      (".init(white: 1)", "#FFFFFF"),
    ] {
      var preview = tints
      preview.sets["color"] = set
      #expect(try preview.tree(colored) == "title " + result)
    }
  }
}
