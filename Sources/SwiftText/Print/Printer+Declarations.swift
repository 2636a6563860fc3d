extension Printer {
  /// Writes declarations, in a layout that sets them apart with an empty line around each that has a
  /// body or a description.
  mutating func declarations(_ declarations: [Declaration]) {
    for (index, declaration) in declarations.enumerated() {
      if layout.separatesDeclarations, index > 0,
        Self.isApart(declaration) || Self.isApart(declarations[index - 1])
          || Self.group(declaration) != Self.group(declarations[index - 1])
      {
        emptyLine()
      }
      self.declaration(declaration)
    }
  }

  /// Whether a declaration stands between empty lines.
  private static func isApart(_ declaration: Declaration) -> Bool {
    if !declaration.comments.isEmpty { return true }
    switch declaration.kind {
    case .type, .function, .opaque, .conditional: return true
    case .property(let property): return property.body != nil
    case .case, .line: return false
    }
  }

  /// What declarations that stand together have in common.
  private static func group(_ declaration: Declaration) -> Int {
    switch declaration.kind {
    case .line: 0
    case .case: 1
    default: 2
    }
  }

  /// Writes a declaration and its line break.
  mutating func declaration(_ declaration: Declaration) {
    if hasFailed { return }
    comments(declaration.comments)
    switch declaration.kind {
    case .conditional(let clauses):
      conditional(clauses) { printer, content in printer.declarations(content) }
    case .opaque(let text):
      beginLine()
      lines(text)
      endLine()
    default:
      withHoisted { printer in
        printer.beginLine()
        printer.attributes(declaration)
        printer.body(of: declaration.kind)
        printer.endLine()
      }
    }
  }

  /// Writes attributes: `@available` on a line of its own, others before the declaration.
  private mutating func attributes(_ declaration: Declaration) {
    guard !declaration.attributes.isEmpty else { return }
    let breaksAll = !fitsWithAttributes(declaration)
    for attribute in declaration.attributes {
      write(attribute)
      let breaks = attribute.hasPrefix("@available") || breaksAll && attribute.hasSuffix(")")
      if breaks { breakLine() } else { write(" ") }
    }
  }

  /// Whether the attributes of a property, its name and its type fit on one line.
  private func fitsWithAttributes(_ declaration: Declaration) -> Bool {
    guard let width = layout.width, case .property(let property) = declaration.kind else {
      return true
    }
    let words =
      declaration.attributes.filter { !$0.hasPrefix("@available") }
      + [property.keyword, property.name, property.type ?? ""]
    return words.reduce(4 * level + 4) { $0 + $1.count + 1 } <= width
  }

  private mutating func body(of kind: Declaration.Kind) {
    switch kind {
    case .type(let type): self.type(type)
    case .case(let item):
      write("case ")
      write(item.name)
      if let associated = item.associated { write(associated) }
      if let raw = item.rawValue { value(raw) }
    case .property(let property): self.property(property)
    case .function(let function): self.function(function)
    case .line(let text): write(text)
    case .conditional, .opaque: break
    }
  }

  private mutating func property(_ property: PropertyDeclaration) {
    binding(property.keyword, property.name, property.type)
    if let value = property.value {
      self.value(value, tail: property.body == nil ? 0 : 2, isStatement: true)
    }
    guard let body = property.body else { return }
    write(" ")
    if !writeShort(body) { block(body) }
  }
}
