import StyleModel
import StyleSyntax
import SwiftText

/// A tint as an expression of type `Color`.
struct TintExpression {
  /// The expression.
  let expression: Expression

  /// Whether it has values for some appearances of their own.
  let followsAppearance: Bool

  /// Writes a tint: its only value, or its values by appearance.
  ///
  /// - Parameters:
  ///   - tint: The tint.
  ///   - isTint: Whether there is a tint of a name, which an alias then means.
  init(_ tint: Tint, where isTint: (String) -> Bool) {
    let known = tint.inSwiftUI(where: isTint).values
    let values = Tint.Variant.allCases.compactMap { variant in
      known[variant].map { (variant: variant, color: Self.color($0)) }
    }
    followsAppearance = values.count > 1
    guard followsAppearance, let first = values.first else {
      expression = values.first?.color ?? Self.path("clear")
      return
    }
    let arguments =
      [Argument(value: first.color)]
      + values.dropFirst().map { Argument(label: $0.variant.rawValue, value: $0.color) }
    expression = Self.call("Color", arguments)
  }

  private static func color(_ value: Tint.Value) -> Expression {
    switch value {
    case .color(let color): literal(color)
    case .system(let name) where SystemColor(name: name) != nil: path(name)
    case .alias(let name), .tint(let name), .system(let name): path(TintMember.name(of: name))
    }
  }

  private static func path(_ member: String) -> Expression {
    Expression(.chain(Expression(.name("Color")), [Link(.member(member))]))
  }

  private static func literal(_ color: ColorValue) -> Expression {
    var arguments: [Argument] = []
    switch color.space {
    case .displayP3: arguments.append(Argument(value: Expression(.implicitMember("displayP3"))))
    case .srgbLinear: arguments.append(Argument(value: Expression(.implicitMember("sRGBLinear"))))
    default: break
    }
    for (label, value) in zip(["red", "green", "blue"], color.components) {
      arguments.append(Argument(label: label, value: number(value ?? 0)))
    }
    if color.alpha != 1 {
      arguments.append(Argument(label: "opacity", value: number(color.alpha)))
    }
    return call("Color", arguments)
  }

  /// A number of 0 to 1: whole steps of 1/255 as such, as hex colours are made of them.
  private static func number(_ value: Double) -> Expression {
    if value == value.rounded() { return Expression(.number(value == 0 ? "0" : "1")) }
    let level = (value * 255).rounded()
    if level / 255 == value, "\(value)".utf8.count > 6 {
      return Expression(
        .binary("/", Expression(.number("\(Int(level))")), Expression(.number("255"))))
    }
    return Expression(.number("\(value)"))
  }

  private static func call(_ name: String, _ arguments: [Argument]) -> Expression {
    Expression(.chain(Expression(.name(name)), [Link(.call(Call(arguments: arguments)))]))
  }
}
