import JSON
import StyleSyntax
import SwiftText
import Vocabulary

/// Makes a style usable from other modules: the type, its body, what makes it, its entries.
struct PublicAccess {
  /// The name of the style.
  let style: String

  /// Makes public what other modules need, and writes the initializer that Swift would have written
  /// for this module alone.
  func apply(to declarations: inout [Declaration]) {
    var signatures = ""
    let hasInitializer = !StyleInterface(of: style, in: Document(declarations)).isMemberwise
    for index in declarations.indices {
      guard case .type(var type) = declarations[index].kind else { continue }
      if type.name == style {
        if type.keyword != "extension" {
          if !hasInitializer { addInitializer(to: &type) }
          declarations[index].makePublic()
        }
        open(&type.members, &signatures) { $0.isRequirement }
      } else if type.keyword == "extension", type.name.hasSuffix("LabelStyle"),
        type.requirements?.contains(style) == true
      {
        open(&type.members, &signatures) { $0.attributes.contains("static") }
      }
      declarations[index].kind = .type(type)
    }
    openTypes(in: &declarations, namedBy: signatures)
  }

  private func open(
    _ members: inout [Declaration], _ signatures: inout String, where isOpen: (Declaration) -> Bool
  ) {
    for index in members.indices where isOpen(members[index]) {
      guard members[index].makePublic() else { continue }
      if case .function(let function) = members[index].kind {
        signatures += function.parameters.map { " " + $0.type }.joined()
      }
    }
    openTypes(in: &members, namedBy: signatures)
  }

  /// Makes the types public that a public signature names.
  private func openTypes(in declarations: inout [Declaration], namedBy signatures: String) {
    let words = Set(
      signatures.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    for index in declarations.indices {
      guard case .type(let type) = declarations[index].kind, type.keyword != "extension",
        words.contains(type.name)
      else { continue }
      declarations[index].makePublic()
      guard type.inherits.contains("LabelStyle") else { continue }
      // A style that another holds inside: what a public conformance needs is public too.
      var held = [declarations[index]]
      PublicAccess(style: type.name).apply(to: &held)
      declarations[index] = held[0]
    }
  }

  /// The type of a value where it is plain to see: `8`, `Color.blue`, `EdgeInsets()`.
  private static func type(of value: Expression) -> String? {
    switch value.kind {
    case .number(let spelling): return spelling.contains(".") ? "Double" : "Int"
    case .string: return "String"
    case .name("true"), .name("false"): return "Bool"
    case .chain(let root, let links):
      guard case .name(let name) = root.kind, Vocabulary.isType(name) else { return nil }
      switch links.first?.kind {
      case .call where links.count == 1: return name
      case .member where name == "Color" || name == "Font": return name
      case .call where name == "Color" || name == "Font": return name
      default: return nil
      }
    default: return nil
    }
  }

  /// Writes the memberwise initializer, unless a wrapped property would need a value.
  private func addInitializer(to type: inout TypeDeclaration) {
    var parameters: [Parameter] = []
    var statements: [Statement] = []
    for member in type.members {
      guard case .property(let property) = member.kind, property.body == nil,
        !member.attributes.contains(where: { $0 == "static" || $0.hasPrefix("@Environment") })
      else { continue }
      let type = property.type ?? property.value.flatMap(Self.type)
      guard let spelling = type, !member.attributes.contains(where: { $0.hasPrefix("@") }) else {
        if property.value == nil { return }
        continue
      }
      if property.keyword == "let", property.value != nil { continue }
      let name = property.name
      let isOptional = spelling.hasSuffix("?")
      let escapes = spelling.contains("->") && !isOptional
      let nothing = isOptional && property.keyword == "var" ? Expression(.name("nil")) : nil
      parameters.append(
        Parameter(
          label: name, type: (escapes ? "@escaping " : "") + spelling,
          value: property.value ?? nothing))
      let target = Expression(.chain(Expression(.name("self")), [Link(.member(name))]))
      statements.append(
        Statement(.expression(Expression(.binary("=", target, Expression(.name(name)))))))
    }
    let initializer = FunctionDeclaration(
      keyword: "init", parameters: parameters, body: Block(statements))
    let place = type.members.firstIndex { !$0.isStored } ?? type.members.endIndex
    type.members.insert(Declaration(.function(initializer)), at: place)
  }
}

extension Declaration {
  /// Makes the declaration public, unless it is private or says how open it is; returns whether it is
  /// public now.
  @discardableResult
  fileprivate mutating func makePublic() -> Bool {
    if attributes.contains("public") || attributes.contains("open") { return true }
    if attributes.contains("private") || attributes.contains("fileprivate") { return false }
    attributes.removeAll { $0 == "internal" || $0 == "package" }
    let place = attributes.lastIndex { $0.hasPrefix("@") }.map { $0 + 1 } ?? 0
    attributes.insert("public", at: place)
    return true
  }

  /// Whether `LabelStyle` or a user of the style needs the member.
  fileprivate var isRequirement: Bool {
    guard case .function(let function) = kind else { return false }
    return function.name == "makeBody" || function.keyword.hasPrefix("init")
  }

  /// Whether it is a stored property.
  fileprivate var isStored: Bool {
    if case .property(let property) = kind { return property.body == nil }
    return false
  }
}
