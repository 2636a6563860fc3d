import SwiftText

/// Numbers that Swift code writes out: literals, and arithmetic on them.
enum ConstantNumber {
  /// Returns the value of an expression as a `Double`; nil where it is not made of literals alone.
  static func value(of expression: Expression, depth: Int = 0) -> Double? {
    guard depth < 64 else { return nil }
    switch expression.kind {
    case .number(let spelling): return literal(spelling)
    case .prefix("-", let inner): return value(of: inner, depth: depth + 1).map { -$0 }
    case .tuple(let items) where items.count == 1 && items[0].label == nil:
      return value(of: items[0].value, depth: depth + 1)
    case .binary(let sign, let left, let right):
      guard let left = value(of: left, depth: depth + 1),
        let right = value(of: right, depth: depth + 1)
      else { return nil }
      return result(of: sign, left, right)
    case .chain(let root, let links):
      guard case .name(let type) = root.kind, type == "Double" || type == "CGFloat",
        links.count == 1, case .call(let call) = links[0].kind, let inner = call.onlyArgument
      else { return nil }
      return value(of: inner, depth: depth + 1)
    default: return nil
    }
  }

  private static func result(of sign: String, _ left: Double, _ right: Double) -> Double? {
    let value: Double? =
      switch sign {
      case "+": left + right
      case "-": left - right
      case "*": left * right
      case "/": left / right
      default: nil
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  private static func literal(_ spelling: String) -> Double? {
    let digits = spelling.filter { $0 != "_" }
    guard digits.hasPrefix("0"), digits.utf8.count > 2 else { return Double(digits) }
    let radix: Int? =
      switch digits.dropFirst().first {
      case "x": 16
      case "o": 8
      case "b": 2
      default: nil
      }
    guard let radix else { return Double(digits) }
    return Int(digits.dropFirst(2), radix: radix).map(Double.init)
  }
}
