extension Printer {
  /// Writes conditions on one line.
  mutating func conditions(_ conditions: [Condition]) {
    for (index, item) in conditions.enumerated() {
      if index > 0 { write(", ") }
      condition(item)
    }
  }

  private mutating func condition(_ condition: Condition) {
    switch condition {
    case .expression(let value): expression(value)
    case .binding(let keyword, let name, let type, let value):
      write("\(keyword) \(name)")
      if let type { write(": \(type)") }
      guard let value else { return }
      write(" = ")
      expression(value)
    case .pattern(let pattern, let value):
      write("case ")
      expression(pattern)
      write(" = ")
      expression(value)
    case .availability(let word, let items):
      write(word + "(" + items.joined(separator: ", ") + ")")
    }
  }
  /// Writes `#if` and what stands under it.
  mutating func conditional<Content>(
    _ clauses: [ConditionalClause<Content>], _ write: (inout Printer, [Content]) -> Void
  ) {
    for item in clauses {
      beginLine()
      clause(item) { printer in
        printer.endLine()
        write(&printer, item.content)
      }
    }
    beginLine()
    self.write("#endif")
    endLine()
  }

  /// Writes one clause of `#if`; what it holds begins with the end of the line.
  mutating func clause<Content>(
    _ clause: ConditionalClause<Content>, _ body: (inout Printer) -> Void
  ) {
    let outer = level
    write(clause.directive)
    if let condition = clause.condition { write(" " + condition) }
    if layout.indentsConditionals { level += 1 }
    body(&self)
    comments(clause.trailingComments)
    level = outer
  }
}
