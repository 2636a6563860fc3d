import SwiftText
import Vocabulary

/// What stands before the next step of a chain.
enum Receiver: Equatable {
  /// A value of a type.
  case value(ValueType)

  /// A type by its name, whose static members follow.
  case type(String)

  /// `self`.
  case instance

  /// The configuration of a label style.
  case configuration
}

extension TypedWalk {
  /// Walks a chain, keeping track of the type before each step.
  mutating func chain(_ root: Expression, _ links: [Link], wanted: ValueType) {
    var rest = links[...]
    var receiver = self.root(root, rest: &rest, wanted: wanted)
    while let link = rest.popFirst() {
      switch link.kind {
      case .member(let name):
        receiver = member(name, link.offset, of: receiver, rest: &rest, wanted: wanted)
      case .call(let call):
        let site = CallSite(
          kind: .unknown, name: "", offset: link.offset, call: call, wanted: wanted)
        arguments(of: site, closureResult: receiver == .value(.view) ? .view : .any)
      case .subscript(let arguments):
        for argument in arguments { expression(argument.value, wanted: .any) }
        receiver = .value(.any)
      case .generic, .postfix: break
      case .conditional(let clauses):
        deeper { walk in
          for clause in clauses {
            walk.chainUnderCondition(clause.content, receiver: receiver, wanted: wanted)
          }
        }
      }
    }
  }

  private mutating func chainUnderCondition(
    _ links: [Link], receiver: Receiver, wanted: ValueType
  ) {
    var rest = links[...]
    var present = receiver
    while let link = rest.popFirst() {
      guard case .member(let name) = link.kind else { continue }
      present = member(name, link.offset, of: present, rest: &rest, wanted: wanted)
    }
  }

  /// Takes the call that comes next, skipping generic arguments; nil where there is none.
  private func takeCall(_ rest: inout ArraySlice<Link>) -> Call? {
    var ahead = rest
    if case .generic? = ahead.first?.kind { ahead.removeFirst() }
    guard case .call(let call)? = ahead.first?.kind else { return nil }
    rest = ahead.dropFirst()
    return call
  }

  private mutating func root(
    _ root: Expression, rest: inout ArraySlice<Link>, wanted: ValueType
  ) -> Receiver {
    switch root.kind {
    case .name(let name):
      guard let call = takeCall(&rest) else { return plainRoot(name) }
      return plainCall(name, root.offset, call, wanted: wanted)
    case .implicitMember(let name):
      guard let call = takeCall(&rest) else { return .value(value(name, of: wanted)) }
      return method(name, root.offset, call, of: wanted, wanted: wanted)
    case .tuple(let parts) where parts.count == 1:
      expression(root, wanted: wanted)
      return .value(wanted)
    case .array:
      expression(root, wanted: .any)
      return .value(.array(.any))
    case .string:
      expression(root, wanted: .any)
      return .value(.string)
    default:
      expression(root, wanted: .any)
      return .value(.any)
    }
  }

  private func plainRoot(_ name: String) -> Receiver {
    if name == "self" { return .instance }
    if name == "Self" { return .type("Self") }
    if name == "configuration" { return .configuration }
    if name.isTypeName { return .type(name) }
    if locals[name] == nil, name.isProjection { return .value(.named("Binding")) }
    return .value(locals[name] ?? names.types[name] ?? .any)
  }

  /// The type of a static member of SwiftUI's; the type itself where the vocabulary does not tell.
  private func value(_ member: String, of type: ValueType) -> ValueType {
    Vocabulary.property(member, of: Vocabulary.typeName(type))?.type ?? type
  }

  private mutating func plainCall(
    _ name: String, _ offset: Int, _ call: Call, wanted: ValueType
  ) -> Receiver {
    let own = names.functions[name] ?? names.initializers[name]
    let known =
      Vocabulary.view(name) ?? Vocabulary.value(name)
      ?? (name.isTypeName ? nil : Vocabulary.function(name))
    let signatures =
      names.crowded.contains(name)
      ? nil : Self.joined(own, names.typeNames.contains(name) ? nil : known)
    let site = CallSite(
      kind: .plain, name: name, offset: offset, call: call, signatures: signatures,
      match: signatures.flatMap {
        SignatureMatch.best(call, among: $0) ?? SignatureMatch.calling(call, among: $0)
      }, wanted: wanted)
    let result = self.result(ofPlain: name, wanted: wanted)
    visitor.visit(site)
    arguments(of: site, closureResult: result == .view ? .view : .any)
    return .value(result)
  }

  private func result(ofPlain name: String, wanted: ValueType) -> ValueType {
    if names.functions[name] != nil { return names.types[name] ?? .any }
    if names.typeNames.contains(name) { return wanted == .view ? .view : .named(name) }
    switch name {
    case "Color": return .color
    case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
      "MeshGradient":
      return .shapeStyle
    default: break
    }
    if Vocabulary.isShape(name) { return .shape }
    if Vocabulary.view(name) != nil { return .view }
    if Vocabulary.value(name) != nil { return ValueType(swift: name) }
    return wanted == .view ? .view : .any
  }

  private mutating func member(
    _ name: String, _ offset: Int, of receiver: Receiver, rest: inout ArraySlice<Link>,
    wanted: ValueType
  ) -> Receiver {
    guard let call = takeCall(&rest) else { return plainMember(name, offset, of: receiver) }
    if case .type(let type) = receiver, name.isTypeName, Vocabulary.isType("\(type).\(name)") {
      return plainCall("\(type).\(name)", offset, call, wanted: wanted)
    }
    switch receiver {
    case .instance: return plainCall(name, offset, call, wanted: wanted)
    case .type(let type):
      return method(name, offset, call, of: ValueType(swift: type), wanted: wanted)
    case .value(let type): return method(name, offset, call, of: type, wanted: wanted)
    case .configuration: return method(name, offset, call, of: .any, wanted: wanted)
    }
  }

  private mutating func plainMember(_ name: String, _ offset: Int, of receiver: Receiver)
    -> Receiver
  {
    switch receiver {
    case .instance: return .value(names.types[name] ?? .any)
    case .configuration:
      visitor.visit(member: name, of: .named("LabelStyleConfiguration"), offset: offset)
      return .value(name == "icon" || name == "title" ? .view : .any)
    case .type(let type):
      if name.isTypeName, Vocabulary.isType("\(type).\(name)") { return .type("\(type).\(name)") }
      let own = ValueType(swift: type)
      visitor.visit(member: name, of: own, offset: offset)
      if let known = Vocabulary.property(name, of: type) { return .value(known.type) }
      return .value(own == .color || own == .font ? own : names.types[name] ?? .any)
    case .value(let type):
      let known = type == .view ? nil : Vocabulary.property(name, of: Vocabulary.typeName(type))
      if let known, !known.isStatic { return .value(known.type) }
      return .value(type.takesTint || type == .font ? type : .any)
    }
  }

  private mutating func method(
    _ name: String, _ offset: Int, _ call: Call, of type: ValueType, wanted: ValueType
  ) -> Receiver {
    let (kind, signatures, result) = self.callable(name, of: type)
    let site = CallSite(
      kind: kind, name: name, offset: offset, call: call, signatures: signatures,
      match: signatures.flatMap { SignatureMatch.best(call, among: $0) }, wanted: wanted)
    visitor.visit(site)
    arguments(of: site, closureResult: result == .view || type == .any ? .view : .any)
    if case .method = kind, name != "init", let known = site.match?.signature.result, known != .any
    {
      return .value(known)
    }
    return .value(result)
  }

  /// What a member of a type is when it is called: its kind, its signatures and what it gives.
  private func callable(_ name: String, of type: ValueType)
    -> (CallSite.Kind, [Signature]?, ValueType)
  {
    if name == "init" { return (.method(of: type), initializers(of: type), type) }
    if names.crowded.contains(name) { return (.method(of: type), nil, type) }
    if let known = Vocabulary.method(name, of: type) { return (.method(of: type), known, type) }
    // A name that is no colour of SwiftUI's may be a tint, and have what colours have.
    if type == .shapeStyle, let known = Vocabulary.method(name, of: .color) {
      return (.method(of: type), known, type)
    }
    let own = names.functions[name]
    switch type {
    case .view, .shape, .color, .shapeStyle:
      let isMember = type == .color || type == .shapeStyle
      let modifier = Self.joined(own, Vocabulary.modifier(name))
      if isMember && modifier == nil { return (.method(of: type), nil, type) }
      return (.modifier, modifier, .view)
    case .labelStyle: return (.method(of: type), own, type)
    case .named(let type) where Vocabulary.conforms(type, to: "View"):
      return (.modifier, Self.joined(own, Vocabulary.modifier(name)), .view)
    case .any: return (.unknown, own ?? Vocabulary.modifier(name), .any)
    default: return (.method(of: type), own, type)
    }
  }

  /// The ways of the document and of SwiftUI to call one name; nil where neither has any.
  private static func joined(_ own: [Signature]?, _ known: [Signature]?) -> [Signature]? {
    guard let own else { return known }
    return own + (known ?? [])
  }

  private func initializers(of type: ValueType) -> [Signature]? {
    let name = Vocabulary.typeName(type)
    if names.crowded.contains(name) { return nil }
    return names.initializers[name] ?? Vocabulary.value(name) ?? Vocabulary.view(name)
  }
}

extension String {
  /// Whether the name is that of a property's binding, `$isShown`, and no argument `$0`.
  fileprivate var isProjection: Bool {
    guard utf8.first == UInt8(ascii: "$"), let next = utf8.dropFirst().first else { return false }
    return next < UInt8(ascii: "0") || next > UInt8(ascii: "9")
  }

  /// Whether the name begins with a capital, as types do.
  var isTypeName: Bool {
    utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }
}
