import JSON
import SwiftText

/// Looks for names in an expression that stand for themselves, not for members of something.
enum FreeNames {
  /// Returns the first name that satisfies a condition; what closures and statements hold counts
  /// as one.
  static func first(in expression: Expression, where isSought: (String) -> Bool) -> String? {
    first(in: expression, depth: 0, where: isSought)
  }

  private static func first(
    in expression: Expression, depth: Int, where isSought: (String) -> Bool
  ) -> String? {
    guard depth < 256 else { return nil }
    func any(_ list: [Expression]) -> String? {
      for element in list {
        if let name = first(in: element, depth: depth + 1, where: isSought) { return name }
      }
      return nil
    }
    switch expression.kind {
    case .name(let name): return isSought(name) ? name : nil
    case .chain(let root, let links): return any([root] + links.flatMap(arguments))
    case .tuple(let elements): return any(elements.map(\.value))
    case .array(let elements): return any(elements)
    case .dictionary(let pairs): return any(pairs.flatMap { [$0.key, $0.value] })
    case .prefix(_, let value), .cast(let value, _, _): return any([value])
    case .binary(_, let left, let right): return any([left, right])
    case .ternary(let condition, let first, let second): return any([condition, first, second])
    case .closure(let closure): return any(expressions(closure.body))
    case .number, .string, .implicitMember, .keyPath, .operatorName, .statement: return nil
    }
  }

  private static func arguments(of link: Link) -> [Expression] {
    switch link.kind {
    case .call(let call):
      (call.arguments ?? []).map(\.value)
        + call.trailing.flatMap { expressions($0.closure.body) }
    case .subscript(let elements): elements.map(\.value)
    case .member, .generic, .postfix, .conditional: []
    }
  }

  private static func expressions(_ block: Block) -> [Expression] {
    block.statements.compactMap { statement in
      switch statement.kind {
      case .expression(let value): value
      case .return(let value): value
      default: nil
      }
    }
  }
}
