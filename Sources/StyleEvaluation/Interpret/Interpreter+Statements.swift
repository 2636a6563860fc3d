import SwiftText

extension Interpreter {
  /// Evaluates a body: what it returns, else the values that stand alone in it, in order.
  ///
  /// One rule serves functions with an implicit return, view builders and `if` as an expression.
  func body(_ block: Block, _ scope: Scope) throws -> Value {
    var values: [Value] = []
    if let returned = try run(block.statements, scope, &values) { return returned }
    switch values.count {
    case 0: return .void
    case 1: return values[0]
    default: return .views(values)
    }
  }

  /// Runs statements and adds the values that stand alone; gives what `return` gave, or nil.
  private func run(_ statements: [Statement], _ scope: Scope, _ values: inout [Value]) throws
    -> Value?
  {
    for statement in statements {
      try step(scope.context)
      offset = statement.offset
      if let returned = try run(statement, scope, &values) { return returned }
    }
    return nil
  }

  private func run(_ statement: Statement, _ scope: Scope, _ values: inout [Value]) throws
    -> Value?
  {
    switch statement.kind {
    case .expression(let expression):
      let value = try evaluate(expression, scope)
      if case .void = value { return nil }
      values.append(value)
    case .if(let branch): return try nested { try run(branch, scope, &values) }
    case .guard(let conditions, let block):
      if try hold(conditions, scope) { return nil }
      return try run(block.statements, Scope(inside: scope), &values) ?? .void
    case .switch(let subject, let cases):
      return try nested { try choose(evaluate(subject, scope), cases, scope, &values) }
    case .return(let expression): return try expression.map { try evaluate($0, scope) } ?? .void
    case .declaration(let declaration): try declare(declaration, scope)
    case .conditional(let clauses):
      return try nested { try run(target.chosen(clauses), scope, &values) }
    case .opaque(let text): noteOpaque(text)
    }
    return nil
  }

  private func noteOpaque(_ text: String) {
    let start = text.prefix { $0 != "\n" && $0 != "{" }.prefix(40)
    let words = start.split(separator: " ").joined(separator: " ")
    note("'\(words)' is not run by the preview and is left out")
  }

  private func run(_ branch: If, _ scope: Scope, _ values: inout [Value]) throws -> Value? {
    var branch = branch
    while true {
      try step(scope.context)
      let inner = Scope(inside: scope)
      if try hold(branch.conditions, inner) {
        return try run(branch.then.statements, inner, &values)
      }
      switch branch.otherwise {
      case nil: return nil
      case .block(let block)?: return try run(block.statements, Scope(inside: scope), &values)
      case .if(let next)?: branch = next
      }
    }
  }

  private func hold(_ conditions: [Condition], _ scope: Scope) throws -> Bool {
    for condition in conditions where try !holds(condition, scope) { return false }
    return true
  }

  private func holds(_ condition: Condition, _ scope: Scope) throws -> Bool {
    switch condition {
    case .expression(let expression): return try truth(evaluate(expression, scope))
    case .binding(_, let name, let type, let expression):
      let value =
        try expression.map { try evaluate($0, scope) } ?? value(named: name, scope)
      if value.isNil { return false }
      if name != "_" { scope.declare(name, try coerce(value, to: type, scope.context)) }
      return true
    case .pattern(let pattern, let expression):
      return try matches(pattern, evaluate(expression, scope), scope)
    case .availability(let word, let arguments):
      return target.isAvailable(arguments) == (word != "#unavailable")
    }
  }

  private func choose(
    _ subject: Value, _ cases: [SwitchCase], _ scope: Scope, _ values: inout [Value]
  ) throws -> Value? {
    for item in cases {
      if item.patterns.isEmpty {
        return try run(item.body.statements, Scope(inside: scope), &values)
      }
      for pattern in item.patterns {
        try step(scope.context)
        let inner = Scope(inside: scope)
        guard try matches(pattern.value, subject, inner) else { continue }
        if let condition = pattern.condition, try !truth(evaluate(condition, inner)) { continue }
        return try run(item.body.statements, inner, &values)
      }
    }
    if case .term(let term) = subject { noteUnknown(term.spelling) }
    return nil
  }

  private func declare(_ declaration: Declaration, _ scope: Scope) throws {
    switch declaration.kind {
    case .property(let property): try declare(property, scope)
    case .function(let function):
      scope.declare(function.name, .function(.local(function, scope)))
    case .conditional(let clauses):
      for declaration in target.chosen(clauses) { try declare(declaration, scope) }
    case .type(let type): note("the type '\(type.name)' inside a body is left out")
    case .opaque(let text): noteOpaque(text)
    case .case, .line: break
    }
  }

  private func declare(_ property: PropertyDeclaration, _ scope: Scope) throws {
    let value: Value
    if let expression = property.value {
      value = try evaluate(expression, scope)
    } else if let block = property.body {
      value = try body(block, Scope(inside: scope))
    } else {
      value = .none
    }
    if property.name.hasPrefix("(") {
      return declare(names: property.name, value, scope)
    }
    if property.name == "_" { return }
    scope.declare(property.name, try coerce(value, to: property.type, scope.context))
  }

  private func declare(names: String, _ value: Value, _ scope: Scope) {
    guard case .tuple(let elements) = value else { return }
    let names = names.dropFirst().dropLast().split(separator: ",")
    for (name, element) in zip(names, elements) {
      let name = name.filter { $0 != " " }
      if name != "_" { scope.declare(name, element.value) }
    }
  }
}
