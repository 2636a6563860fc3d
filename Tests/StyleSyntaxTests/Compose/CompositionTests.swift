import Diagnostics
import SwiftText
import Testing

@testable import StyleModel
@testable import StyleSyntax

/// What a style that is composed of others is, as Swift.
struct CompositionTests {
  private let chip = """
    struct Chip: LabelStyle {
        enum Edge { case leading, trailing }
        private enum Mode { case on }
        static let gap: CGFloat = 4
        @Environment(\\.font) private var font
        @ScaledMetric var unit: CGFloat = 8
        var color = Color.blue
        let size: CGFloat
        var edge: Edge = .leading
        var action: (() -> Void)?
        var gapAround = Chip.gap
        func makeBody(configuration: Configuration) -> some View {
            Label(configuration)
        }
    }

    """

  private func part(_ swift: String, _ name: String? = nil) throws -> ComposedPart {
    let document = try Reader.document(swift)
    let name =
      name
      ?? document.declarations.lazy.compactMap { declaration -> String? in
        if case .type(let type) = declaration.kind { type.name } else { nil }
      }.first ?? ""
    return ComposedPart(
      name: name, style: .source(StyleSource(name: name, text: swift, document: document)))
  }

  private func plain(_ name: String, _ members: String = "") throws -> ComposedPart {
    try part(
      """
      struct \(name): LabelStyle {
          \(members)
          func makeBody(configuration: Configuration) -> some View {
              Label(configuration)
          }
      }
      """)
  }

  private func compose(
    _ parts: ComposedPart..., settings: [String: String] = [:], name: String = "Composed",
    tint: String? = nil
  ) throws -> (text: String, notes: [Diagnostic]) {
    try Composition(
      name: name, parts: parts, settings: settings.mapValues { try Reader.expression($0) },
      tint: tint.map { try Reader.expression($0) }
    ).swift()
  }

  private func refusal(
    _ parts: ComposedPart..., settings: [String: String] = [:], name: String = "Composed"
  ) throws -> CompositionError? {
    do {
      _ = try Composition(
        name: name, parts: parts, settings: settings.mapValues { try Reader.expression($0) }
      ).swift()
      return nil
    } catch let error as CompositionError {
      return error
    }
  }

  private let iconOnly = ComposedPart(name: ".iconOnly", style: .builtIn(.iconOnly))

  @Test func partsAreSetOnTheLabelInTurn() throws {
    let member = ComposedPart(
      name: ".iconTint(.green)", style: .expression(try Reader.expression(".iconTint(.green)")))
    #expect(
      try compose(plain("A"), member, iconOnly, tint: "Color(\"brand\")").text == """
        struct Composed: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                Label(configuration)
                    .labelStyle(A())
                    .labelStyle(.iconTint(.green))
                    .labelStyle(.iconOnly)
                    .tint(Color("brand"))
            }
        }

        """)
  }

  @Test func parametersWithoutValueBecomeItsOwn() throws {
    let (text, notes) = try compose(part(chip), iconOnly)
    #expect(
      text == """
        struct Composed: LabelStyle {
            var color = Color.blue
            var size: CGFloat
            var edge: Chip.Edge = .leading
            var action: (() -> Void)?
            func makeBody(configuration: Configuration) -> some View {
                Label(configuration)
                    .labelStyle(Chip(color: color, size: size, edge: edge, action: action))
                    .labelStyle(.iconOnly)
            }
        }

        """)
    #expect(
      notes.map(\.message) == [
        "'unit' stays as Chip has it: a property wrapper stands before it",
        "'gapAround' stays as Chip has it: its default names 'Chip'",
      ])
  }

  @Test func whatIsWrittenIsCanonical() throws {
    let text = try compose(part(chip), settings: ["size": "12", "edge": ".trailing"]).text
    #expect(StyleFinder.find(in: Array(text.utf8)).styles.map(\.text) == [text])
    #expect(text.contains("Chip(color: color, size: 12, edge: .trailing, action: action)"))
  }

  @Test func nameOfTwoPartsMustSayWhose() throws {
    let (a, b) = (try plain("A", "var size: CGFloat = 4"), try plain("B", "let size: CGFloat"))
    #expect(
      try refusal(a, b)
        == CompositionError(
          "'size' is a parameter of A and B",
          hint: "say for each: --set 'A.size=4' --set 'B.size=4'"))
    #expect(
      try refusal(a, b, settings: ["size": "9"])
        == CompositionError(
          "'size' is a parameter of A and B",
          hint: "say for each: --set 'A.size=9' --set 'B.size=9'"))
    let half = try compose(a, b, settings: ["A.size": "9"]).text
    #expect(half.contains("A(size: 9)") && half.contains("B(size: size)"))
    #expect(half.contains("var size: CGFloat\n"))
    let both = try compose(a, b, settings: ["A.size": "9", "size": "2"]).text
    #expect(both.contains("A(size: 9)") && both.contains("B(size: 2)"))
  }

  @Test func styleTwiceGetsItsValueTwice() throws {
    let a = try plain("A", "let size: CGFloat")
    #expect(
      try refusal(a, a)
        == CompositionError(
          "'size' is a parameter of A and A", hint: "say for each: --set 'A.size=8'"))
    let text = try compose(a, a, settings: ["A.size": "3"]).text
    #expect(text.components(separatedBy: ".labelStyle(A(size: 3))").count == 3)
  }

  @Test func unknownNamesAreToldWithTheNearest() throws {
    let a = try plain("A", "let size: CGFloat")
    #expect(
      try refusal(a, settings: ["sise": "9"])
        == CompositionError(
          "none of these styles has a parameter 'sise'", hint: "did you mean 'size'?"))
    #expect(try refusal(a, settings: ["A.sze": "9"])?.hint == "did you mean 'A.size'?")
    #expect(try refusal(a, settings: ["colour": "9"])?.hint == "they have 'size'")
    #expect(try refusal(iconOnly, settings: ["size": "9"])?.hint == "they have no parameters")
  }

  @Test(arguments: [
    ("let x: CGFloat", ".green"), ("let x: CGFloat", "\"a\""), ("let x: CGFloat", "Color.green"),
    ("let x: Color", "8"), ("let x: Color", "Font.body"), ("let x: Bool", ".on"),
    ("let x: Int", "1.5"), ("let x: String", "3"), ("let x: Int", ".infinity"),
    ("let x: Color", "[1]"), ("let x: Font", "Color.red"), ("let x: CGFloat", "nil"),
  ])
  func valueOfTheWrongTypeIsRefused(_ property: String, _ value: String) throws {
    let error = try refusal(try plain("A", property), settings: ["x": value])
    #expect(error?.message.hasPrefix("'x' of A takes") == true, "\(error as Any)")
    #expect(error?.hint?.hasPrefix("for example --set 'x=") == true)
  }

  @Test(arguments: [
    ("let x: CGFloat", ".infinity"), ("let x: CGFloat", "2 * 4"), ("let x: Color", ".brand"),
    ("let x: Color", "Color(\"brand\")"), ("let x: any ShapeStyle", "Color.red"),
    ("let x: CGFloat?", "nil"), ("let x: DesignToken", ".space"), ("let x: Int", ".max"),
    ("let x: any Shape", ".capsule"), ("let x: Font.Weight", ".bold"),
  ])
  func valueOfTheTypeIsTaken(_ property: String, _ value: String) throws {
    let text = try compose(try plain("A", property), settings: ["x": value]).text
    #expect(text.contains("A(x: \(value))"))
  }

  @Test func caseThatAnEnumerationLacksIsRefused() throws {
    #expect(
      try refusal(part(chip), settings: ["edge": ".leding"])
        == CompositionError("'.leding' is none of Edge", hint: "did you mean '.leading'?"))
  }

  @Test func genericParameterMustBeSet() throws {
    let filled = try part(
      """
      struct Filled<S: ShapeStyle>: LabelStyle {
          let fill: S
          func makeBody(configuration: Configuration) -> some View {
              Label(configuration).foregroundStyle(fill)
          }
      }
      """)
    #expect(
      try refusal(filled)
        == CompositionError(
          "'fill' of Filled must be set: its type, S, is generic",
          hint: "--set 'Filled.fill=VALUE'"))
    #expect(
      try compose(filled, settings: ["fill": ".red"]).text.contains("Filled(fill: .red)"))
  }

  @Test func privateInitializerIsToldWithTheMember() throws {
    let hidden = try part(
      """
      struct Hidden: LabelStyle {
          private init(size: CGFloat) {
          }
          func makeBody(configuration: Configuration) -> some View {
              configuration.icon
          }
      }
      extension LabelStyle where Self == Hidden {
          static func hidden(_ size: CGFloat) -> Hidden { Hidden(size: size) }
      }
      """)
    #expect(
      try refusal(hidden)
        == CompositionError(
          "Hidden cannot be made by another style: its initializer is private",
          hint: "name it by its member: '.hidden(_:)'"))
  }

  @Test func privatePropertiesStayInside() throws {
    let a = try plain("A", "private var x = 1\nvar y = 2")
    #expect(try compose(a).text.contains(".labelStyle(A())"))
    #expect(
      try refusal(a, settings: ["y": "3"])?.message
        == "'y' is private to A, and cannot be set from outside of it")
    #expect(
      try refusal(plain("B", "private let x: Int"))
        == CompositionError(
          "B cannot be made by another style: its initializer is private",
          hint: "the private 'x' makes it so: declare an initializer in B"))
  }

  @Test func privateStateIsNoParameter() throws {
    let badge = try plain(
      "Badge", "@State private var isOn = false\n@ScaledMetric private var gap = 6.0\nlet size: Int"
    )
    #expect(
      try compose(badge, settings: ["size": "3"]).text.contains(".labelStyle(Badge(size: 3))"))
    #expect(
      try refusal(badge, settings: ["size": "3", "isOn": "true"])?.message
        == "'isOn' is private to Badge, and cannot be set from outside of it")
    #expect(
      try refusal(plain("C", "@State private var isOn: Bool"))?.hint
        == "the private 'isOn' makes it so: declare an initializer in C")
  }

  @Test func initializerIsTheFirstThatTakesWhatIsSet() throws {
    let members = """
      init(size: CGFloat) {}
      init(width: CGFloat, height: CGFloat) {}
      init?(text: String) { nil }
      """
    let a = try plain("A", members)
    #expect(try compose(a).text.contains("A(size: size)"))
    #expect(
      try compose(a, settings: ["height": "3"]).text.contains("A(width: width, height: 3)"))
    #expect(
      try refusal(a, settings: ["size": "1", "width": "2"])?.message
        == "no initializer of A takes 'size' and 'width' together")
    #expect(try refusal(a, settings: ["text": "\"x\""]) != nil)
  }

  @Test func parameterNamedAsTheBodysOwnIsReadFromSelf() throws {
    let text = try compose(try plain("A", "let configuration: Int")).text
    #expect(text.contains("A(configuration: self.configuration)"))
  }

  @Test func nameThatAPartDeclaresIsRefused() throws {
    #expect(
      try refusal(part(chip), name: "Mode")?.message
        == "the Swift of 'Chip' has the name 'Mode' for something else")
  }

  @Test func numberOfPartsIsBounded() throws {
    let many = Composition(
      name: "Many", parts: Array(repeating: iconOnly, count: Composition.partLimit + 1))
    #expect(throws: CompositionError.self) { try many.swift() }
    #expect(throws: CompositionError("a style is composed of one style at least")) {
      try Composition(name: "None", parts: []).swift()
    }
  }
}
