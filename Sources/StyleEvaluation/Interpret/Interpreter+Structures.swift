import SwiftText
import Vocabulary

extension Interpreter {
  /// Makes a value of a type that a style declares.
  func construct(
    _ type: DeclaredType, _ arguments: [EvaluatedArgument], _ context: EvaluationContext
  ) throws -> Value {
    guard let module = modules[type.module] else { return .none }
    if arguments.count == 1, arguments[0].label == "rawValue", type.keyword == "enum" {
      return try enumeration(type, rawValue: arguments[0].value, context)
    }
    return try entering(type.name, context) {
      let inner = EvaluationContext(
        module: module, type: type, environment: context.environment)
      try charge(type.stored.count, context)
      let structure = StructureValue(type: type, fields: try defaults(of: type, inner))
      for initializer in type.initializers {
        try charge(initializer.parameters.count, context)
        guard let bound = bind(arguments, to: initializer.parameters) else { continue }
        return try initialize(structure, initializer, bound, inner)
      }
      guard let fields = try memberwise(structure, arguments, inner) else {
        throw failure("no initializer of \(type.name) takes these arguments", context)
      }
      return .structure(fields)
    }
  }

  private func initialize(
    _ structure: StructureValue, _ initializer: FunctionDeclaration, _ bound: [String: Value],
    _ context: EvaluationContext
  ) throws -> Value {
    let scope = Scope(context)
    try declare(bound, initializer.parameters, scope)
    context.instance = .structure(structure)
    guard let block = initializer.body else { return .structure(structure) }
    let result = try body(block, scope)
    if initializer.keyword != "init", result.isNil { return .none }
    return context.instance ?? .none
  }

  private func defaults(of type: DeclaredType, _ context: EvaluationContext) throws
    -> [String: Value]
  {
    var fields: [String: Value] = [:]
    for property in type.stored {
      guard case .initializer = property.source else { continue }
      if let expression = property.value {
        let value = try evaluate(expression, Scope(context))
        fields[property.name] = try coerce(value, to: property.type, context)
      } else if property.isOptionalVariable {
        fields[property.name] = Value.none
      }
    }
    return fields
  }

  private func memberwise(
    _ structure: StructureValue, _ arguments: [EvaluatedArgument], _ context: EvaluationContext
  ) throws -> StructureValue? {
    var result = structure
    var given: Set<String> = []
    for argument in arguments {
      try charge(structure.type.stored.count, context)
      let property = structure.type.stored.first { property in
        argument.label.map { $0 == property.name }
          ?? (!given.contains(property.name) && property.type?.contains("->") == true)
      }
      guard let property, given.insert(property.name).inserted else { return nil }
      if case .scaledMetric = property.source {
        result.fields["_" + property.name] = argument.value
      } else {
        result.fields[property.name] = try coerce(argument.value, to: property.type, context)
      }
    }
    return result
  }

  /// Returns the value of a stored property, or nil where there is no such property.
  func field(_ name: String, of structure: StructureValue, _ environment: ViewEnvironment) throws
    -> Value?
  {
    if let value = structure.fields[name] { return value }
    guard let property = structure.type.storedProperty(name),
      let module = modules[structure.type.module]
    else { return nil }
    let wrapped = structure.fields["_" + name]
    switch property.source {
    case .environment(let key): return environmentValue(key, environment)
    case .foreign: return .term(Term(name))
    case .scaledMetric(let style):
      let context = EvaluationContext(
        module: module, type: structure.type, environment: environment)
      return try scaledMetric(property, style, wrapped, context)
    case .initializer:
      if case .term(let term)? = wrapped, let value = term.arguments?.first?.value { return value }
      return Value.none
    }
  }

  private func scaledMetric(
    _ property: StoredProperty, _ style: String?, _ wrapped: Value?, _ context: EvaluationContext
  ) throws -> Value {
    var style = style
    var base = try wrapped ?? property.value.map { try evaluate($0, Scope(context)) } ?? .none
    if case .term(let term) = base, term.rootName == "ScaledMetric" {
      for argument in term.arguments ?? [] {
        if argument.label == "relativeTo", case .term(let name) = argument.value {
          style = name.memberName
        } else {
          base = argument.value
        }
      }
    }
    guard let number = Self.numeric(base) else { return base }
    let factor = TextSize.factor(style ?? "body", context.environment.dynamicTypeSize)
    if factor == 1 { return number }
    // SwiftUI: a scaled metric is rounded to the pixel; a third of a point on the phones of today.
    return .number((Self.double(number) * factor * 3).rounded() / 3)
  }

  // MARK: Assignment

  /// Assigns to a name, to a member of `self`, or to a member of a variable.
  func assign(_ value: Value, to target: Expression, _ scope: Scope) throws {
    switch target.kind {
    case .name(let name):
      if scope.assign(name, value) { return }
      if try setField(name, value, scope.context) { return }
    case .chain(let root, let links):
      guard links.count == 1, case .member(let name) = links[0].kind,
        case .name(let variable) = root.kind
      else { break }
      if variable == "self" {
        if try setField(name, value, scope.context) { return }
      } else if case .structure(var structure)? = scope.value(of: variable) {
        structure.fields[name] = try coerce(
          value, to: structure.type.storedProperty(name)?.type, scope.context)
        if scope.assign(variable, .structure(structure)) { return }
      }
    default: break
    }
    note("an assignment that the preview does not understand is left out")
  }

  private func setField(_ name: String, _ value: Value, _ context: EvaluationContext) throws -> Bool
  {
    guard case .structure(var structure)? = context.instance else { return false }
    try charge(structure.fields.count, context)
    if let property = structure.type.storedProperty(name) {
      structure.fields[name] = try coerce(value, to: property.type, context)
    } else if name.hasPrefix("_"), structure.type.storedProperty(String(name.dropFirst())) != nil {
      structure.fields[name] = value
    } else {
      return false
    }
    context.instance = .structure(structure)
    return true
  }

  // MARK: Types

  /// Returns the type of a style's own that a type's spelling means, optional marks left off.
  func declaredType(_ spelling: String, _ context: EvaluationContext) -> DeclaredType? {
    var name = ValueType.withoutOptionalMarks(Substring(spelling))
    for prefix in ["any ", "some ", "inout "] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    if name == "Self" { return context.type }
    return context.module.type(named: String(name))
  }

  /// Gives a value the type that the code says: numbers become floating, implicit members of a
  /// style's own types become their cases, others members of the type named.
  func coerce(_ value: Value, to spelling: String?, _ context: EvaluationContext) throws -> Value {
    guard let spelling else { return value }
    try charge(spelling.utf8.count / 16, context)
    switch value {
    case .integer(let number):
      return Self.isFloating(spelling) ? .number(Double(number)) : value
    case .array(let elements) where spelling.hasPrefix("["):
      let element = String(spelling.dropFirst().prefix { $0 != "]" && $0 != ":" })
      try charge(elements.count, context)
      return .array(try elements.map { try coerce($0, to: element, context) })
    case .term(let term):
      guard case .implicit(let name) = term.root, name != "none" else { return value }
      if let type = declaredType(spelling, context) {
        return try resolve(term, name, as: type, context)
      }
      guard Self.isValueType(spelling) else { return value }
      return .term(Self.member(term, name, of: Self.bare(spelling)))
    default: return value
    }
  }

  private func resolve(
    _ term: Term, _ name: String, as type: DeclaredType, _ context: EvaluationContext
  ) throws -> Value {
    var value = try member(name, of: .type(type), context)
    if let arguments = term.arguments { value = try call(value, with: arguments, context) }
    for step in term.steps {
      value = try member(step.name, of: value, context)
      if let arguments = step.arguments { value = try call(value, with: arguments, context) }
    }
    return value
  }

  private static func member(_ term: Term, _ name: String, of type: String) -> Term {
    if name == "init" {
      var result = Term(type, term.arguments ?? [])
      result.steps = term.steps
      return result
    }
    var result = Term(type)
    result.steps = [Term.Step(name: name, arguments: term.arguments)] + term.steps
    return result
  }

  private static func bare(_ spelling: String) -> String {
    var name = ValueType.withoutOptionalMarks(Substring(spelling))
    if name.hasPrefix("SwiftUI.") { name = name.dropFirst(8) }
    return String(name)
  }

  private static func isFloating(_ spelling: String) -> Bool {
    switch bare(spelling) {
    case "CGFloat", "Double", "Float", "TimeInterval": true
    default: false
    }
  }

  /// SwiftUI's types whose members mean something else in another place: `Color.secondary`.
  private static func isValueType(_ spelling: String) -> Bool {
    switch bare(spelling) {
    case "Color", "Font", "Font.Weight", "EdgeInsets", "StrokeStyle", "Text", "Image", "CGSize",
      "CGPoint":
      true
    default: false
    }
  }
}
