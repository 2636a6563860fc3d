import SwiftText
import Vocabulary

/// The names that a document declares itself, with what its own functions and types take.
struct DeclaredNames {
  /// Every name declared anywhere: types, cases, properties, functions, parameters, locals.
  private(set) var all: Set<String> = []

  /// The ways to call the functions of a name.
  private(set) var functions: [String: [Signature]] = [:]

  /// The result types of functions and the types of properties, where they are written.
  private(set) var types: [String: ValueType] = [:]

  /// The initializers of the types that the document declares.
  private(set) var initializers: [String: [Signature]] = [:]

  /// The functions and types that can be called in more ways than it is worth to try for each call.
  private(set) var crowded: Set<String> = []

  /// The names of the types that are declared, extensions left out.
  private(set) var typeNames: Set<String> = []

  private var depth = 0

  /// Creates an empty set of names.
  init() {}

  /// Collects the names of a document.
  init(of document: Document) {
    collect(document.declarations, in: document)
    for signatures in [functions, initializers] {
      for (name, ways) in signatures where ways.reduce(0, { $0 + 1 + $1.parameters.count }) > 256 {
        crowded.insert(name)
      }
    }
  }

  private mutating func collect(_ declarations: [Declaration], in document: Document) {
    guard depth < 64 else { return }
    depth += 1
    defer { depth -= 1 }
    for declaration in declarations {
      switch declaration.kind {
      case .type(let type): collect(type, in: document)
      case .case(let enumerationCase): all.insert(enumerationCase.name)
      case .property(let property): collect(property, attributes: declaration.attributes)
      case .function(let function): collect(function)
      case .conditional(let clauses):
        for clause in clauses { collect(clause.content, in: document) }
      case .line(let line):
        if line.hasPrefix("typealias ") {
          let name = line.dropFirst(10).prefix { $0 != " " && $0 != "<" && $0 != "=" }
          all.insert(String(name))
          typeNames.insert(String(name))
        }
      case .opaque: break
      }
    }
  }

  private mutating func collect(_ type: TypeDeclaration, in document: Document) {
    if type.keyword != "extension" {
      all.insert(type.name)
      typeNames.insert(type.name)
      let interface = StyleInterface(of: type.name, in: Document([Declaration(.type(type))]))
      initializers[type.name, default: []] += interface.initializers.map {
        Signature(name: type.name, parameters: $0.map { Signature.Parameter($0) })
      }
    } else {
      for member in type.members {
        guard case .function(let function) = member.kind, function.keyword.hasPrefix("init")
        else { continue }
        initializers[type.name, default: []].append(Signature(function, name: type.name))
      }
    }
    collect(type.members, in: document)
  }

  private mutating func collect(_ property: PropertyDeclaration, attributes: [String]) {
    all.insert(property.name)
    if let type = property.type {
      types[property.name] = ValueType(swift: type)
    } else if let key = attributes.lazy.compactMap(EnvironmentAttribute.key).first,
      let known = Vocabulary.environmentKey(key)
    {
      types[property.name] = known.type
    }
    if let body = property.body { collect(body) }
  }

  private mutating func collect(_ function: FunctionDeclaration) {
    if function.keyword == "func" {
      all.insert(function.name)
      functions[function.name, default: []].append(Signature(function, name: function.name))
      if let result = function.result { types[function.name] = ValueType(swift: result) }
    }
    for parameter in function.parameters {
      let name = parameter.name ?? parameter.label
      all.insert(name)
      if types[name] == nil { types[name] = ValueType(swift: parameter.type) }
    }
    if let body = function.body { collect(body) }
  }

  /// Collects what the statements of a body declare, at every depth of `if` and `switch`.
  private mutating func collect(_ block: Block) {
    guard depth < 64 else { return }
    depth += 1
    defer { depth -= 1 }
    for statement in block.statements {
      switch statement.kind {
      case .declaration(let declaration): collect([declaration], in: Document())
      case .if(let conditional): collect(conditional)
      case .guard(let conditions, let body):
        collect(conditions)
        collect(body)
      case .switch(_, let cases): cases.forEach { collect($0.body) }
      case .conditional(let clauses):
        for clause in clauses { collect(Block(clause.content)) }
      case .expression, .return, .opaque: break
      }
    }
  }

  private mutating func collect(_ conditional: If) {
    var next: If? = conditional
    while let present = next {
      next = nil
      collect(present.conditions)
      collect(present.then)
      switch present.otherwise {
      case .block(let block): collect(block)
      case .if(let other): next = other
      case nil: break
      }
    }
  }

  private mutating func collect(_ conditions: [Condition]) {
    for case .binding(_, let name, let type, _) in conditions {
      all.insert(name)
      if let type { types[name] = ValueType(swift: type) }
    }
  }
}

/// The attribute `@Environment(\.key)`.
enum EnvironmentAttribute {
  /// Returns the key of the attribute; nil where it is another one or names a type.
  static func key(_ attribute: String) -> String? {
    let start = #"@Environment(\."#
    guard attribute.hasPrefix(start), attribute.hasSuffix(")") else { return nil }
    return String(attribute.dropFirst(start.count).dropLast())
  }
}

extension Signature {
  /// The signature of a function that a document declares.
  init(_ function: FunctionDeclaration, name: String) {
    self.init(
      name: name, parameters: function.parameters.map { Parameter(StyleParameter($0)) })
  }
}

extension Signature.Parameter {
  /// The parameter of a function or a style that a document declares.
  init(_ parameter: StyleParameter) {
    let isVariadic = parameter.type.hasSuffix("...")
    self.init(
      label: parameter.label, name: parameter.name,
      type: isVariadic ? ValueType(swift: parameter.type.dropLast(3)) : parameter.valueType,
      isOptional: parameter.type.hasSuffix("?"), isVariadic: isVariadic,
      defaultValue: parameter.defaultValue == nil ? nil : "")
  }
}
