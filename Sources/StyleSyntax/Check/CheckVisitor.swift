import JSON
import SwiftText
import Vocabulary

/// Gathers what is probably wrong, name by name.
struct CheckVisitor: TypedVisitor {
  let names: DeclaredNames
  let tintNames: Set<String>
  private(set) var findings: [Finding] = []

  /// Creates a visitor.
  init(names: DeclaredNames, tintNames: Set<String>) {
    self.names = names
    self.tintNames = tintNames
  }

  mutating func visit(_ expression: Expression, wanted: ValueType) {
    guard let (name, offset) = expression.uncalledImplicitMember else { return }
    if wanted.takesTint, tintNames.contains(name) { return }
    checkMember(name, of: wanted, offset: offset)
  }

  mutating func visit(member: String, of type: ValueType, offset: Int) {
    if type == .named("LabelStyleConfiguration") {
      suggest(member, among: ["icon", "title"], of: "a label's configuration", offset: offset)
    } else if !member.isTypeName {
      if type.takesTint, tintNames.contains(member) { return }
      checkMember(member, of: type, offset: offset)
    }
  }

  mutating func visit(_ declaration: Declaration) {
    for attribute in declaration.attributes {
      guard let key = EnvironmentAttribute.key(attribute), Vocabulary.environmentKey(key) == nil
      else { continue }
      suggest(key, among: Vocabulary.environmentKeyNames, offset: declaration.offset)
    }
  }

  mutating func visit(_ site: CallSite) {
    guard let signatures = site.signatures else {
      checkName(of: site)
      return
    }
    guard site.kind != .unknown else { return }
    if let match = site.match {
      for place in match.misfits { tellMisfit(at: place, of: site, signatures) }
    } else {
      checkLabels(of: site, signatures)
    }
  }

  /// Warns of an unknown name that is called, where it is near a known one.
  private mutating func checkName(of site: CallSite) {
    switch site.kind {
    case .modifier:
      suggest(site.name, among: Vocabulary.modifierNames, offset: site.offset)
    case .plain where site.name.isTypeName:
      suggest(site.name, among: Vocabulary.viewNames + Vocabulary.valueNames, offset: site.offset)
    case .method(let type):
      let known = Vocabulary.methodNames(of: type) + Vocabulary.members(of: type)
      suggest(site.name, among: known, offset: site.offset)
    case .plain, .unknown: break
    }
  }

  private mutating func checkMember(_ name: String, of type: ValueType, offset: Int) {
    guard !Vocabulary.isMember(name, of: type), Vocabulary.method(name, of: type) == nil else {
      return
    }
    suggest(name, among: Vocabulary.members(of: type), spelledWith: ".", offset: offset)
  }

  private mutating func suggest(
    _ name: String, among known: some Sequence<String>, of owner: String = "SwiftUI",
    spelledWith prefix: String = "", offset: Int
  ) {
    guard !names.all.contains(name), let near = NearName.nearest(to: name, among: known) else {
      return
    }
    findings.append(
      Finding(
        severity: .warning, offset: offset,
        message: "'\(prefix)\(name)' is not known to \(owner)",
        hint: "did you mean '\(prefix)\(near)'?"))
  }

  /// Warns of labels that no signature has but one nearly has.
  private mutating func checkLabels(of site: CallSite, _ signatures: [Signature]) {
    let known = Set(signatures.flatMap { $0.parameters.compactMap(\.label) })
    let given =
      (site.call.arguments ?? []).map { ($0.label, $0.offset) }
      + site.call.trailing.map { ($0.label, site.offset) }
    for case (let label?, let offset) in given where !known.contains(label) {
      guard let near = NearName.nearest(to: label, among: known) else { continue }
      findings.append(
        Finding(
          severity: .warning, offset: offset,
          message: "'\(site.name)' has no argument '\(label):'",
          hint: "did you mean '\(near):'?"))
    }
  }

  /// Tells of a literal that no way to make the call takes.
  private mutating func tellMisfit(at place: Int, of site: CallSite, _ signatures: [Signature]) {
    guard let argument = site.call.arguments?[place] else { return }
    var wanted: [String] = []
    for signature in signatures {
      guard let match = SignatureMatch(site.call, over: signature) else { continue }
      let type = match.arguments[place].type.description
      if !wanted.contains(type) { wanted.append(type) }
    }
    let subject = argument.label.map { "'\($0):' of '\(site.name)'" } ?? "'\(site.name)'"
    findings.append(
      Finding(
        severity: .error, offset: argument.value.offset,
        message: "\(subject) takes \(wanted.joined(separator: " or ")), not "
          + argument.value.literalDescription))
  }
}

extension Expression {
  /// The implicit member that the expression is or begins with, unless it is called.
  var uncalledImplicitMember: (name: String, offset: Int)? {
    switch kind {
    case .implicitMember(let name): return (name, offset)
    case .chain(let root, let links):
      guard case .implicitMember(let name) = root.kind, let first = links.first else { return nil }
      switch first.kind {
      case .call, .generic: return nil
      default: return (name, root.offset)
      }
    default: return nil
    }
  }

  /// What a message calls a literal.
  fileprivate var literalDescription: String {
    switch kind {
    case .array: "an array"
    case .closure: "a closure"
    default: LiteralKind(self)?.description ?? "this"
    }
  }
}
