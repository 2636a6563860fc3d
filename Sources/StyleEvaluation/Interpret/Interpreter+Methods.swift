extension Interpreter {
  /// Returns a property of the standard library, a method ready to be called, or nil.
  func builtInMember(_ name: String, of value: Value, _ context: EvaluationContext) throws
    -> Value?
  {
    switch value {
    case .string(let text):
      try charge(text.utf8.count, context)
      return stringMember(name, text) ?? method(name, value)
    case .array(let elements):
      if name == "indices" { try charge(elements.count, context) }
      return arrayMember(name, elements) ?? method(name, value)
    case .dictionary(let pairs):
      try charge(pairs.count, context)
      switch name {
      case "count": return .integer(pairs.count)
      case "isEmpty": return .bool(pairs.isEmpty)
      case "keys": return .array(pairs.map(\.key))
      case "values": return .array(pairs.map(\.value))
      default: return nil
      }
    case .integer, .number: return numberMember(name, value) ?? method(name, value)
    case .bool: return name == "description" ? .string(description(value)) : method(name, value)
    case .range: return method(name, value)
    case .term(let term):
      if ["CGSize", "CGPoint", "EdgeInsets"].contains(term.rootName), term.steps.isEmpty {
        return term.arguments?.first { $0.label == name }?.value
      }
      guard name == "isAccessibilitySize" || name == "isAccessibilityCategory",
        let size = term.memberName
      else { return nil }
      return .bool(TextSize.isAccessibilitySize(size))
    default: return nil
    }
  }

  private func method(_ name: String, _ value: Value) -> Value? {
    switch name {
    case "uppercased", "lowercased", "hasPrefix", "hasSuffix", "contains", "prefix", "rounded",
      "isMultiple", "map", "compactMap", "flatMap", "filter", "reversed", "enumerated", "joined",
      "reduce", "formatted", "toggle", "allSatisfy", "dropFirst", "dropLast":
      .function(.method(name, on: value))
    default: nil
    }
  }

  private func stringMember(_ name: String, _ text: String) -> Value? {
    switch name {
    case "count": .integer(text.count)
    case "isEmpty": .bool(text.isEmpty)
    case "capitalized": .string(Self.capitalized(text))
    case "description": .string(text)
    case "first": text.first.map { .string(String($0)) } ?? Value.none
    default: nil
    }
  }

  private static func capitalized(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
  }

  private func arrayMember(_ name: String, _ elements: [Value]) -> Value? {
    switch name {
    case "count": .integer(elements.count)
    case "isEmpty": .bool(elements.isEmpty)
    case "first": elements.first ?? Value.none
    case "last": elements.last ?? Value.none
    case "indices": .array(elements.indices.map { .integer($0) })
    default: nil
    }
  }

  private func numberMember(_ name: String, _ value: Value) -> Value? {
    switch (name, value) {
    case ("description", _): .string(description(value))
    case ("magnitude", .number(let number)): .number(number.magnitude)
    case ("magnitude", .integer(let number)) where number != .min: .integer(abs(number))
    default: nil
    }
  }

  /// Calls a method of the standard library.
  func callMethod(
    _ name: String, of value: Value, with arguments: [EvaluatedArgument],
    _ context: EvaluationContext
  ) throws -> Value {
    let first = arguments.first?.value
    switch value {
    case .string(let text):
      try charge(text.utf8.count, context)
      return stringMethod(name, text, first)
    case .integer, .number: return numberMethod(name, value, first)
    case .range(let range):
      if name == "contains", let first { return .bool(contains(range, first)) }
      let numbers = try elements(of: range, context).map { Value.integer($0) }
      return try arrayMethod(name, numbers, arguments, context)
    case .array(let elements): return try arrayMethod(name, elements, arguments, context)
    default: return value
    }
  }

  private func stringMethod(_ name: String, _ text: String, _ argument: Value?) -> Value {
    let other = if case .string(let other)? = argument { other } else { "" }
    let count = if case .integer(let count)? = argument { max(0, count) } else { 1 }
    switch name {
    case "uppercased": return .string(text.uppercased())
    case "lowercased": return .string(text.lowercased())
    case "hasPrefix": return .bool(text.hasPrefix(other))
    case "hasSuffix": return .bool(text.hasSuffix(other))
    case "contains": return .bool(other.isEmpty || text.contains(other))
    case "prefix": return .string(String(text.prefix(count)))
    case "dropFirst": return .string(String(text.dropFirst(count)))
    case "dropLast": return .string(String(text.dropLast(count)))
    case "reversed": return .string(String(text.reversed()))
    default: return .string(text)
    }
  }

  private func numberMethod(_ name: String, _ value: Value, _ argument: Value?) -> Value {
    switch (name, value) {
    case ("rounded", .number(let number)):
      let rule = if case .term(let term)? = argument { term.memberName } else { String?.none }
      switch rule {
      case "up": return .number(number.rounded(.up))
      case "down": return .number(number.rounded(.down))
      case "towardZero": return .number(number.rounded(.towardZero))
      default: return .number(number.rounded())
      }
    case ("isMultiple", .integer(let number)):
      guard case .integer(let other)? = argument else { return .bool(false) }
      return .bool(other == 0 ? number == 0 : number.isMultiple(of: other))
    case ("formatted", _): return .string(description(value))
    default: return value
    }
  }

  private func arrayMethod(
    _ name: String, _ elements: [Value], _ arguments: [EvaluatedArgument],
    _ context: EvaluationContext
  ) throws -> Value {
    try charge(elements.count, context)
    let first = arguments.first?.value
    let count = if case .integer(let count)? = first { max(0, count) } else { 1 }
    switch name {
    case "reversed": return .array(elements.reversed())
    case "prefix": return .array(Array(elements.prefix(count)))
    case "dropFirst": return .array(Array(elements.dropFirst(count)))
    case "dropLast": return .array(Array(elements.dropLast(count)))
    case "enumerated":
      return .array(
        elements.enumerated().map { index, element in
          .tuple([
            EvaluatedArgument(label: "offset", value: .integer(index)),
            EvaluatedArgument(label: "element", value: element),
          ])
        })
    case "joined":
      let separator = if case .string(let text)? = first { text } else { "" }
      var text = ""
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "" : separator) + description(element)
        guard text.utf8.count <= Budget.stringBytes else {
          throw failure("a string is longer than 100,000 bytes", context)
        }
      }
      try charge(text.utf8.count, context)
      return .string(text)
    case "contains":
      if case .closure(let closure)? = first {
        return .bool(try elements.contains { try truth(call(closure, with: [$0])) })
      }
      return .bool(first.map { first in elements.contains { equal($0, first) } } ?? false)
    case "reduce": return try reduce(elements, arguments, context)
    default: return try transform(name, elements, first, context)
    }
  }

  private func transform(
    _ name: String, _ elements: [Value], _ function: Value?, _ context: EvaluationContext
  ) throws -> Value {
    var results: [Value] = []
    for element in elements {
      try step(context)
      let result: Value
      switch function {
      case .keyPath(let path)?:
        try charge(path.utf8.count, context)
        let names = path.drop { $0 != "." }.split(separator: ".")
        guard names.count <= Budget.links else {
          throw failure("a key path has more than \(Budget.links) members", context)
        }
        result = try names.reduce(element) { try member(String($1), of: $0, context) }
      case .closure(let closure)?: result = try call(closure, with: [element])
      case .function?, .type?:
        let argument = EvaluatedArgument(label: nil, value: element)
        result = try function.map { try call($0, with: [argument], context) } ?? .none
      default: result = element
      }
      switch name {
      case "filter": if try truth(result) { results.append(element) }
      case "allSatisfy": if try !truth(result) { return .bool(false) }
      case "compactMap": if !result.isNil { results.append(result) }
      default: results.append(result)
      }
    }
    return name == "allSatisfy" ? .bool(true) : .array(results)
  }

  private func reduce(
    _ elements: [Value], _ arguments: [EvaluatedArgument], _ context: EvaluationContext
  ) throws -> Value {
    guard arguments.count == 2 else { return .none }
    return try elements.reduce(arguments[0].value) { result, element in
      try step(context)
      switch arguments[1].value {
      case .closure(let closure): return try call(closure, with: [result, element])
      case .term(let term):
        return try arithmetic(term.rootName ?? "+", result, element, Scope(context))
      default: return result
      }
    }
  }
}
