import SwiftText

extension Interpreter {
  /// Whether a value matches a pattern; names that the pattern binds are declared in the scope.
  func matches(_ pattern: Expression, _ value: Value, _ scope: Scope, isBinding: Bool = false)
    throws -> Bool
  {
    try step(scope.context)
    return try nested {
      switch pattern.kind {
      case .prefix("let", let inner), .prefix("var", let inner):
        return try matches(inner, value, scope, isBinding: true)
      case .name("_"): return true
      case .name(let name) where isBinding:
        scope.declare(name, value)
        return true
      case .tuple(let elements): return try matches(elements, value, scope, isBinding)
      case .chain(let root, let links):
        if let last = links.last {
          switch last.kind {
          case .postfix("?"):
            if value.isNil { return false }
            return try matches(Self.dropLast(root, links), value, scope, isBinding: isBinding)
          case .call(let call):
            return try matches(
              Self.caseName(root, links), call.arguments ?? [], value, scope, isBinding)
          default: break
          }
        }
      default: break
      }
      return matches(value: try evaluate(pattern, scope), value)
    }
  }

  private func matches(value pattern: Value, _ value: Value) -> Bool {
    guard case .range(let range) = pattern else { return equal(pattern, value) }
    return contains(range, value)
  }

  /// Whether a range contains a value.
  func contains(_ range: RangeValue, _ value: Value) -> Bool {
    if let lower = range.lower, precedes(value, lower) ?? true { return false }
    guard let upper = range.upper else { return true }
    if range.isClosed { return precedes(upper, value).map { !$0 } ?? false }
    return precedes(value, upper) ?? false
  }

  private func matches(
    _ elements: [Argument], _ value: Value, _ scope: Scope, _ isBinding: Bool
  ) throws -> Bool {
    if elements.count == 1 {
      return try matches(elements[0].value, value, scope, isBinding: isBinding)
    }
    guard case .tuple(let values) = value, values.count == elements.count else { return false }
    for (element, value) in zip(elements, values)
    where try !matches(element.value, value.value, scope, isBinding: isBinding) {
      return false
    }
    return true
  }

  /// Matches `.some(let x)` or a case with associated values.
  private func matches(
    _ name: String?, _ elements: [Argument], _ value: Value, _ scope: Scope, _ isBinding: Bool
  ) throws -> Bool {
    if name == "some", elements.count == 1 {
      return try !value.isNil && matches(elements[0].value, value, scope, isBinding: isBinding)
    }
    let payload: [EvaluatedArgument]
    switch value {
    case .enumeration(let enumeration) where enumeration.name == name:
      payload = enumeration.payload
    case .term(let term) where (term.steps.last?.name ?? term.rootName) == name:
      payload = term.steps.last?.arguments ?? term.arguments ?? []
    default: return false
    }
    guard payload.count == elements.count else { return false }
    for (element, value) in zip(elements, payload)
    where try !matches(element.value, value.value, scope, isBinding: isBinding) {
      return false
    }
    return true
  }

  private static func caseName(_ root: Expression, _ links: [Link]) -> String? {
    for link in links.dropLast().reversed() {
      if case .member(let name) = link.kind { return name }
    }
    switch root.kind {
    case .implicitMember(let name), .name(let name): return name
    default: return nil
    }
  }

  private static func dropLast(_ root: Expression, _ links: [Link]) -> Expression {
    links.count == 1
      ? root : Expression(.chain(root, Array(links.dropLast())), offset: root.offset)
  }
}
