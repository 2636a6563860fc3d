extension Printer {
  /// Writes a declaration and its line break.
  mutating func declaration(_ declaration: Declaration) {
    comments(declaration.comments)
    switch declaration.kind {
    case .conditional(let clauses):
      conditional(clauses) { printer, content in
        for member in content { printer.declaration(member) }
      }
    case .opaque(let text):
      beginLine()
      lines(text)
      endLine()
    default:
      withHoisted { printer in
        printer.beginLine()
        printer.attributes(declaration.attributes)
        printer.body(of: declaration.kind)
        printer.endLine()
      }
    }
  }

  /// Writes attributes: `@available` on a line of its own, others before the declaration.
  private mutating func attributes(_ attributes: [String]) {
    for attribute in attributes {
      write(attribute)
      if attribute.hasPrefix("@available") { breakLine() } else { write(" ") }
    }
  }

  private mutating func body(of kind: Declaration.Kind) {
    switch kind {
    case .type(let type): self.type(type)
    case .case(let item):
      write("case \(item.name)\(item.associated ?? "")")
      if let raw = item.rawValue { value(raw) }
    case .property(let property):
      write("\(property.keyword) \(property.name)")
      if let type = property.type { write(": \(type)") }
      if let value = property.value { self.value(value, isStatement: true) }
      guard let body = property.body else { return }
      write(" ")
      block(body)
    case .function(let function): self.function(function)
    case .line(let text): write(text)
    case .conditional, .opaque: break
    }
  }

  private mutating func type(_ type: TypeDeclaration) {
    write("\(type.keyword) \(type.name)\(type.generics)")
    if !type.inherits.isEmpty { write(": " + type.inherits.joined(separator: ", ")) }
    if let requirements = type.requirements { write(" where \(requirements)") }
    guard !type.members.isEmpty || !type.trailingComments.isEmpty else {
      write(" {}")
      return
    }
    write(" {")
    endLine()
    level += 1
    for member in type.members { declaration(member) }
    comments(type.trailingComments)
    level -= 1
    beginLine()
    write("}")
  }

  private mutating func function(_ function: FunctionDeclaration) {
    write(function.keyword)
    if !function.name.isEmpty {
      let isOperator = function.name.utf8.first.map { ByteClass.isOperator($0) } ?? false
      write(" " + function.name + (isOperator ? " " : ""))
    }
    write(function.generics + "(")
    for (index, parameter) in function.parameters.enumerated() {
      if index > 0 { write(", ") }
      self.parameter(parameter)
    }
    write(")")
    for effect in function.effects { write(" " + effect) }
    if let result = function.result { write(" -> " + result) }
    if let requirements = function.requirements { write(" where " + requirements) }
    guard let body = function.body else { return }
    write(" ")
    block(body)
  }

  private mutating func parameter(_ parameter: Parameter) {
    for attribute in parameter.attributes { write(attribute + " ") }
    write(parameter.label)
    if let name = parameter.name { write(" " + name) }
    write(": " + parameter.type)
    if let value = parameter.value { self.value(value) }
  }
}
