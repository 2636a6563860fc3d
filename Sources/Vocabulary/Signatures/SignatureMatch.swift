import SwiftText

/// A call laid over a signature: which parameter each argument and each closure stands for.
package struct SignatureMatch {
  /// The signature.
  var signature: Signature

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
      let found = Self.find(from: &next, in: signature) { parameter in
        guard case .function = parameter.type else { return false }
        return place == 0 && closure.label == nil || parameter.label == closure.label
      }
      guard let found else { return nil }
      closures.append(found)
    }
    guard signature.parameters[next...].allSatisfy(\.canBeLeftOut) else { return nil }
    judge(call.arguments ?? [])
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
        Vocabulary.members(of: parameter.type).contains(name)
          || Vocabulary.method(name, of: parameter.type) != nil
      {
        knownMembers += 1
      }
    }
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
