import JSON
import SwiftText
import Vocabulary

extension TypedWalk {
  /// Walks an expression that stands where a value of a type is wanted.
  mutating func expression(_ expression: Expression, wanted: ValueType) {
    deeper { walk in
      var next: (Expression, ValueType)? = (expression, wanted)
      while let (present, type) = next {
        next = walk.step(present, wanted: type)
      }
    }
  }

  /// Walks one expression; returns the part to go on with, so that long runs of operators do not
  /// nest.
  private mutating func step(_ expression: Expression, wanted: ValueType)
    -> (Expression, ValueType)?
  {
    visitor.visit(expression, wanted: wanted)
    switch expression.kind {
    case .number, .string, .name, .implicitMember, .keyPath, .operatorName: return nil
    case .tuple(let parts):
      for part in parts { self.expression(part.value, wanted: parts.count == 1 ? wanted : .any) }
    case .array(let elements):
      for element in elements { self.expression(element, wanted: elementType(of: wanted)) }
    case .dictionary(let pairs):
      for pair in pairs {
        self.expression(pair.key, wanted: .any)
        self.expression(pair.value, wanted: .any)
      }
    case .closure(let closure): self.closure(closure, wanted: wanted)
    case .chain(let root, let links): chain(root, links, wanted: wanted)
    case .prefix(_, let inner): return (inner, wanted)
    case .binary(let sign, let left, let right):
      let types = operandTypes(of: sign, left, right, wanted: wanted)
      self.expression(right, wanted: types.right)
      return (left, types.left)
    case .ternary(let condition, let yes, let no):
      self.expression(condition, wanted: .any)
      self.expression(yes, wanted: wanted)
      return (no, wanted)
    case .cast(let inner, _, _): return (inner, .any)
    case .statement(let statement): block(Block([statement]), result: wanted)
    }
    return nil
  }

  /// Walks a closure that stands where a type is wanted, and is given values of some types.
  mutating func closure(_ closure: Closure, wanted: ValueType, given: [ValueType] = []) {
    let outer = locals
    defer { locals = outer }
    for (place, type) in given.enumerated() {
      locals["$\(place)"] = type
      if place < closure.parameters.count { locals[closure.parameters[place]] = type }
    }
    if case .function(let result) = wanted {
      block(closure.body, result: result)
    } else {
      block(closure.body, result: wanted == .view ? .view : .any)
    }
  }

  private func elementType(of wanted: ValueType) -> ValueType {
    switch wanted {
    case .array(let element): element
    case .named: wanted
    default: .any
    }
  }

  private func operandTypes(
    of sign: String, _ left: Expression, _ right: Expression, wanted: ValueType
  ) -> (left: ValueType, right: ValueType) {
    switch sign {
    case "??": (wanted, wanted)
    case "==", "!=": (knownType(of: right), knownType(of: left))
    case "=": (.any, knownType(of: left))
    case "+", "-", "*", "/":
      wanted == .length || wanted == .number ? (wanted, wanted) : (.any, .any)
    default: (.any, .any)
    }
  }

  /// Walks a call's arguments and closures, each with the type that its parameter wants.
  mutating func arguments(of site: CallSite, closureResult: ValueType) {
    for (place, argument) in (site.call.arguments ?? []).enumerated() {
      let parameter = site.match?.arguments[place]
      let type = parameter?.type ?? .any
      let isBuilder = type == .any && closureResult == .view
      if case .closure(let closure) = argument.value.kind {
        visitor.visit(argument.value, wanted: type)
        self.closure(
          closure, wanted: isBuilder ? .view : type, given: parameter?.closureParameters ?? [])
      } else {
        expression(argument.value, wanted: type)
      }
    }
    for (place, closure) in site.call.trailing.enumerated() {
      let parameter = site.match?.closures[place]
      self.closure(
        closure.closure, wanted: parameter?.type ?? .function(closureResult),
        given: parameter?.closureParameters ?? [])
    }
  }
}
