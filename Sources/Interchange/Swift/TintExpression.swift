import StyleModel
import SwiftText

/// A tint as an expression of type `Color`.
struct TintExpression {
  /// The expression.
  let expression: Expression

  /// Whether it has values for some appearances of their own.
  let followsAppearance: Bool

  /// Writes a tint: its only value, or its values by appearance.
  init(_ tint: Tint) {
    var values: [(variant: Tint.Variant, color: Expression)] = []
    for variant in Tint.Variant.allCases {
      guard let value = tint.values[variant] else { continue }
      values.append((variant, Self.color(value, variant)))
    }
    if values.count == 1, case .alias(let name)? = tint.values[.any],
      let system = SystemColor(name: name), Self.member(of: system) == nil
    {
      values = Tint.Variant.allCases.map { ($0, Self.literal(system.rgba(for: $0.appearance))) }
    }
    followsAppearance = values.count > 1
    guard followsAppearance, let first = values.first else {
      expression = values.first?.color ?? Expression(.name("Color.clear"))
      return
    }
    let arguments =
      [Argument(value: first.color)]
      + values.dropFirst().map { Argument(label: $0.variant.rawValue, value: $0.color) }
    expression = Self.call("Color", arguments)
  }

  private static func color(_ value: Tint.Value, _ variant: Tint.Variant) -> Expression {
    switch value {
    case .color(let color): return literal(color)
    case .alias(let name):
      if let system = SystemColor(name: name) {
        if let member = member(of: system) { return path(member) }
        return literal(system.rgba(for: variant.appearance))
      }
      return path(TintMember.name(of: name))
    }
  }

  /// The member of `Color` that is a system colour; nil where UIKit alone has it.
  private static func member(of system: SystemColor) -> String? {
    switch system {
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray, .white, .black, .clear, .primary, .secondary, .accentColor:
      system.rawValue
    default: nil
    }
  }

  private static func path(_ member: String) -> Expression {
    Expression(.chain(Expression(.name("Color")), [Link(.member(member))]))
  }

  /// Writes a colour with the components that it has; spaces that SwiftUI does not know become sRGB,
  /// which SwiftUI takes beyond its range.
  private static func literal(_ color: ColorValue) -> Expression {
    let space: String? =
      switch color.space {
      case .displayP3: "displayP3"
      case .srgbLinear: "sRGBLinear"
      case .srgb: nil
      default: "sRGB"
      }
    let isKept = color.space == .srgb || space != "sRGB"
    let triple = color.sRGB
    let components =
      isKept ? color.components.map { $0 ?? 0 } : [triple.x, triple.y, triple.z]
    return literal(components, alpha: color.alpha, space: space)
  }

  private static func literal(_ color: RGBA) -> Expression {
    literal([color.red, color.green, color.blue], alpha: color.alpha, space: nil)
  }

  private static func literal(_ components: [Double], alpha: Double, space: String?) -> Expression {
    var arguments: [Argument] = []
    if let space { arguments.append(Argument(value: Expression(.implicitMember(space)))) }
    for (label, value) in zip(["red", "green", "blue"], components) {
      arguments.append(Argument(label: label, value: number(value)))
    }
    if alpha != 1 { arguments.append(Argument(label: "opacity", value: number(alpha))) }
    return call("Color", arguments)
  }

  /// A number: whole steps of 1/255 as such, as hex colours are made of them.
  private static func number(_ value: Double) -> Expression {
    guard value.isFinite else { return Expression(.number("0")) }
    if value < 0 { return Expression(.prefix("-", number(-value))) }
    if value == value.rounded(), value < 1000 { return Expression(.number("\(Int(value))")) }
    let level = (value * 255).rounded()
    if level <= 255, level / 255 == value, "\(value)".utf8.count > 6 {
      return Expression(
        .binary("/", Expression(.number("\(Int(level))")), Expression(.number("255"))))
    }
    return Expression(.number("\(value)"))
  }

  private static func call(_ name: String, _ arguments: [Argument]) -> Expression {
    Expression(.chain(Expression(.name(name)), [Link(.call(Call(arguments: arguments)))]))
  }
}

extension Tint.Variant {
  /// The appearance that the variant is for.
  var appearance: Appearance {
    Appearance(
      isDark: self == .dark || self == .darkHighContrast,
      isHighContrast: self == .highContrast || self == .darkHighContrast)
  }
}
