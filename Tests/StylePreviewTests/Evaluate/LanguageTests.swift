import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// The Swift that the interpreter runs: each expression is shown as the text of a label style.
struct LanguageTests {
  /// The value of an expression, as a string interpolation shows it.
  private func value(_ expression: String, members: String = "", rest: String = "") throws
    -> String
  {
    let text = style("Text(\"\\(\(expression))\")", members: members) + "\n" + rest
    guard case .text(let shown) = try Preview().resolve(text).view,
      case .literal(let literal) = shown.content
    else { return "no text" }
    return literal
  }

  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("7 / 2", "3"), ("7 / 2.0", "3.5"), ("-3 + 1", "-2"), ("7 % 4", "3"),
    ("(1 + 2) * 3", "9"), ("0x1F", "31"), ("1_000", "1000"), ("0b101", "5"), ("1.5e2", "150.0"),
    ("CGFloat(3) / 2", "1.5"), ("Int(3.9)", "3"), ("max(1, 5, 3)", "5"), ("min(4, 2)", "2"),
    ("abs(-4)", "4"), ("3.7.rounded()", "4.0"), ("3.2.rounded(.up)", "4.0"),
  ])
  func numbersAreCalculated(expression: String, result: String) throws {
    #expect(try value(expression) == result)
  }

  @Test(arguments: [
    ("1 < 2 && 2 <= 2", "true"), ("1 > 2 || !false", "true"), ("1 == 1.0", "true"),
    ("\"a\" + \"b\" == \"ab\"", "true"), ("nil == nil", "true"), ("1 != 2", "true"),
    ("(1, 2) == (1, 2)", "true"), ("[1, 2] == [1, 3]", "false"), (".red == Color.red", "true"),
    ("false && unknown", "false"), ("true || unknown", "true"), ("(0..<3).contains(2)", "true"),
    ("(0...3).contains(3)", "true"), ("(0..<3).contains(3)", "false"),
  ])
  func conditionsAreAnswered(expression: String, result: String) throws {
    #expect(try value(expression) == result)
  }

  @Test(arguments: [
    ("\"abc\".count", "3"), ("\"\".isEmpty", "true"), ("\"abc\".uppercased()", "ABC"),
    ("\"ab\\(1 + 1)c\"", "ab2c"), ("\"abc\".hasPrefix(\"ab\")", "true"),
    ("[1, 2, 3].count", "3"), ("[1, 2, 3][1]", "2"), ("[\"a\": 1][\"a\"] ?? 0", "1"),
    ("[\"a\": 1][\"b\"] ?? 0", "0"), ("[3, 4].map { $0 * 2 }.last", "8"),
    ("[3, 4].map { number in number + 1 }.first", "4"), ("[1, 2, 3].filter { $0 > 1 }.count", "2"),
    ("[1, 2, 3].reduce(0, +)", "6"), ("[1, 2].contains(2)", "true"),
    ("(1, name: 2).name", "2"), ("(1, 2).0", "1"), ("1 > 2 ? \"a\" : \"b\"", "b"),
    ("nil ?? nil ?? 3", "3"), ("[\"a\", \"b\"].joined(separator: \"-\")", "a-b"),
    ("CGSize(width: 3, height: 4).height", "4"),
    ("[1, 2].enumerated().map { $0.offset }.last", "1"),
  ])
  func textsAndListsAreRead(expression: String, result: String) throws {
    #expect(try value(expression) == result)
  }

  @Test func membersOfTheStyleAreFound() throws {
    let members = """
      static let gap: CGFloat = 4
      var size: CGFloat = 10
      var name: String? = nil
      var half: CGFloat { size / 2 }
      private func sum(_ other: CGFloat, times factor: CGFloat = 2) -> CGFloat {
          let both = size + other
          return both * factor
      }
      """
    #expect(try value("half", members: members) == "5.0")
    #expect(try value("self.half + Self.gap", members: members) == "9.0")
    #expect(try value("Test.gap", members: members) == "4.0")
    #expect(try value("sum(1)", members: members) == "22.0")
    #expect(try value("sum(1, times: 3)", members: members) == "33.0")
    #expect(try value("name ?? \"none\"", members: members) == "none")
    #expect(try value("name?.count ?? 0", members: members) == "0")
  }

  private let order = """
    enum Order: String, CaseIterable {
        case iconThenTitle
        case titleThenIcon = "title first"
        case spaced(CGFloat, after: Int)
        var isIconFirst: Bool {
            switch self {
            case .iconThenTitle: true
            case .titleThenIcon, .spaced: false
            }
        }
        func width(_ base: CGFloat) -> CGFloat {
            switch self {
            case .spaced(let gap, after: let count) where count > 1:
                return base + gap * CGFloat(count)
            case let .spaced(gap, _):
                return base + gap
            default:
                return base
            }
        }
    }
    """

  @Test(arguments: [
    ("order.isIconFirst", "true"), ("order == .iconThenTitle", "true"),
    ("order.rawValue", "iconThenTitle"),
    ("Order.titleThenIcon.rawValue", "title first"),
    ("Order.spaced(3, after: 2).width(1)", "7.0"), ("Order.spaced(3, after: 1).width(1)", "4.0"),
    ("order.width(1)", "1.0"), ("Order.allCases.count", "2"),
    ("Order(rawValue: \"title first\") == .titleThenIcon", "true"),
    ("Order(rawValue: \"no\") == nil", "true"),
  ])
  func enumerationsOfTheStyleAreUnderstood(expression: String, result: String) throws {
    #expect(
      try value(expression, members: "var order: Order = .iconThenTitle", rest: order) == result)
  }

  @Test func structuresAreMadeAndRead() throws {
    let rest = """
      struct Metrics {
          var width: CGFloat = 2
          let height: CGFloat
          static let small = Metrics(height: 1)
          static func of(_ side: CGFloat) -> Metrics { .init(width: side, height: side) }
          var area: CGFloat { width * height }
          init(width: CGFloat = 2, height: CGFloat) {
              self.width = width
              self.height = height
          }
          init(side: CGFloat) {
              self.init(width: side, height: side)
          }
          func wider(by amount: CGFloat) -> Metrics {
              var copy = self
              copy.width += amount
              return copy
          }
      }
      """
    let members = "var metrics: Metrics = .small"
    #expect(try value("metrics.area", members: members, rest: rest) == "2.0")
    #expect(try value("Metrics.of(3).area", members: members, rest: rest) == "9.0")
    #expect(try value("Metrics(side: 4).area", members: members, rest: rest) == "16.0")
    #expect(try value("Metrics.of(3).wider(by: 2).area", members: members, rest: rest) == "15.0")
  }

  @Test func statementsOfABodyAreRun() throws {
    let members = """
      var tint: Color?
      var count = 3
      private func word() -> String {
          guard count > 2 else { return "few" }
          var result = "many"
          if count == 3 {
              result += "!"
          }
          func twice(_ text: String) -> String { text + text }
          let (first, second) = (1, 2)
          let done = if first < second { twice(result) } else { "never" }
          return done
      }
      """
    #expect(try value("word()", members: members) == "many!many!")
  }

  @Test func buildersKeepTheBranchesThatHold() throws {
    let body = """
      VStack {
          if let tint {
              configuration.icon.foregroundStyle(tint)
          }
          if let other = missing, other == 1 {
              Text("no")
          } else if case .b = kind {
              Text("b")
          }
          switch kind {
          case .a: Text("a")
          case .b: configuration.title
          }
          part(configuration)
          Group { Spacer(minLength: 2); Divider() }.padding(1)
          ForEach(0..<2) { index in Text("row \\(index)") }
          ForEach(["x", "y"], id: \\.self) { Text($0) }
      }
      """
    let members = """
      enum Kind { case a, b }
      var tint: Color? = .red
      var missing: Int? = nil
      var kind = Kind.b
      @ViewBuilder
      private func part(_ configuration: Configuration) -> some View {
          Text("one")
          Text("two")
      }
      """
    #expect(
      try Preview().tree(style(body, members: members)) == """
        vertical center
          icon #FF3B30
          "b" foreground
          title foreground
          "one" foreground
          "two" foreground
          padding 1 1 1 1
            spacer 2
          padding 1 1 1 1
            divider
          "row 0" foreground
          "row 1" foreground
          "x" foreground
          "y" foreground
        """)
  }

  @Test func availabilityAndPlatformFollowTheTarget() throws {
    let body = """
      VStack {
          if #available(iOS 17, macOS 14, *) { Text("new") } else { Text("old") }
          if #unavailable(iOS 17) { Text("unavailable") }
          #if os(macOS)
          Text("mac")
          #elseif os(iOS) && !targetEnvironment(simulator)
          Text("phone")
          #else
          Text("other")
          #endif
          configuration.title
              #if DEBUG
              .bold()
              #else
              .italic()
              #endif
      }
      """
    var preview = Preview()
    #expect(
      try preview.tree(style(body)) == """
        vertical center
          "new" foreground
          "phone" foreground
          title foreground italic
        """)
    preview.environment.target = PreviewTarget(platform: "iOS", version: [16, 4], isDebug: true)
    #expect(
      try preview.tree(style(body)) == """
        vertical center
          "old" foreground
          "unavailable" foreground
          "phone" foreground
          title foreground bold
        """)
    preview.environment.target = PreviewTarget(platform: "macOS")
    #expect(try preview.tree(style(body)).contains("\"mac\""))
  }

  @Test func metricsFollowTheTextSize() throws {
    let members = """
      @ScaledMetric(relativeTo: .title) private var width = 28
      @ScaledMetric var height: CGFloat = 17
      @Environment(\\.dynamicTypeSize) private var size
      """
    let body = """
      configuration.title
          .frame(width: width, height: height)
          .opacity(size.isAccessibilitySize && size >= .accessibility1 ? 0.5 : 1)
      """
    var preview = Preview()
    #expect(
      try preview.tree(style(body, members: members)) == """
        opacity 1
          frame width 28 height 17 center
            title foreground
        """)
    preview.environment.dynamicTypeSize = "accessibility5"
    #expect(
      try preview.tree(style(body, members: members)) == """
        opacity 0.5
          frame width 58 height 53 center
            title foreground size 53
        """)
  }

  @Test func viewsAndModifiersOfTheStyleAreDrawn() throws {
    let rest = """
      struct Badge: View {
          @Environment(\\.isEnabled) private var isEnabled
          let text: String
          var body: some View {
              Text(isEnabled ? text : "off").card(2)
          }
      }
      struct Framed: ViewModifier {
          var width: CGFloat = 3
          func body(content: Content) -> some View {
              content.foregroundStyle(.red).frame(width: width)
          }
      }
      extension View {
          func card(_ inset: CGFloat) -> some View { padding(inset) }
          var quiet: some View { opacity(0.5) }
      }
      extension Color {
          static let brand = Color(white: 0.5)
      }
      """
    let body = """
      HStack {
          Badge(text: "on").disabled(true)
          configuration.icon.modifier(Framed(width: 4)).quiet
          configuration.title.foregroundStyle(.brand)
      }
      """
    #expect(
      try Preview().tree(style(body) + "\n" + rest) == """
        horizontal center
          padding 2 2 2 2
            "off" foreground
          opacity 0.5
            frame width 4 center
              icon #FF3B30
          title #808080
        """)
  }

  @Test func layoutsAreCalledAsFunctions() throws {
    let body = """
      let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())
      layout {
          configuration.icon
          configuration.title
      }
      """
    #expect(
      try Preview().tree(style(body, members: "var isWide = true")) == """
        horizontal center spacing 4
          icon foreground
          title foreground
        """)
    #expect(
      try Preview().tree(style(body, members: "var isWide = false")) == """
        vertical center
          icon foreground
          title foreground
        """)
  }

  @Test func wrappedPropertiesAreSetInInitializers() throws {
    let members = """
      @ScaledMetric private var width: CGFloat
      @State private var isOn = true
      init(width: CGFloat = 10) {
          _width = ScaledMetric(wrappedValue: width, relativeTo: .title)
      }
      """
    var preview = Preview()
    preview.environment.dynamicTypeSize = "accessibility5"
    let tree = try preview.tree(
      style("Spacer(minLength: isOn ? width : 0)", members: members))
    #expect(tree == "spacer 20.67")
  }
}
