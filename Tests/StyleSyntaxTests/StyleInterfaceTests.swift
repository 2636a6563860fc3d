import StyleSyntax
import SwiftText
import Testing

@Suite struct StyleInterfaceTests {
  private func interface(_ name: String, _ text: String) throws -> StyleInterface {
    StyleInterface(of: name, in: try Reader.document(text))
  }

  @Test func readsAnInitializer() throws {
    let interface = try interface("IconTintLabelStyle", Articles.iconTint)
    let color = try #require(interface.parameters.first)
    #expect(interface.parameters.count == 1)
    #expect(!interface.isMemberwise)
    #expect(color.label == nil)
    #expect(color.name == "color")
    #expect(color.type == "Color")
    #expect(color.valueType == .color)
    #expect(color.isRequired)
    #expect(color.isPrivate)
    #expect(interface.spelling == "IconTintLabelStyle(_:)")
    #expect(interface.entries.map(\.spelling) == [".iconTint(_:)"])
  }

  @Test func readsStoredPropertiesAsSwiftDoes() throws {
    let interface = try interface(
      "Pill",
      """
      struct Pill: LabelStyle {
          static let height: CGFloat = 4
          let color: Color
          let fixed = 3
          var font: Font = .caption
          var tint: Color?
          @Environment(\\.font) private var usedFont
          @ScaledMetric(relativeTo: .body) var height = 40
          var isTall: Bool { height > 40 }
          var observed = 1 { didSet { print(observed) } }
          private var hidden = false
          func makeBody(configuration: Configuration) -> some View { configuration.title }
      }
      extension LabelStyle where Self == Pill {
          static var pill: Pill { Pill(color: .red) }
          static func pill(_ color: Color, font: Font = .body) -> Pill { Pill(color: color) }
      }
      """)
    #expect(interface.isMemberwise)
    #expect(
      interface.parameters.map(\.name) == ["color", "font", "tint", "height", "observed", "hidden"])
    #expect(interface.parameters.filter(\.isRequired).map(\.name) == ["color"])
    #expect(interface.parameters.filter(\.isPrivate).map(\.name) == ["hidden"])
    #expect(interface.entries.map(\.spelling) == [".pill", ".pill(_:font:)"])
  }

  @Test func findsTheInitializerThatTakesWhatIsGiven() throws {
    let interface = try interface(
      "Pill",
      """
      struct Pill: LabelStyle {
          init() {}
          init(color: Color, at size: CGFloat) {}
      }
      """)
    #expect(interface.parameters.isEmpty)
    #expect(interface.initializer(taking: ["size"])?.map(\.name) == ["color", "size"])
    #expect(interface.initializer(taking: ["at", "color"]) != nil)
    #expect(interface.initializer(taking: ["font"]) == nil)
  }
}
