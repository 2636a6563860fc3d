extension ExportPrinter {
  /// Writes declarations, with an empty line around each that has a body or a description.
  mutating func declarations(_ declarations: [Declaration]) {
    for (index, declaration) in declarations.enumerated() {
      if index > 0,
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
      beginLine()
      attributes(declaration)
      body(of: declaration.kind)
      endLine()
    }
  }

  /// Writes attributes: `@available` on a line of its own, others before the declaration.
  private mutating func attributes(_ declaration: Declaration) {
    let breaksAll = !fits(declaration)
    for attribute in declaration.attributes {
      write(attribute)
      let breaks = attribute.hasPrefix("@available") || breaksAll && attribute.hasSuffix(")")
      if breaks { breakLine() } else { write(" ") }
    }
  }

  /// Whether the attributes of a property, its name and its type fit on one line.
  private func fits(_ declaration: Declaration) -> Bool {
    guard case .property(let property) = declaration.kind else { return true }
    let words =
      declaration.attributes.filter { !$0.hasPrefix("@available") }
      + [property.keyword, property.name, property.type ?? ""]
    return 4 * level + words.reduce(4) { $0 + $1.count + 1 } <= Self.width
  }

  private mutating func body(of kind: Declaration.Kind) {
    switch kind {
    case .type(let type): self.type(type)
    case .case(let item):
      write("case \(item.name)\(item.associated ?? "")")
      if let value = item.rawValue {
        write(" =")
        self.value(value)
      }
    case .property(let property): self.property(property)
    case .function(let function): self.function(function)
    case .line(let text): write(text)
    case .conditional, .opaque: break
    }
  }

  private mutating func property(_ property: PropertyDeclaration) {
    write("\(property.keyword) \(property.name)")
    if let type = property.type { write(": \(type)") }
    if let value = property.value {
      write(" =")
      self.value(value, tail: property.body == nil ? 0 : 2, isStatement: true)
    }
    guard let body = property.body else { return }
    write(" ")
    if !writeGetter(body) { block(body) }
  }

  /// Writes a body that gives a plain value on the line of its property, if it fits there.
  private mutating func writeGetter(_ body: Block) -> Bool {
    guard body.statements.count == 1, body.trailingComments.isEmpty,
      body.statements[0].comments.isEmpty,
      case .expression(let value) = body.statements[0].kind, Self.isPlainValue(value)
    else { return false }
    return writeFlat(tail: 0) { printer in
      printer.write("{ ")
      printer.expression(value)
      printer.write(" }")
    }
  }

  private mutating func type(_ type: TypeDeclaration) {
    write("\(type.keyword) \(type.name)\(type.generics)")
    var opener = " {"
    if writeInheritance(of: type) {
      breakLine()
      opener = "{"
    }
    if let requirements = type.requirements {
      if !writeFlat(tail: 2, { $0.write(" where " + requirements) }) {
        breakLine()
        if !writeFlat(tail: 2, { $0.write("where " + requirements) }) {
          write("where " + requirements)
          breakLine()
          opener = "{"
        }
      }
    }
    guard !type.members.isEmpty || !type.trailingComments.isEmpty else {
      return write(opener + "}")
    }
    write(opener)
    endLine()
    indented { printer in
      printer.declarations(type.members)
      printer.comments(type.trailingComments)
    }
    beginLine()
    write("}")
  }

  /// Writes what a type inherits, as much on each line as fits; returns whether that takes several
  /// lines, so that the brace stands on one of its own.
  private mutating func writeInheritance(of type: TypeDeclaration) -> Bool {
    guard !type.inherits.isEmpty else { return false }
    let whole = ": " + type.inherits.joined(separator: ", ")
    if type.requirements != nil {
      write(whole)
      return false
    }
    if writeFlat(tail: 2, { $0.write(whole) }) { return false }
    write(":")
    indented { printer in
      for (index, name) in type.inherits.enumerated() {
        let word = index == type.inherits.count - 1 ? name : name + ","
        if !printer.writeFlat(tail: 0, { $0.write(" " + word) }) {
          printer.breakLine()
          printer.write(word)
        }
      }
    }
    return true
  }

  private mutating func function(_ function: FunctionDeclaration) {
    write(function.keyword)
    if !function.name.isEmpty {
      let isOperator = function.name.utf8.first.map { ByteClass.isOperator($0) } ?? false
      write(" " + function.name + (isOperator ? " " : ""))
    }
    write(function.generics)
    var ending = function.effects.map { " " + $0 }.joined()
    if let result = function.result { ending += " -> " + result }
    let opening = function.body == nil ? 0 : 2
    let requirements = function.requirements.map { " where " + $0 } ?? ""
    parameters(function.parameters, tail: ending.count + requirements.count + opening)
    write(ending)
    if let requirements = function.requirements {
      if !writeFlat(tail: opening, { $0.write(" where " + requirements) }) {
        breakLine()
        write("where " + requirements)
      }
    }
    guard let body = function.body else { return }
    write(" ")
    block(body)
  }

  private mutating func parameters(_ parameters: [Parameter], tail: Int) {
    let isFitting = writeFlat(tail: tail) { printer in
      printer.write("(")
      for (index, parameter) in parameters.enumerated() {
        if index > 0 { printer.write(", ") }
        printer.parameter(parameter)
      }
      printer.write(")")
    }
    if isFitting { return }
    guard !parameters.isEmpty else { return write("()") }
    write("(")
    spread(parameters.count) { printer, index in
      let isLast = index == parameters.count - 1
      printer.parameter(parameters[index], tail: isLast ? 0 : 1)
      if !isLast { printer.write(",") }
    }
    write(")")
  }

  private mutating func parameter(_ parameter: Parameter, tail: Int = 0) {
    for attribute in parameter.attributes { write(attribute + " ") }
    write(parameter.label)
    if let name = parameter.name { write(" " + name) }
    write(": " + parameter.type)
    guard let value = parameter.value else { return }
    write(" =")
    self.value(value, tail: tail)
  }
}
