import TestSupport

/// Makes Swift of styles as people write them: names, numbers and nesting are random, the constructs
/// are those of real styles.
struct RandomStyle {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func many(_ range: ClosedRange<Int>, _ make: (inout RandomStyle) -> String)
    -> [String]
  {
    (0..<Int.random(in: range, using: &random)).map { _ in make(&self) }
  }

  private mutating func name() -> String {
    pick(["size", "isOn", "spacing", "iconSize", "horizontalSizeClass", "isAccessibilitySize"])
      + pick(["", "", "OfTheIcon", "ForRegularWidth", "WhenTheLabelIsSelectedByThePerson"])
  }

  mutating func text() -> String {
    let properties = many(0...4) { $0.property() }
    let helpers = many(0...2) { $0.helper() }
    let body = many(1...3) { $0.view(3) }.joined(separator: "\n")
    return """
      \(pick(["", "/// What it draws.\n"]))struct Sample: LabelStyle {
      \(properties.joined(separator: "\n"))
      func makeBody(configuration: Configuration) -> some View {
      \(many(0...1) { "let \($0.name()) = \($0.value(2))" }.joined(separator: "\n"))
      \(body)
      }
      \(helpers.joined(separator: "\n"))
      }
      extension LabelStyle where Self == Sample {
      static func sample(\(many(0...4) { $0.parameter() }.joined(separator: ", "))) -> Sample {
      Sample()
      }
      }
      """
  }

  private mutating func property() -> String {
    switch pick(Array(0..<6)) {
    case 0: "@Environment(\\.\(pick(["font", "horizontalSizeClass"]))) private var \(name())"
    case 1: "@ScaledMetric(relativeTo: .body) private var \(name()): CGFloat = 40"
    case 2: "/// A value.\nvar \(name()) = \(value(2))"
    case 3: "private var \(name()): Font { font ?? .caption.weight(.semibold) }"
    case 4: "enum Order { case iconThenTitle, titleThenIcon\ncase custom(Int, label: String) }"
    default: "let \(name()): CGFloat"
    }
  }

  private mutating func parameter() -> String {
    "\(pick(["_ ", "with ", ""]))\(name()): CGFloat\(pick(["", " = 16", " = .infinity"]))"
  }

  private mutating func helper() -> String {
    """
    \(pick(["", "@ViewBuilder ", "private "]))func \(name())(\(many(0...4) { $0.parameter() }
      .joined(separator: ", "))) -> some View {
    switch \(name()) {
    case .iconThenTitle\(pick(["", ", .titleThenIcon"])): \(view(1))
    default: \(pick(["EmptyView()", "configuration.title"]))
    }
    }
    """
  }

  private mutating func view(_ depth: Int) -> String {
    var text: String
    switch pick(Array(0..<(depth > 0 ? 8 : 3))) {
    case 0: text = "configuration.icon"
    case 1: text = "configuration.title"
    case 2:
      text = "Text(\"\(pick(["Monday", "A text that is rather long for a label in a list"]))\")"
    case 3:
      text = """
        \(pick(["HStack", "VStack"]))(alignment: \(value(1)), spacing: \(value(1))) {
        \(many(1...3) { $0.view(depth - 1) }.joined(separator: "\n"))
        }
        """
    case 4:
      return """
        if \(many(1...3) { $0.condition() }.joined(separator: pick([" && ", ", "]))) {
        \(view(depth - 1))
        } else {
        \(view(depth - 1))
        }
        """
    case 5: text = "Label { \(view(depth - 1)) } icon: { \(view(depth - 1)) }"
    case 6: text = "Label(configuration)"
    default:
      return """
        #if os(iOS)
        \(view(depth - 1))
        #else
        \(view(depth - 1))
        #endif

        """
    }
    return text + many(0...4) { $0.modifier(depth - 1) }.joined(separator: "\n")
  }

  private mutating func modifier(_ depth: Int) -> String {
    switch pick(Array(0..<9)) {
    case 0: ".padding(\(value(1)))"
    case 1: ".frame(maxWidth: .infinity, minHeight: \(value(2)), alignment: .leading)"
    case 2:
      ".background(\(color()), in: RoundedRectangle(cornerRadius: \(value(1)), style: .continuous))"
    case 3:
      ".overlay(\(shape()).stroke(\(color()), style: StrokeStyle(lineWidth: 4, dash: [\(value(0)), 10])))"
    case 4: ".alignmentGuide(.leading) { dimensions in dimensions[.leading] + \(value(1)) }"
    case 5: ".foregroundStyle(\(name()) ? \(color()) : \(color()))"
    case 6:
      ".background(LinearGradient(colors: [\(many(1...5) { $0.color() }.joined(separator: ", "))], startPoint: .top, endPoint: .bottom))"
    case 7:
      depth > 0 ? ".background { \(view(depth)) }" : ".background { Circle().fill(\(color())) }"
    default: ".font(.system(size: \(value(1)), weight: .semibold, design: .rounded).bold())"
    }
  }

  private mutating func shape() -> String { pick(["Circle()", "Capsule(style: .continuous)"]) }

  private mutating func color() -> String {
    pick([
      "Color.blue", "Color.blue.opacity(0.07)", ".red", "Color(red: 0.25, green: 0.5, blue: 0.75)",
      "Color(\"someRatherLongNameOfAColor\")",
    ])
  }

  private mutating func condition() -> String {
    "\(name())\(pick(["", " == .compact", " > 12", ".isAccessibilitySize"]))"
  }

  private mutating func value(_ depth: Int) -> String {
    switch pick(Array(0..<(depth > 0 ? 5 : 2))) {
    case 0: pick(["8", "12.5", "nil", ".center"])
    case 1: name()
    case 2: "\(name()) ? \(value(depth - 1)) : \(value(depth - 1))"
    case 3: "\(name()) + \(name()) \(pick(["*", "+", "-"])) \(name())"
    default: "max(\(value(depth - 1)), \(name()))"
    }
  }
}
