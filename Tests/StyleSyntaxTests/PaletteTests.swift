import Diagnostics
import StyleModel
import StyleSyntax
import Testing

/// Colour constants of Swift files.
struct PaletteTests {
  private func find(_ text: String) -> FoundStyles {
    StyleFinder.find(in: Array(text.utf8), file: "Tokens.swift")
  }

  private func shown(_ found: FoundStyles) -> [String] {
    found.tints.map { tint in
      let values = Tint.Variant.allCases.compactMap { variant in
        tint.tint.values[variant].map { value in
          (variant == .any ? "" : "\(variant.rawValue) ") + shown(value)
        }
      }
      return "\(tint.name) = \(values.joined(separator: ", "))"
    }
  }

  private func shown(_ value: Tint.Value) -> String {
    switch value {
    case .alias(let name), .tint(let name), .system(let name): name
    case .color(let color):
      color.hex ?? "\(color.space.rawValue) \(color.components.map { $0 ?? 0 })"
    }
  }

  @Test(arguments: [
    ("Color(red: 1, green: 0.2, blue: 59.0 / 255)", "#FF333B"),
    ("Color(red: 0x0A / 255, green: 132 / 255, blue: (254 + 1) / 255)", "#0A84FF"),
    ("Color(red: 1, green: 0, blue: 0, opacity: 0.2)", "#FF000033"),
    ("Color(.sRGB, red: 0, green: 0, blue: 0)", "#000000"),
    ("Color(.displayP3, red: 0.5, green: 0.25, blue: 0)", "display-p3 [0.5, 0.25, 0.0]"),
    ("Color(white: 1)", "#FFFFFF"),
    ("Color(.sRGB, white: 0, opacity: 1)", "#000000"),
    ("Color(hue: 0, saturation: 1, brightness: 1)", "#FF0000"),
    ("Color(hue: 1 / 3, saturation: 1, brightness: 1)", "#00FF00"),
    ("Color(hue: 0.5, saturation: 0, brightness: 1)", "#FFFFFF"),
    ("Color.init(white: 0)", "#000000"),
    ("Color.black.opacity(0.2)", "#00000033"),
    ("Color(white: 1).opacity(0.2)", "#FFFFFF33"),
    ("SwiftUI", nil), ("Color.blue", "blue"), ("Color(uiColor: .systemTeal)", "systemTeal"),
  ])
  func everyInitializerOfNumbersIsRead(value: String, expected: String?) {
    let found = find("enum T { static let a = \(value) }")
    #expect(shown(found) == (expected.map { ["T.a = \($0)"] } ?? []))
  }

  @Test(arguments: [
    ("Color(hex: 0xFF0000)", "Color(hex:)"),
    ("Color(red: x, green: 0, blue: 0)", "Color(red:green:blue:)"),
    ("Color(red: 1, green: 2, blue: 0)", "Color(red:green:blue:)"),
    ("Color(red: 1 / 0, green: 0, blue: 0)", "Color(red:green:blue:)"),
    ("Color(.other, red: 1, green: 0, blue: 0)", "Color(_:red:green:blue:)"),
    ("Color(white: 1) { 2 }", "Color(white:)"),
  ])
  func whatOnlyTheAppComputesIsLeftOut(value: String, words: String) {
    let found = find("\nenum T { static let a = \(value) }")
    #expect(shown(found) == [])
    #expect(
      found.leftOut == [
        LeftOut(
          name: "T.a", reason: "its colour is not written in numbers: \(words)",
          file: "Tokens.swift", place: Place(line: 2, column: 10))
      ])
  }

  @Test func pathsAreThoseThatSwiftUses() {
    let found = find(
      """
      extension Color {
          static let brand = Color(white: 0)
          enum Chart { static let line = Color(white: 1) }
      }
      extension ShapeStyle where Self == Color {
          static var brand: Color { .brand }
          static var quiet: Self { Color(white: 1) }
      }
      public enum DesignTokens {
          public static let signal: Color = .init(white: 0)
          static var action: Color { return signal }
          enum Deep { static let accent = DesignTokens.signal; static let gap: CGFloat = 8 }
      }
      extension DesignTokens { static let more: Color = .blue }
      """)
    #expect(
      shown(found) == [
        "brand = #000000", "Chart.line = #FFFFFF", "quiet = #FFFFFF",
        "DesignTokens.signal = #000000", "DesignTokens.action = DesignTokens.signal",
        "DesignTokens.more = blue",
      ])
    #expect(found.leftOut == [])
  }

  @Test func whatIsNoNamespaceHasNoTints() {
    let found = find(
      """
      struct Screen: View {
          static let ground = Color(white: 1)
          var body: some View { Text("") }
      }
      private enum Hidden { static let a = Color(white: 1) }
      enum T { private static let a = Color(white: 1); let b = Color(white: 1); static let c = 1 }
      struct S: LabelStyle { static let a = Color(white: 1) }
      """)
    #expect(found.tints.map(\.name) == [])
    #expect(found.leftOut == [])
  }

  @Test func theFirstOfTwoValuesIsTaken() {
    let found = find(
      """
      enum T {
          #if os(iOS)
          static let a = Color(white: 0)
          #else
          static let a = Color(white: 1)
          #endif
      }
      extension T { static let a = Color(white: 1) }
      """)
    #expect(shown(found) == ["T.a = #000000"])
  }

  @Test func coloursThatAreTintsDoNotGoWithAStyle() {
    let found = find(
      """
      enum Tokens {
          static let signal = Color(white: 0)
          static let gap: CGFloat = 8
      }
      struct One: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              configuration.title.foregroundStyle(Tokens.signal)
          }
      }
      struct Two: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              configuration.title.padding(Tokens.gap)
          }
      }
      """)
    #expect(found.styles.map { $0.text.contains("enum Tokens") } == [false, true])
    #expect(found.styles.first.map { StyleReferences(of: $0.document).tints.count } == 1)
    #expect(shown(found) == ["Tokens.signal = #000000"])
  }

  @Test func coloursOfSeveralAppearancesAreOneTint() {
    let found = find(
      """
      extension Color {
        fileprivate init(_ any: Color, dark: Color?, highContrast: Color?, darkHighContrast: Color?) {}
        static let sky = Color(Color.blue, dark: Color(white: 0), darkHighContrast: sea)
        /// The tint Brand.primary.
        static let brandPrimary = Color(Color(white: 1), highContrast: .redTint)
        /// The tint red.
        static let redTint = Color.sky
        /// The tint someone.
        static let sea = Color(white: 1)
        static let odd = Color(Color.blue, dark: Color.named("x"))
        static let twice = Color(Color.blue, dark: .red, dark: .green)
      }
      """)
    #expect(
      shown(found) == [
        "sky = blue, dark #000000, darkHighContrast sea",
        "Brand.primary = #FFFFFF, highContrast red", "red = sky", "sea = #FFFFFF",
      ])
    #expect(found.leftOut.map(\.name) == ["odd", "twice"])
    #expect(found.skipped.isEmpty)
  }
}
