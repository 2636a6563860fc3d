import SwiftText

/// The names that a document declares, and those that resolve to none of them or stand twice.
///
/// Names of SwiftUI and of the app resolve to nothing here. What counts is the difference between
/// two versions.
struct NameUses {
  /// A name in a member.
  struct Use: Hashable {
    /// The name of the member; empty for what stands in none.
    var member: String

    /// The name; with a dot before it where it is a member of something.
    var name: String
  }

  /// What resolves to nothing, or is declared twice in one place.
  private(set) var faults: Set<Use> = []

  /// Every name that the document declares: types, members, parameters, locals.
  private(set) var declared: Set<String>

  /// The names that types and extensions of the document declare, and those of the types.
  private let members: Set<String>

  /// The names that are in sight at the present place, innermost last.
  private var scopes: [Set<String>] = []

  private var member = ""

  /// Gathers the names of a document.
  init(of document: Document) {
    var names: Set<String> = []
    Self.collect(document.declarations, into: &names)
    members = names
    declared = names
    declarations(document.declarations)
  }

  private static func collect(_ declarations: [Declaration], into names: inout Set<String>) {
    for declaration in declarations {
      switch declaration.kind {
      case .type(let type):
        names.insert(type.name)
        collect(type.members, into: &names)
      case .case(let item): names.insert(item.name)
      case .property(let property): names.formUnion(words(in: property.name))
      case .function(let function): names.insert(function.name)
      case .line(let line): names.formUnion(words(in: String(line.prefix { $0 != "=" })))
      case .conditional(let clauses):
        for clause in clauses { collect(clause.content, into: &names) }
      case .opaque(let text): names.formUnion(words(in: text))
      }
    }
  }

  private mutating func declarations(_ declarations: [Declaration]) {
    var seen: Set<String> = []
    for declaration in declarations {
      let outer = member
      if case .type(let type) = declaration.kind {
        note(words: type.inherits + [type.generics, type.requirements ?? ""])
        self.declarations(type.members)
      } else {
        member = declaration.name ?? outer
        note(words: declaration.attributes)
        if let signature = declaration.signature, !seen.insert(signature).inserted {
          faults.insert(Use(member: outer, name: member))
        }
        content(of: declaration)
      }
      member = outer
    }
  }

  /// Notes what a declaration that is no type uses.
  private mutating func content(of declaration: Declaration) {
    switch declaration.kind {
    case .type(let type): declarations(type.members)
    case .case(let item):
      note(words: [item.associated ?? ""])
      if let value = item.rawValue { note(value) }
    case .property(let property): self.property(property)
    case .function(let function): self.function(function)
    case .line(let line): note(words: [line])
    case .conditional(let clauses): for clause in clauses { declarations(clause.content) }
    case .opaque(let text): note(words: [text])
    }
  }

  private mutating func property(_ property: PropertyDeclaration) {
    note(words: [property.type ?? ""])
    if let value = property.value { note(value) }
    if let body = property.body { block(body) }
  }

  private mutating func function(_ function: FunctionDeclaration) {
    var names = Self.words(in: function.generics)
    for parameter in function.parameters {
      names.insert(parameter.name ?? parameter.label)
      declared.insert(parameter.name ?? parameter.label)
      note(words: parameter.attributes + [parameter.type])
      if let value = parameter.value { note(value) }
    }
    scopes.append(names)
    note(words: [function.result ?? "", function.requirements ?? ""])
    if let body = function.body { block(body) }
    scopes.removeLast()
  }

  /// Notes what the statements of a body use, with the names that are in sight in it.
  mutating func block(_ block: Block, names: Set<String> = []) {
    seeing(names) { uses in
      for statement in block.statements { uses.statement(statement) }
    }
  }

  /// Does something in a place where more names are in sight.
  mutating func seeing(_ names: Set<String>, _ work: (inout NameUses) -> Void) {
    scopes.append(names)
    declared.formUnion(names)
    work(&self)
    scopes.removeLast()
  }

  /// Notes a declaration in a body, which is in sight of what stands behind it.
  mutating func local(_ declaration: Declaration) {
    note(words: declaration.attributes)
    var names: Set<String> = []
    Self.collect([declaration], into: &names)
    if case .function = declaration.kind { declare(names) }
    content(of: declaration)
    if case .property = declaration.kind, let last = scopes.last {
      for name in names.intersection(last) { faults.insert(Use(member: member, name: name)) }
    }
    declare(names)
  }

  /// Brings names in sight of what follows.
  mutating func declare(_ names: Set<String>) {
    declared.formUnion(names)
    guard let last = scopes.indices.last else { return }
    scopes[last].formUnion(names)
  }

  /// Notes a name that is used.
  mutating func note(name: String) {
    let plain = Renaming.plain(name)
    if members.contains(plain) || scopes.contains(where: { $0.contains(plain) }) { return }
    faults.insert(Use(member: member, name: plain))
  }

  /// Notes a member that is used of something.
  mutating func note(memberOf name: String) {
    let plain = Renaming.plain(name)
    if !members.contains(plain) { faults.insert(Use(member: member, name: "." + plain)) }
  }

  /// Notes every word of texts: types, attributes, what the reader keeps unread.
  mutating func note(words texts: [String]) {
    for text in texts { for word in Self.words(in: text) { note(name: word) } }
  }

  /// The runs of letters and digits in a text.
  static func words(in text: String) -> Set<String> {
    let words = text.utf8.split { byte in
      !(byte == UInt8(ascii: "_") || byte >= 0x80 || 0x30...0x39 ~= byte
        || 0x61...0x7A ~= byte | 0x20)
    }
    return Set(words.compactMap { String($0) })
  }
}

extension Declaration {
  /// The name of what is declared; nil for what has none.
  fileprivate var name: String? {
    switch kind {
    case .type(let type): type.name
    case .case(let item): item.name
    case .property(let property): property.name
    case .function(let function): function.name.isEmpty ? function.keyword : function.name
    case .line, .conditional, .opaque: nil
    }
  }

  /// What may stand once among the members of one type; nil for what may stand more often.
  fileprivate var signature: String? {
    switch kind {
    case .property(let property):
      attributes.contains("static") ? "static \(property.name)" : property.name
    case .case(let item): "static \(item.name)"
    case .function(let function):
      attributes.joined(separator: " ") + function.keyword + function.name
        + function.parameters.map { "\($0.label):\($0.type)" }.joined(separator: ",")
        + (function.result ?? "")
    default: nil
    }
  }
}
