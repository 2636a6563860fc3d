import SwiftText

/// A call laid over a signature: which parameter each argument and each closure stands for.
package struct SignatureMatch {
  /// The signature.
  package var signature: Signature

  /// The parameter of each argument in parentheses.
  package var arguments: [Signature.Parameter]

  /// The parameter of each trailing closure.
  package var closures: [Signature.Parameter]

  /// The places of the arguments whose literal cannot stand for the parameter.
  package var misfits: [Int] = []

  /// How many members stand for a type that lists them among its members.
  private var knownMembers = 0

  /// Lays a call over a signature as Swift does: in order, by label, leaving out what has a
  /// default; nil where labels or counts do not fit.
  package init?(_ call: Call, over signature: Signature) {
    self.init(laying: call, over: signature)
    judge(call.arguments ?? [])
  }

  /// Lays a call over a signature without a look at its values.
  private init?(laying call: Call, over signature: Signature) {
    self.signature = signature
    arguments = []
    closures = []
    var next = 0
    for argument in call.arguments ?? [] {
      guard let found = Self.find(from: &next, in: signature, where: { $0.label == argument.label })
      else { return nil }
      arguments.append(found)
    }
    for (place, closure) in call.trailing.enumerated() {
      let isFirst = place == 0 && closure.label == nil
      let following = call.trailing.dropFirst().first?.label
      var index = next
      let found = Self.find(from: &next, in: signature) { parameter in
        defer { index += 1 }
        guard case .function = parameter.type else { return false }
        guard isFirst else { return parameter.label == closure.label }
        return !parameter.canBeLeftOut
          || !Self.isWanted(after: index, in: signature, before: following)
      }
      guard let found else { return nil }
      closures.append(found)
    }
    guard signature.parameters[next...].allSatisfy(\.canBeLeftOut) else { return nil }
  }

  /// Whether a parameter behind one needs a value, before the one that the next closure names: the
  /// first closure then stands for that (Swift evolution, SE-0286).
  private static func isWanted(
    after index: Int, in signature: Signature, before label: String?
  ) -> Bool {
    signature.parameters[(index + 1)...].prefix { label == nil || $0.label != label }
      .contains { !$0.canBeLeftOut }
  }

  /// Returns the match of a call that makes a value and calls it with the closure behind: `AnyLayout(a)
  /// { ... }` (SE-0253).
  package static func calling(_ call: Call, among signatures: [Signature]) -> SignatureMatch? {
    guard let content = call.trailing.first, call.trailing.count == 1, content.label == nil,
      var made = best(Call(arguments: call.arguments ?? [], trailing: []), among: signatures),
      let called = Vocabulary.calls(
        of: "callAsFunction", on: Vocabulary.typeName(made.signature.result)
      ).first, let parameter = called.parameters.first, called.parameters.count == 1
    else { return nil }
    made.closures = [parameter]
    return made
  }

  /// Returns the match with the fewest misfits, then with the most known members, then the first.
  package static func best(_ call: Call, among signatures: [Signature]) -> SignatureMatch? {
    var best: SignatureMatch?
    for signature in signatures {
      guard let match = SignatureMatch(call, over: signature) else { continue }
      guard let present = best else {
        best = match
        continue
      }
      if (match.misfits.count, -match.knownMembers) < (present.misfits.count, -present.knownMembers)
      {
        best = match
      }
    }
    return best
  }

  private static func find(
    from next: inout Int, in signature: Signature, where fits: (Signature.Parameter) -> Bool
  ) -> Signature.Parameter? {
    var index = next
    while index < signature.parameters.count {
      let parameter = signature.parameters[index]
      if fits(parameter) {
        next = parameter.isVariadic ? index : index + 1
        return parameter
      }
      guard parameter.canBeLeftOut else { return nil }
      index += 1
    }
    return nil
  }

  private mutating func judge(_ given: [Argument]) {
    for (index, argument) in given.enumerated() {
      let parameter = arguments[index]
      if !parameter.takes(argument.value) { misfits.append(index) }
      if case .implicitMember(let name) = argument.value.root.kind,
        Self.hasMember(name, parameter.type, calledBy: argument.value)
      {
        knownMembers += 1
      }
    }
  }

  /// Whether a type has the member that a value begins with; of initializers, one that fits.
  private static func hasMember(
    _ name: String, _ type: ValueType, calledBy value: Expression
  ) -> Bool {
    if name == "init" {
      guard case .chain(_, let links) = value.kind, case .call(let call)? = links.first?.kind else {
        return false
      }
      return Vocabulary.initializers(of: Vocabulary.typeName(type)).contains {
        SignatureMatch(laying: call, over: $0) != nil
      }
    }
    return Vocabulary.isMember(name, of: type) || Vocabulary.method(name, of: type) != nil
  }
}

extension Signature.Parameter {
  /// Whether a value can stand for the parameter, as far as its literal tells.
  package func takes(_ value: Expression) -> Bool {
    switch value.kind {
    case .array:
      switch type {
      case .array, .any, .named: true
      default: false
      }
    case .closure:
      switch type {
      case .function, .any, .named: true
      default: false
      }
    default:
      LiteralKind(value).map { literal in
        literal == .none ? isOptional || type == .any || !type.isOfVocabulary : type.takes(literal)
      } ?? true
    }
  }
}

extension Expression {
  /// The root of a chain, or the expression itself.
  package var root: Expression {
    if case .chain(let root, _) = kind { return root }
    return self
  }
}
