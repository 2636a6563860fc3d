import SwiftText

extension PartBuilder {
  /// Makes the part of a style's Swift, with the placeholder for the style's own name.
  mutating func swift(_ text: String, name: ItemName) -> Part {
    guard let text = placeholder.replacing(name, in: text),
      let document = try? Reader.document(text)
    else { return table.text(text, .unread, key: "swift") }
    let parts = [
      members(document.declarations), comments(document.trailingComments),
    ]
    return table.fields(.swift, parts, key: "swift")
  }

  /// Makes the part of declarations in their order.
  mutating func members(_ declarations: [Declaration]) -> Part {
    table.list(.members, declarations.map { member($0) })
  }

  /// Makes the part of comments in their order.
  mutating func comments(_ comments: [String]) -> Part {
    table.list(.comments, comments.map { table.text($0, .comment) })
  }

  /// Makes the part of a declaration with its comments and attributes.
  mutating func member(_ declaration: Declaration) -> Part {
    let words = declaration.attributes
    let attributes = words.map { word in
      table.text(word, .attribute, key: Self.attributeKey(word))
    }
    let body = body(of: declaration.kind)
    let prefix = words.contains("static") || words.contains("class") ? "static " : ""
    return table.fields(
      .member,
      [comments(declaration.comments), table.list(.attributes, attributes), body],
      key: prefix + body.key, name: body.name)
  }

  /// What finds an attribute again: the words of access are one, as a declaration has but one.
  private static func attributeKey(_ word: String) -> String {
    let stem = String(word.prefix { $0 != "(" })
    switch stem {
    case "public", "package", "internal", "fileprivate", "private", "open":
      return stem == word ? "access" : "access of the setter"
    default: return stem
    }
  }

  private mutating func body(of kind: Declaration.Kind) -> Part {
    switch kind {
    case .type(let type): self.type(type)
    case .case(let item): enumerationCase(item)
    case .property(let property): self.property(property)
    case .function(let function): self.function(function)
    case .line(let line):
      table.text(line, key: line, name: String(line.prefix { $0 != "=" && $0 != "<" }))
    case .conditional(let clauses):
      compilation(clauses) { builder, content in builder.members(content) }
    case .opaque(let text): table.text(text, key: text, name: "opaque")
    }
  }

  private mutating func type(_ type: TypeDeclaration) -> Part {
    let inherited = type.inherits.map { table.text($0, .inherited) }
    let requirements = type.requirements.map { " where \($0)" } ?? ""
    let isExtension = type.keyword == "extension"
    let name = isExtension ? "extension \(type.name)" : type.name
    let parts = [
      table.text(type.keyword + " "), table.text(type.name), optional(type.generics),
      table.list(.inherits, inherited), optional(requirements), table.text(" {\n"),
      members(type.members), comments(type.trailingComments), table.text("}"),
    ]
    return table.fields(
      .type, parts, key: isExtension ? name + requirements : "\(type.keyword) \(name)", name: name)
  }

  private mutating func enumerationCase(_ item: CaseDeclaration) -> Part {
    let parts = [
      table.text("case "), table.text(item.name), optional(item.associated ?? ""),
      initialValue(item.rawValue),
    ]
    return table.fields(.enumerationCase, parts, key: "case \(item.name)", name: item.name)
  }

  /// Makes the part of a `let` or `var`.
  mutating func property(_ property: PropertyDeclaration) -> Part {
    let parts = [
      table.text(property.keyword + " "), table.text(property.name),
      optional(property.type.map { ": \($0)" } ?? ""), initialValue(property.value),
      block(property.body),
    ]
    return table.fields(
      .property, parts, key: "property \(property.name)", name: property.name)
  }

  private mutating func function(_ function: FunctionDeclaration) -> Part {
    let parameters = function.parameters.map { parameter($0) }
    let result = function.effects.map { " " + $0 }.joined()
    let isOperator = function.name.utf8.first.map { !Self.isLetter($0) } ?? false
    let parts = [
      table.text(function.keyword), optional(function.name.isEmpty ? "" : " \(function.name)"),
      optional((isOperator ? " " : "") + function.generics), table.text("("),
      table.list(.parameters, parameters), table.text(")"), optional(result),
      optional(function.result.map { " -> \($0)" } ?? ""),
      optional(function.requirements.map { " where \($0)" } ?? ""), block(function.body),
    ]
    let labels = function.parameters.map { "\($0.label):" }.joined()
    let name = function.name.isEmpty ? function.keyword : function.name
    return table.fields(.function, parts, key: "\(name)(\(labels))", name: name)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
      || 0x61...0x7A ~= byte | 0x20
  }

  private mutating func parameter(_ parameter: Parameter) -> Part {
    let parts = [
      optional(parameter.attributes.map { $0 + " " }.joined()), table.text(parameter.label),
      optional(parameter.name.map { " \($0)" } ?? ""), table.text(": "),
      table.text(parameter.type), initialValue(parameter.value),
    ]
    let name = parameter.name ?? parameter.label
    return table.fields(
      .parameter, parts, key: parameter.label == "_" ? "_ \(name)" : parameter.label, name: name)
  }

  private mutating func initialValue(_ value: Expression?) -> Part {
    guard let value else { return table.absent() }
    return table.fields(.initialValue, [table.text(" = "), self.value(value)])
  }

  /// Makes the part of a text that may be missing.
  mutating func optional(_ text: String) -> Part {
    text.isEmpty ? table.absent() : table.text(text)
  }
}
