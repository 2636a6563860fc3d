import SwiftText

extension Interpreter {
  /// Evaluates an expression.
  func evaluate(_ expression: Expression, _ scope: Scope) throws -> Value {
    try step(scope.context)
    let value = try nested { try evaluated(expression, scope) }
    keep(value)
    return value
  }

  private func evaluated(_ expression: Expression, _ scope: Scope) throws -> Value {
    if expression.offset > 0 { offset = expression.offset }
    switch expression.kind {
    case .chain(let root, let links): return try chain(root, links, scope)
    case .binary(let word, let left, let right): return try binary(word, left, right, scope)
    case .prefix(let word, let operand): return try prefix(word, operand, scope)
    case .tuple(let elements): return try tuple(elements, scope)
    case .name(let name): return try value(named: name, scope)
    default: return try evaluatedLiteral(expression, scope)
    }
  }

  /// Evaluates what is rarer, in a frame of its own: the frames of the recursion stay small.
  private func evaluatedLiteral(_ expression: Expression, _ scope: Scope) throws -> Value {
    switch expression.kind {
    case .number(let spelling): return try number(spelling, scope)
    case .string(let spelling): return try string(spelling, scope)
    case .implicitMember(let name): return try implicitMember(name, scope)
    case .keyPath(let path): return .keyPath(path)
    case .array(let elements): return .array(try elements.map { try evaluate($0, scope) })
    case .dictionary(let pairs): return try dictionary(pairs, scope)
    case .closure(let closure): return .closure(ClosureValue(closure: closure, scope: scope))
    case .ternary(let condition, let yes, let no):
      return try evaluate(truth(evaluate(condition, scope)) ? yes : no, scope)
    case .cast(let operand, let word, let type): return try cast(operand, word, type, scope)
    case .operatorName(let name): return .term(Term(name))
    case .statement(let statement): return try body(Block([statement]), Scope(inside: scope))
    case .chain, .binary, .prefix, .tuple, .name: return .none
    }
  }

  private func tuple(_ elements: [Argument], _ scope: Scope) throws -> Value {
    if elements.isEmpty { return .void }
    if elements.count == 1, elements[0].label == nil {
      return try evaluate(elements[0].value, scope)
    }
    return .tuple(
      try elements.map { EvaluatedArgument(label: $0.label, value: try evaluate($0.value, scope)) })
  }

  private func dictionary(_ pairs: [(key: Expression, value: Expression)], _ scope: Scope) throws
    -> Value
  {
    .dictionary(
      try pairs.map { (key: try evaluate($0.key, scope), value: try evaluate($0.value, scope)) })
  }

  private func number(_ spelling: String, _ scope: Scope) throws -> Value {
    try charge(spelling.utf8.count, scope.context)
    guard let value = Self.number(spelling) else {
      throw failure("the number '\(spelling)' is too large", scope.context)
    }
    return value
  }

  /// Reads a number literal; nil where it is none or too large.
  static func number(_ spelling: String) -> Value? {
    let digits = spelling.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix).map { .integer($0) }
    }
    if digits.contains(where: { ".eE".contains($0) }) {
      return Double(digits).flatMap { $0.isFinite ? .number($0) : nil }
    }
    return Int(digits).map { .integer($0) }
  }

  private func string(_ spelling: String, _ scope: Scope) throws -> Value {
    var text = ""
    for segment in try segments(of: spelling, scope) {
      let length = text.utf8.count
      switch segment {
      case .text(let part): text += part
      case .interpolation(let arguments):
        guard let first = arguments.first else { continue }
        text += description(try evaluate(first.value, scope))
      }
      try charge(text.utf8.count - length, scope.context)
      if text.utf8.count > Budget.stringBytes {
        throw failure("a string is longer than 100,000 bytes", scope.context)
      }
    }
    return .string(text)
  }

  /// A value as a string interpolation shows it.
  func description(_ value: Value) -> String {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .bool(let value): value ? "true" : "false"
    case .none: "nil"
    case .enumeration(let value): value.name
    case .term(let term): term.memberName ?? term.spelling
    default: ""
    }
  }

  /// Evaluates a member of the type that the context gives.
  ///
  /// What the style's own extensions of SwiftUI's value types declare is evaluated here; label
  /// styles are left to `labelStyle`, since their names are often those of shapes.
  private func implicitMember(_ name: String, _ scope: Scope) throws -> Value {
    for type in ["Color", "ShapeStyle", "Font", "CGFloat", "Double", "Animation", "EdgeInsets"] {
      guard let declared = scope.context.module.extensions[type] else { continue }
      if let value = try staticMember(name, of: declared, scope.context) { return value }
    }
    var term = Term(.implicit(name))
    if !scope.context.module.pins.isEmpty { term.holder = scope.context.module }
    return .term(term)
  }

  private func cast(_ operand: Expression, _ word: String, _ type: String, _ scope: Scope) throws
    -> Value
  {
    let value = try evaluate(operand, scope)
    let declared = declaredType(type, scope.context)
    let isOfType: Bool? =
      switch (value, declared) {
      case (.structure(let structure), let type?): structure.type === type
      case (.enumeration(let enumeration), let type?): enumeration.type === type
      case (.none, _): false
      default: nil
      }
    switch word {
    case "is": return .bool(isOfType ?? false)
    case "as?": return isOfType == false ? .none : value
    default: return try coerce(value, to: type, scope.context)
    }
  }

  // MARK: Names

  /// Returns the value of a name: of a block, of `self`, of the file, of the library, else a term.
  func value(named spelling: String, _ scope: Scope) throws -> Value {
    try charge(spelling.utf8.count / 4, scope.context)
    let name = spelling.hasPrefix("`") ? spelling.filter { $0 != "`" } : spelling
    switch name {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "nil": return .none
    case "self": return scope.context.instance ?? .void
    case "Self": return scope.context.type.map { .type($0) } ?? .term(Term("Self"))
    case "break", "continue", "fallthrough": return .void
    default: break
    }
    if let value = scope.value(of: name) { return value }
    if let value = try ownMember(name, scope) { return value }
    if name.hasPrefix("$"), let value = try ownMember(String(name.dropFirst()), scope) {
      return value
    }
    if let value = try fileMember(name, scope.context) { return value }
    if let value = try freeValue(name, in: scope) { return value }
    if let type = libraryStyle(named: name, in: scope.context.module) { return .type(type) }
    if scope.context.type?.keyword == "extension", name.first?.isLowercase == true,
      let instance = scope.context.instance
    {
      // In an extension of a SwiftUI type, a name that nothing declares is a member of `self`.
      return try member(name, of: instance, scope.context)
    }
    return .term(Term(name))
  }

  private func ownMember(_ name: String, _ scope: Scope) throws -> Value? {
    let context = scope.context
    if let instance = context.instance, let value = try declaredMember(name, of: instance, context)
    {
      return value
    }
    var type = context.type
    while let current = type {
      if let value = try staticMember(name, of: current, context) { return value }
      type = current.outer
    }
    return try context.module.extensions["LabelStyle"].flatMap {
      context.type == nil ? nil : try staticMember(name, of: $0, context)
    }
  }

  private func fileMember(_ name: String, _ context: EvaluationContext) throws -> Value? {
    let module = context.module
    if let type = module.type(named: name) { return .type(type) }
    let fileContext = EvaluationContext(module: module, environment: context.environment)
    if let functions = module.functions[name] {
      return .function(.declared(functions, name: name, context: fileContext))
    }
    guard let property = module.properties[name] else { return nil }
    return try value(of: property, in: fileContext)
  }

  /// Evaluates a property that is no part of an instance's storage.
  func value(of property: PropertyDeclaration, in context: EvaluationContext) throws -> Value {
    let owner = context.type.map { $0.name + "." } ?? ""
    return try entering(owner + property.name, context) {
      let scope = Scope(context)
      let value: Value
      if let expression = property.value {
        value = try evaluate(expression, scope)
      } else if let block = property.body {
        value = try body(block, scope)
      } else {
        value = .none
      }
      return try coerce(value, to: property.type, context)
    }
  }
}
