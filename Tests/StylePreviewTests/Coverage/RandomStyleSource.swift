import TestSupport
import Vocabulary

/// Makes label styles of anything that the vocabulary has, from a seed.
struct RandomStyleSource {
  private var random: SplitMix64

  private static let views = Vocabulary.viewNames.sorted().filter { !$0.hasPrefix("Color") }
  private static let modifiers = Vocabulary.modifierNames.sorted().filter { $0 != "makeBody" }
  private static let keys = Vocabulary.environmentKeyNames.sorted()

  /// Creates a source.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Returns the Swift of a style.
  mutating func style() -> String {
    let key = pick(Self.keys)
    let condition = pick(["value != nil", "size > 4", "isOn", "true", "1 + 1 == 2"])
    return """
      struct RandomLabelStyle: LabelStyle {
          @Environment(\\.\(key)) private var value
          @ScaledMetric private var size = \(number())
          var isOn = \(pick(["true", "false"]))

          func makeBody(configuration: Configuration) -> some View {
              if \(condition) {
                  \(view(depth: 4))
              } else {
                  \(view(depth: 3))
              }
          }
      }
      """
  }

  // MARK: Views

  private mutating func view(depth: Int) -> String {
    var text = root(depth: depth)
    for _ in 0..<count(upTo: 4) { text += "." + call(of: modifier(), depth: depth - 1) }
    return text
  }

  private mutating func root(depth: Int) -> String {
    guard depth > 0 else {
      return pick([
        "configuration.icon", "configuration.title", "configuration.title", "Text(\"and\")",
        "Image(systemName: \"bell.slash\")", "Spacer()", "Circle()", "Color.red",
      ])
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...4: return stack(depth: depth)
    case 5: return "Label(configuration)"
    case 6: return "Label { \(view(depth: depth - 1)) } icon: { \(view(depth: depth - 1)) }"
    case 7: return "Group { \(views(depth: depth)) }"
    case 8: return "ViewThatFits { \(views(depth: depth)) }"
    default: return call(of: pick(Vocabulary.view(pick(Self.views)) ?? []), depth: depth - 1)
    }
  }

  private mutating func stack(depth: Int) -> String {
    let alignment = pick(["", "(spacing: \(number()))", "(spacing: 0)"])
    return
      "\(pick(["HStack", "HStack", "VStack", "ZStack"]))\(alignment) { \(views(depth: depth)) }"
      .replacing("ZStack(spacing: ", with: "HStack(spacing: ")
  }

  private mutating func views(depth: Int) -> String {
    (0...count(upTo: 3)).map { _ in view(depth: depth - 1) }.joined(separator: "; ")
  }

  private mutating func modifier() -> Signature {
    pick(Vocabulary.modifier(pick(Self.modifiers)) ?? [])
  }

  // MARK: Calls

  private mutating func call(of signature: Signature, depth: Int) -> String {
    var arguments: [String] = []
    for parameter in signature.parameters {
      if parameter.canBeLeftOut, Bool.random(using: &random) { continue }
      let value =
        parameter.isOptional && count(upTo: 8) == 0
        ? "nil" : value(of: parameter.type, depth: depth)
      arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    return "\(signature.name)(\(arguments.joined(separator: ", ")))"
  }

  private mutating func value(of type: ValueType, depth: Int) -> String {
    switch type {
    case .length, .number: number()
    case .integer: "\(count(upTo: 20))"
    case .bool: pick(["true", "false"])
    case .string, .localizedText: pick(["\"bell\"", "\"and\"", "\"\""])
    case .color: "Color" + member(of: .color) + pick(["", ".opacity(0.4)"])
    case .shapeStyle: member(of: .shapeStyle)
    case .font: pick([member(of: .font), ".system(size: \(number()))"])
    case .shape:
      pick([".capsule", ".circle", "RoundedRectangle(cornerRadius: \(number()))", ".rect"])
    case .view: depth > 0 ? view(depth: depth - 1) : "Text(\"and\")"
    case .labelStyle: member(of: .labelStyle)
    case .function(let result): "{ _ in \(value(of: result, depth: depth - 1)) }"
    case .array(let element): "[\(value(of: element, depth: 0)), \(value(of: element, depth: 0))]"
    case .named("CGSize"): "CGSize(width: \(number()), height: \(number()))"
    case .named("Angle"): ".degrees(\(number()))"
    case .named("EdgeInsets"): "EdgeInsets(top: 1, leading: \(number()), bottom: 2, trailing: 3)"
    case .named("StrokeStyle"): "StrokeStyle(lineWidth: \(number()), dash: [\(number()), 4])"
    case .named, .any: member(of: type)
    }
  }

  private mutating func member(of type: ValueType) -> String {
    "." + pick(Vocabulary.members(of: type).sorted() + ["unknown"])
  }

  // MARK: Chance

  private mutating func number() -> String {
    pick(["0", "1", "4", "8.5", "10", "16", "24", "40", "-6", "300", ".infinity", "size", "1e9"])
  }

  private mutating func count(upTo limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
