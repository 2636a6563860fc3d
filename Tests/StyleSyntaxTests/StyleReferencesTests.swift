import StyleSyntax
import SwiftText
import Testing

@Suite struct StyleReferencesTests {
  private func references(_ body: String, members: String = "") throws -> StyleReferences {
    StyleReferences(
      of: try Reader.document(
        """
        struct Pill: LabelStyle {
        \(members)
        func makeBody(configuration: Configuration) -> some View {
        \(body)
        }
        }
        """))
  }

  @Test(arguments: [
    (".foregroundStyle(Color(\"brand\"))", [["brand"]]),
    (".foregroundStyle(Color(\"Brand/primary\"))", [["Brand.primary"]]),
    (".foregroundStyle(Color(\"brand\").opacity(0.5))", [["brand"]]),
    (".background { Color(\"brand\", bundle: .module) }", [["brand"]]),
    (".foregroundStyle(Color(.brand))", [["brand"]]),
    (".foregroundStyle(Color(.systemBackground))", []),
    (".foregroundStyle(.brand)", [["brand"]]),
    (".foregroundStyle(.brand.opacity(0.2))", [["brand"]]),
    (".foregroundStyle(.brand.gradient)", [["brand"]]),
    (".foregroundStyle(Color.brand)", [["brand"]]),
    (".background(Color.brand.opacity(0.1))", [["brand"]]),
    (".foregroundStyle(DesignTokens.signal)", [["DesignTokens.signal", "signal"]]),
    (".foregroundColor(Theme.Color.brand)", [["Theme.Color.brand", "brand"]]),
    (".foregroundStyle(.compound.textSecondary)", [["compound.textSecondary", "textSecondary"]]),
    (".foregroundStyle(isOn ? .brand : .red)", [["brand"]]),
    (".foregroundStyle(color ?? .brand)", [["brand"]]),
    (".foregroundStyle((.brand))", [["brand"]]),
    (".foregroundStyle(.brand, .accentLight)", [["brand"], ["accentLight"]]),
    (".foregroundStyle(.red)", []), (".foregroundStyle(.primary)", []),
    (".foregroundStyle(Color.blue)", []), (".foregroundStyle(color)", []),
    (".foregroundStyle(.tint)", []), (".background(.regularMaterial)", []),
    (".background(.brand, in: .capsule)", [["brand"]]),
    (".overlay(Circle().stroke(.brand, lineWidth: 1))", [["brand"]]),
    (".shadow(color: .brand, radius: 2)", [["brand"]]),
    (".padding(.brand)", []), (".font(.brand)", []), (".theme(text: .brand)", []),
    (
      ".foregroundStyle(.linearGradient(colors: [.brand, .red], startPoint: .top, endPoint: .bottom))",
      [["brand"]]
    ),
  ])
  func findsTintsWhereAColourIsWanted(modifier: String, names: [[String]]) throws {
    let found = try references("configuration.icon\(modifier)")
    #expect(found.tints.map(\.candidates) == names)
    #expect(!found.tints.map(\.isCertain).contains(false))
  }

  @Test func findsTintsInPropertiesAndHelpers() throws {
    let found = try references(
      "configuration.icon.tinted(.fromHelper)",
      members: """
        var color: Color = .fromDefault
        var used: Color { isOn ? .fromBody : color }
        func tinted(_ color: Color = .fromParameter) -> some View { Text("a") }
        init() { self.color = .fromInit }
        """)
    let names = found.tints.flatMap(\.candidates).sorted()
    #expect(
      names == ["fromBody", "fromDefault", "fromHelper", "fromInit", "fromParameter"])
  }

  @Test func aColourOfTheDocumentIsNoTint() throws {
    let found = try references(
      "configuration.icon.foregroundStyle(Palette.accent).background(Color.mine)",
      members: "enum Palette { static let accent = Color.red }\nstatic let mine = Color.red")
    #expect(found.tints == [])
  }

  @Test func findsStylesByTypeAndByMember() throws {
    let found = try references(
      """
      Label(configuration)
        .labelStyle(OtherLabelStyle())
        .labelStyle(.iconTint(.green))
        .labelStyle(.pill)
        .labelStyle(.iconOnly)
        .labelStyle(isOn ? .wide : .titleOnly)
      CapsuleLabelStyle(tint: .brand).makeBody(configuration: configuration)
      """)
    #expect(
      found.styles.map(\.target) == [
        .type("OtherLabelStyle"), .member("iconTint"), .member("pill"), .member("wide"),
        .type("CapsuleLabelStyle"),
      ])
    #expect(found.styles.map(\.isCertain) == [true, true, true, true, false])
    #expect(found.tints.map(\.candidates) == [["green"], ["brand"]].filter { $0 != ["green"] })
    #expect(found.tints.map(\.isCertain) == [false])
  }

  @Test func aStylesOwnNameIsNoUse() throws {
    let text = """
      struct Pill: LabelStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.title }
      }
      extension LabelStyle where Self == Pill {
          static var pill: Pill { Pill() }
      }
      """
    let found = StyleReferences(of: try Reader.document(text))
    #expect(found.styles == [])
  }

  @Test func rangesCoverTheName() throws {
    let text =
      "struct A: LabelStyle { var a: Color = Color(\"brand\")\nvar b: Color = Tokens.signal }"
    let found = StyleReferences(of: try Reader.document(text))
    let bytes = Array(text.utf8)
    #expect(
      found.tints.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [
        "\"brand\"", "Tokens.signal",
      ])
  }
}
