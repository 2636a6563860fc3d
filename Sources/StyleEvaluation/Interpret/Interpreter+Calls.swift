import SwiftText

extension Interpreter {
  /// Calls a value.
  func call(
    _ value: Value, with arguments: [EvaluatedArgument], _ context: EvaluationContext
  ) throws -> Value {
    switch value {
    case .type(let type): return try construct(type, arguments, context)
    case .closure(let closure): return try call(closure, with: arguments.map(\.value))
    case .function(let function): return try call(function, with: arguments, context)
    case .term(let term): return try call(term, with: arguments, context)
    case .structure(let structure):
      let function = try declaredMember("callAsFunction", of: value, context)
      guard case .function(let declared)? = function else {
        throw failure("\(structure.type.name) cannot be called", context)
      }
      return try call(declared, with: arguments, context)
    case .none: return .none
    default: throw failure("a value that is no function is called", context)
    }
  }

  /// Calls a closure.
  func call(_ value: ClosureValue, with arguments: [Value]) throws -> Value {
    let scope = Scope(inside: value.scope)
    for (index, argument) in arguments.enumerated() {
      scope.declare("$\(index)", argument)
      if value.closure.parameters.indices.contains(index) {
        scope.declare(value.closure.parameters[index], argument)
      }
    }
    return try nested {
      try entering(Self.closure + scope.context.module.name, scope.context) {
        try body(value.closure.body, scope)
      }
    }
  }

  private func call(
    _ function: FunctionValue, with arguments: [EvaluatedArgument], _ context: EvaluationContext
  ) throws -> Value {
    switch function {
    case .declared(let functions, let name, let inner):
      for function in functions {
        try charge(function.parameters.count, context)
        guard let bound = bind(arguments, to: function.parameters) else { continue }
        return try run(function, name, bound, Scope(inner))
      }
      throw failure("no function '\(name)' takes these arguments", context)
    case .local(let function, let outer):
      guard let bound = bind(arguments, to: function.parameters) else {
        throw failure("the function '\(function.name)' does not take these arguments", context)
      }
      return try run(function, function.name, bound, Scope(inside: outer))
    case .method(let name, let value):
      return try callMethod(name, of: value, with: arguments, context)
    case .enumerationCase(let type, let name):
      return .enumeration(EnumerationValue(type: type, name: name, payload: arguments))
    }
  }

  private func run(
    _ function: FunctionDeclaration, _ name: String, _ bound: [String: Value], _ scope: Scope
  ) throws -> Value {
    let context = scope.context
    let owner = context.type.map { $0.name + "." } ?? ""
    return try entering(owner + name, context) {
      try declare(bound, function.parameters, scope)
      guard let block = function.body else { return .none }
      let result = try body(block, scope)
      return try coerce(result, to: function.result, context)
    }
  }

  /// Declares the parameters of a function; defaults are evaluated where it is declared.
  func declare(_ bound: [String: Value], _ parameters: [Parameter], _ scope: Scope) throws {
    for parameter in parameters {
      let name = parameter.name ?? parameter.label
      if let value = bound[name] {
        scope.declare(name, try coerce(value, to: parameter.type, scope.context))
      } else if let expression = parameter.value {
        let value = try evaluate(expression, Scope(scope.context))
        scope.declare(name, try coerce(value, to: parameter.type, scope.context))
      }
    }
  }

  /// Matches arguments to parameters by label; nil where they do not fit.
  func bind(_ arguments: [EvaluatedArgument], to parameters: [Parameter]) -> [String: Value]? {
    var bound: [String: Value] = [:]
    var rest = arguments[...]
    for parameter in parameters {
      let name = parameter.name ?? parameter.label
      if let next = rest.first, fits(next, parameter) {
        bound[name] = next.value
        rest = rest.dropFirst()
      } else if parameter.value == nil {
        return nil
      }
    }
    return rest.isEmpty ? bound : nil
  }

  private func fits(_ argument: EvaluatedArgument, _ parameter: Parameter) -> Bool {
    if let label = argument.label { return label == parameter.label }
    if parameter.label == "_" { return true }
    // The first trailing closure bears no label.
    if case .closure = argument.value { return parameter.type.contains("->") }
    return false
  }

  // MARK: Terms

  private func call(
    _ term: Term, with arguments: [EvaluatedArgument], _ context: EvaluationContext
  ) throws -> Value {
    var term = term
    guard let last = term.steps.last else {
      if term.arguments == nil, case .name(let name) = term.root,
        let value = try callBuiltIn(name, with: arguments, context)
      {
        return value
      }
      if term.arguments != nil {
        term.steps.append(Term.Step(name: "callAsFunction", arguments: arguments))
      } else {
        term.arguments = arguments
      }
      return .term(term)
    }
    if last.name == "map" || last.name == "flatMap", arguments.count == 1,
      case .closure(let closure) = arguments[0].value
    {
      term.steps.removeLast()
      return try call(closure, with: [.term(term)])
    }
    if last.name == "init", term.steps.count == 1, case .name(let name) = term.root {
      return .term(Term(name, arguments))
    }
    if last.arguments == nil {
      term.steps[term.steps.count - 1].arguments = arguments
    } else {
      term.steps.append(Term.Step(name: "callAsFunction", arguments: arguments))
    }
    return .term(term)
  }

  private func callBuiltIn(
    _ name: String, with arguments: [EvaluatedArgument], _ context: EvaluationContext
  ) throws -> Value? {
    let values = arguments.map(\.value)
    switch name {
    case "print", "debugPrint", "assert", "precondition": return .void
    case "min", "max":
      guard let first = values.first, values.count > 1 else { return nil }
      return values.dropFirst().reduce(first) { best, value in
        let isLess = precedes(value, best) ?? false
        let isMore = precedes(best, value) ?? false
        return (name == "min" ? isLess : isMore) ? value : best
      }
    case "String": return values.first.map { .string(description($0)) }
    case "Array":
      guard case .range(let range)? = values.first else { return values.first }
      return .array(try elements(of: range, context).map { .integer($0) })
    default: break
    }
    guard values.count == 1, let number = Self.numeric(values[0]) else { return nil }
    return try convert(number, name, context)
  }

  private func convert(_ number: Value, _ name: String, _ context: EvaluationContext) throws
    -> Value?
  {
    let double = Self.double(number)
    switch name {
    case "CGFloat", "Double", "Float": return .number(double)
    case "Int":
      guard let integer = Int(exactly: double.rounded(.towardZero)) else {
        throw failure("a number is too large for an Int", context)
      }
      return .integer(integer)
    case "abs", "fabs":
      if case .integer(let integer) = number, integer != .min {
        return .integer(integer < 0 ? -integer : integer)
      }
      return .number(double.magnitude)
    case "round": return .number(double.rounded())
    case "floor": return .number(double.rounded(.down))
    case "ceil": return .number(double.rounded(.up))
    case "sqrt": return .number(double.squareRoot())
    default: return nil
    }
  }

  /// Returns the integers of a range.
  func elements(of range: RangeValue, _ context: EvaluationContext) throws -> [Int] {
    guard case .integer(let lower)? = range.lower, case .integer(let upper)? = range.upper,
      lower <= upper
    else { return [] }
    let (count, overflow) = upper.subtractingReportingOverflow(lower)
    guard !overflow, count <= Budget.elements else {
      throw failure("a range has more than 10,000 elements", context)
    }
    return range.isClosed ? Array(lower...upper) : Array(lower..<upper)
  }
}
