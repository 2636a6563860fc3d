import SwiftText

extension Interpreter {
  /// Evaluates a prefix operator or word.
  func prefix(_ word: String, _ operand: Expression, _ scope: Scope) throws -> Value {
    let value = try evaluate(operand, scope)
    switch word {
    case "!": return .bool(try !truth(value))
    case "-":
      switch Self.numeric(value) {
      case .integer(let number)?:
        return try integer(Int(0).subtractingReportingOverflow(number), scope)
      case .number(let number)?: return .number(-number)
      default: return value
      }
    case "...", "..<": return .range(RangeValue(lower: nil, upper: value, isClosed: word == "..."))
    default: return value
    }
  }

  /// Evaluates a binary operator; `&&`, `||` and `??` look at the right side only where they must.
  func binary(_ word: String, _ left: Expression, _ right: Expression, _ scope: Scope) throws
    -> Value
  {
    switch word {
    case "=":
      try assign(evaluate(right, scope), to: left, scope)
      return .void
    case "+=", "-=", "*=", "/=":
      let operation = String(word.dropLast())
      let value = try arithmetic(operation, evaluate(left, scope), evaluate(right, scope), scope)
      try assign(value, to: left, scope)
      return .void
    case "&&": return .bool(try truth(evaluate(left, scope)) && truth(evaluate(right, scope)))
    case "||": return .bool(try truth(evaluate(left, scope)) || truth(evaluate(right, scope)))
    case "??":
      let value = try evaluate(left, scope)
      return value.isNil ? try evaluate(right, scope) : value
    default:
      let values = (try evaluate(left, scope), try evaluate(right, scope))
      offset = left.offset
      return try binary(word, values.0, values.1, scope)
    }
  }

  private func binary(_ word: String, _ left: Value, _ right: Value, _ scope: Scope) throws
    -> Value
  {
    switch word {
    case "==", "===": return .bool(equal(left, right))
    case "!=", "!==": return .bool(!equal(left, right))
    case "<": return .bool(precedes(left, right) ?? false)
    case ">": return .bool(precedes(right, left) ?? false)
    case "<=": return .bool(precedes(right, left).map { !$0 } ?? false)
    case ">=": return .bool(precedes(left, right).map { !$0 } ?? false)
    case "..<": return .range(RangeValue(lower: left, upper: right, isClosed: false))
    case "...": return .range(RangeValue(lower: left, upper: right, isClosed: true))
    default: return try arithmetic(word, left, right, scope)
    }
  }

  /// Whether a condition holds; one that the preview does not know does not, and is told.
  func truth(_ value: Value) throws -> Bool {
    switch value {
    case .bool(let value): return value
    case .term(let term): noteUnknown(term.spelling)
    default: note("a condition that is no Boolean is taken as false")
    }
    return false
  }

  /// Applies an arithmetic operator to numbers, strings, arrays or texts.
  func arithmetic(_ word: String, _ left: Value, _ right: Value, _ scope: Scope) throws -> Value {
    switch (Self.numeric(left), Self.numeric(right)) {
    case (.integer(let left)?, .integer(let right)?):
      return try integers(word, left, right, scope)
    case (let left?, let right?):
      return numbers(word, Self.double(left), Self.double(right))
    default: break
    }
    switch (word, left, right) {
    case ("+", .string(let left), .string(let right)):
      return .string(try joined(left, right, scope.context))
    case ("+", .array(let left), .array(let right)):
      guard left.count + right.count <= Budget.elements else {
        throw failure("an array has more than 10,000 elements", scope.context)
      }
      try charge(left.count + right.count, scope.context)
      return .array(left + right)
    case ("+", .term(let left), .term(let right)) where Self.texts.contains(left.rootName):
      return .term(try joined(left, right, scope.context))
    case (_, .term(let term), _) where Self.numeric(left) == nil: return .term(term)
    case (_, _, .term(let term)): return .term(term)
    default: throw failure("'\(word)' cannot be applied to these values", scope.context)
    }
  }

  /// The names of a text and of texts that are added up.
  private static let texts: [String?] = ["Text", "Text.joined"]

  private func joined(_ left: Term, _ right: Term, _ context: EvaluationContext) throws -> Term {
    func text(_ term: Term) -> String {
      if case .string(let text)? = term.arguments?.first?.value { text } else { "" }
    }
    guard left.steps.isEmpty, right.steps.isEmpty, left.rootName == "Text", right.rootName == "Text"
    else {
      // Each part keeps its own look.
      try charge(1, context)
      let parts = [left, right].map { Value.term($0) }
      return Term("Text.joined", [EvaluatedArgument(label: nil, value: .views(parts))])
    }
    var result = left
    result.arguments = [
      EvaluatedArgument(
        label: "verbatim", value: .string(try joined(text(left), text(right), context)))
    ]
    return result
  }

  private func joined(_ left: String, _ right: String, _ context: EvaluationContext) throws
    -> String
  {
    guard left.utf8.count + right.utf8.count <= Budget.stringBytes else {
      throw failure("a string is longer than 100,000 bytes", context)
    }
    try charge(left.utf8.count + right.utf8.count, context)
    return left + right
  }

  private func integers(_ word: String, _ left: Int, _ right: Int, _ scope: Scope) throws -> Value {
    switch word {
    case "+": return try integer(left.addingReportingOverflow(right), scope)
    case "-": return try integer(left.subtractingReportingOverflow(right), scope)
    case "*": return try integer(left.multipliedReportingOverflow(by: right), scope)
    case "/": return try integer(left.dividedReportingOverflow(by: right), scope)
    case "%": return try integer(left.remainderReportingOverflow(dividingBy: right), scope)
    default: throw failure("the operator '\(word)' is not known to the preview", scope.context)
    }
  }

  private func integer(_ result: (partialValue: Int, overflow: Bool), _ scope: Scope) throws
    -> Value
  {
    if result.overflow {
      throw failure("an integer is divided by zero or grows too large", scope.context)
    }
    return .integer(result.partialValue)
  }

  private func numbers(_ word: String, _ left: Double, _ right: Double) -> Value {
    switch word {
    case "+": .number(left + right)
    case "-": .number(left - right)
    case "*": .number(left * right)
    case "/": .number(left / right)
    default: .number(left.truncatingRemainder(dividingBy: right))
    }
  }

  // MARK: Numbers

  /// Returns the number that a value is, named constants such as `.infinity` included, or nil.
  static func numeric(_ value: Value) -> Value? {
    switch value {
    case .integer, .number: return value
    case .term(let term):
      let types = ["CGFloat", "Double", "Float", "Int", "Float32", "Float64"]
      guard term.isImplicit || types.contains(term.rootName ?? "") else { return nil }
      switch term.memberName {
      case "zero"?: return .integer(0)
      case "infinity"?: return .number(.infinity)
      case "pi"?: return .number(.pi)
      case "greatestFiniteMagnitude"?: return .number(.infinity)
      default: return nil
      }
    default: return nil
    }
  }

  /// A numeric value as a floating-point number; 0 for any other.
  static func double(_ value: Value) -> Double {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: 0
    }
  }

  // MARK: Comparison

  /// Whether two values are equal; implicit members are equal to the cases that they name.
  func equal(_ left: Value, _ right: Value, depth: Int = 0) -> Bool {
    guard depth < 16, countComparison() else { return false }
    if left.isNil || right.isNil { return left.isNil && right.isNil }
    if let left = Self.numeric(left), let right = Self.numeric(right) {
      return Self.double(left) == Self.double(right)
    }
    switch (left, right) {
    case (.void, .void): return true
    case (.bool(let left), .bool(let right)): return left == right
    case (.string(let left), .string(let right)):
      return countComparison(of: min(left.utf8.count, right.utf8.count)) && left == right
    case (.enumeration(let left), .enumeration(let right)):
      return left.type === right.type && left.name == right.name
        && equal(left.payload, right.payload, depth)
    case (.enumeration(let value), .term(let term)), (.term(let term), .enumeration(let value)):
      let arguments = term.steps.last?.arguments ?? term.arguments ?? []
      return (term.steps.last?.name ?? term.rootName) == value.name
        && equal(value.payload, arguments, depth)
    case (.structure(let left), .structure(let right)):
      return left.type === right.type
        && left.fields.allSatisfy { name, value in
          right.fields[name].map { equal(value, $0, depth: depth + 1) } ?? false
        }
    case (.array(let left), .array(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy { equal($0, $1, depth: depth + 1) }
    case (.tuple(let left), .tuple(let right)): return equal(left, right, depth)
    case (.term(let left), .term(let right)): return equal(left, right, depth)
    default: return false
    }
  }

  private func equal(_ left: [EvaluatedArgument], _ right: [EvaluatedArgument], _ depth: Int)
    -> Bool
  {
    left.count == right.count
      && zip(left, right).allSatisfy { equal($0.value, $1.value, depth: depth + 1) }
  }

  private func equal(_ left: Term, _ right: Term, _ depth: Int) -> Bool {
    if let left = left.memberName, let right = right.memberName { return left == right }
    return left.spelling == right.spelling
      && equal(left.arguments ?? [], right.arguments ?? [], depth)
      && zip(left.steps, right.steps).allSatisfy {
        equal($0.arguments ?? [], $1.arguments ?? [], depth)
      }
  }

  /// Whether a value comes before another; nil where they have no order.
  func precedes(_ left: Value, _ right: Value) -> Bool? {
    if let left = Self.numeric(left), let right = Self.numeric(right) {
      return Self.double(left) < Self.double(right)
    }
    if case (.string(let left), .string(let right)) = (left, right) {
      return countComparison(of: min(left.utf8.count, right.utf8.count)) ? left < right : nil
    }
    if let type = [left, right].lazy.compactMap({ Self.enumeration($0) }).first {
      guard countComparison(of: 2 * type.cases.count) else { return nil }
      let places = [left, right].map { value in
        type.cases.firstIndex { $0.name == Self.caseName(value) }
      }
      guard let first = places[0], let second = places[1] else { return nil }
      return first < second
    }
    guard let first = Self.caseName(left).flatMap(TextSize.order(of:)),
      let second = Self.caseName(right).flatMap(TextSize.order(of:))
    else { return nil }
    return first < second
  }

  private static func enumeration(_ value: Value) -> DeclaredType? {
    if case .enumeration(let value) = value { value.type } else { nil }
  }

  private static func caseName(_ value: Value) -> String? {
    switch value {
    case .enumeration(let value): value.name
    case .term(let term): term.memberName
    default: nil
    }
  }
}
