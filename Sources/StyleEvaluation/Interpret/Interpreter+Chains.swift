import SwiftText

extension Interpreter {
  /// Evaluates a root and everything that is applied to it.
  func chain(_ root: Expression, _ links: [Link], _ scope: Scope) throws -> Value {
    if links.count > Budget.links {
      throw failure("a chain has more than \(Budget.links) members and calls", scope.context)
    }
    if case .name("self") = root.kind, links.count == 2, case .member("init") = links[0].kind,
      case .call(let call) = links[1].kind, let type = scope.context.type
    {
      let arguments = try self.arguments(of: call, scope)
      scope.context.instance = try construct(type, arguments, scope.context)
      return .void
    }
    return try apply(links, to: evaluate(root, scope), scope) ?? .none
  }

  /// Applies links to a value; nil where optional chaining meets `nil`.
  private func apply(_ links: [Link], to start: Value, _ scope: Scope) throws -> Value? {
    var value = start
    for link in links {
      try step(scope.context)
      if link.offset > 0 { offset = link.offset }
      switch link.kind {
      case .member(let name):
        try charge(name.utf8.count / 4, scope.context)
        value = try member(name, of: value, scope.context)
      case .call(let call):
        value = try self.call(value, with: arguments(of: call, scope), scope.context)
      case .subscript(let elements):
        value = try element(of: value, at: elements, scope)
      case .generic: continue
      case .postfix("?") where value.isNil: return nil
      case .postfix("..."):
        value = .range(RangeValue(lower: value, upper: nil, isClosed: true))
      case .postfix: continue
      case .conditional(let clauses):
        let chosen = target.chosen(clauses)
        guard let result = try nested({ try apply(chosen, to: value, scope) }) else { return nil }
        value = result
      }
    }
    return value
  }

  /// Evaluates the arguments of a call, trailing closures last.
  func arguments(of call: Call, _ scope: Scope) throws -> [EvaluatedArgument] {
    var result: [EvaluatedArgument] = []
    for argument in call.arguments ?? [] {
      result.append(
        EvaluatedArgument(label: argument.label, value: try evaluate(argument.value, scope)))
    }
    for trailing in call.trailing {
      result.append(
        EvaluatedArgument(
          label: trailing.label,
          value: .closure(ClosureValue(closure: trailing.closure, scope: scope))))
    }
    return result
  }

  // MARK: Members

  /// Returns a member of a value; one that nothing declares is kept as a step of a term.
  func member(_ name: String, of value: Value, _ context: EvaluationContext) throws -> Value {
    if let declared = try declaredMember(name, of: value, context) { return declared }
    switch value {
    case .type(let type):
      if name == "init" || name == "self" { return value }
      if let member = try staticMember(name, of: type, context) { return member }
      if let module = modules[type.module] {
        if let nested = module.types[type.name + "." + name] { return .type(nested) }
        if module.labelStyleTypes[name] == type.name, let entries = module.extensions["LabelStyle"],
          let member = try staticMember(name, of: entries, context)
        {
          return member
        }
      }
    case .configuration(let configuration):
      if let part = LabelPart(rawValue: name) { return .term(Term(.part(part, configuration))) }
    case .tuple(let elements):
      if let element = elements.first(where: { $0.label == name }) { return element.value }
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
    case .none: return .none
    default: break
    }
    if let builtIn = try builtInMember(name, of: value, context) { return builtIn }
    if let added = try extensionMember(name, of: value, context) { return added }
    return try appending(name, to: value, context)
  }

  private func appending(_ name: String, to value: Value, _ context: EvaluationContext) throws
    -> Value
  {
    var term: Term
    switch value {
    case .term(let known): term = known
    case .type(let type): term = Term(type.name)
    default: term = Term(.value(value))
    }
    if term.steps.isEmpty, term.arguments == nil, case .name(let type) = term.root,
      let declared = context.module.extensions[type],
      let member = try staticMember(name, of: declared, context)
    {
      return member
    }
    term.steps.append(Term.Step(name: name, arguments: nil))
    if let path = term.path, let value = try freeValue(path, in: Scope(context)) { return value }
    return .term(term)
  }

  /// Returns a member that the style's own extension of a SwiftUI type adds to a view or a value.
  private func extensionMember(_ name: String, of value: Value, _ context: EvaluationContext) throws
    -> Value?
  {
    try charge(context.module.extensions.count * 8, context)
    for (typeName, type) in context.module.extensions.sorted(by: { $0.key < $1.key }) {
      if typeName == "LabelStyle" { continue }
      let inner = EvaluationContext(
        module: context.module, type: type, instance: value, environment: context.environment)
      if let functions = type.functions[name] {
        return .function(.declared(functions, name: name, context: inner))
      }
      if let property = type.computed[name] { return try self.value(of: property, in: inner) }
    }
    return nil
  }

  /// Returns a member that a style declares for its instances, or nil.
  func declaredMember(_ name: String, of value: Value, _ context: EvaluationContext) throws
    -> Value?
  {
    let type: DeclaredType
    var environment = context.environment
    switch value {
    case .structure(let structure):
      type = structure.type
      environment = structure.environment ?? environment
      if let field = try field(name, of: structure, environment) { return field }
    case .enumeration(let enumeration):
      type = enumeration.type
      if name == "rawValue" { return try rawValue(of: enumeration, context) }
    default: return nil
    }
    guard let module = modules[type.module] else { return nil }
    let inner = EvaluationContext(
      module: module, type: type, instance: value, environment: environment)
    if let property = type.computed[name] { return try self.value(of: property, in: inner) }
    if let functions = type.functions[name] {
      return .function(.declared(functions, name: name, context: inner))
    }
    return nil
  }

  /// Returns a static member or a case of a type, or nil; where it is called, a function comes
  /// before a property of the name.
  func staticMember(
    _ name: String, isCalled: Bool = false, of type: DeclaredType, _ context: EvaluationContext
  ) throws -> Value? {
    guard let module = modules[type.module] else { return nil }
    try charge(type.cases.count, context)
    if let item = type.cases.first(where: { $0.name == name }) {
      if item.associated != nil { return .function(.enumerationCase(type, name)) }
      return .enumeration(EnumerationValue(type: type, name: name, payload: []))
    }
    if name == "allCases", !type.cases.isEmpty {
      return .array(
        type.cases.filter { $0.associated == nil }
          .map { .enumeration(EnumerationValue(type: type, name: $0.name, payload: [])) })
    }
    var selfType = type
    if type.name == "LabelStyle", let named = module.labelStyleTypes[name],
      let style = module.type(named: named) ?? libraryStyle(named: named, in: module)
    {
      selfType = style
    }
    let inner = EvaluationContext(
      module: module, type: selfType, environment: context.environment)
    let functions = type.staticFunctions[name]
    if let property = type.staticProperties[name], functions == nil || !isCalled {
      return try value(of: property, in: inner)
    }
    return functions.map { .function(.declared($0, name: name, context: inner)) }
  }

  private func rawValue(of value: EnumerationValue, _ context: EvaluationContext) throws -> Value {
    var next = 0
    let isText = value.type.inherits.contains("String")
    try charge(value.type.cases.count, context)
    for item in value.type.cases {
      var raw: Value = isText ? .string(item.name) : .integer(next)
      if let expression = item.rawValue { raw = try evaluate(expression, Scope(context)) }
      if item.name == value.name { return raw }
      if case .integer(let number) = raw { next = number &+ 1 }
    }
    return .none
  }

  /// Returns the case of an enumeration with a raw value, or `nil`.
  func enumeration(_ type: DeclaredType, rawValue: Value, _ context: EvaluationContext) throws
    -> Value
  {
    for item in type.cases {
      try step(context)
      let value = EnumerationValue(type: type, name: item.name, payload: [])
      if try equal(self.rawValue(of: value, context), rawValue) { return .enumeration(value) }
    }
    return .none
  }

  private func element(of value: Value, at elements: [Argument], _ scope: Scope) throws -> Value {
    guard let first = elements.first else { return .none }
    let key = try evaluate(first.value, scope)
    switch (value, key) {
    case (.array(let array), .integer(let index)):
      guard array.indices.contains(index) else {
        throw failure("the index \(index) is outside of an array", scope.context)
      }
      return array[index]
    case (.dictionary(let pairs), _):
      if let pair = pairs.last(where: { equal($0.key, key) }) { return pair.value }
      return elements.count > 1 ? try evaluate(elements[1].value, scope) : .none
    default: return value
    }
  }
}
