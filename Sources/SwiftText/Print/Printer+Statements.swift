extension Printer {
  /// Writes the statements of a block, each on lines of its own.
  mutating func statements(_ block: Block) {
    for index in block.statements.indices {
      statement(block.statements[index])
      let next = index + 1
      guard next < block.statements.count,
        Self.needsSemicolon(block.statements[index], before: block.statements[next])
      else { continue }
      output.insert(UInt8(ascii: ";"), at: output.count - 1)
      lineStart = output.count
    }
    comments(block.trailingComments)
  }

  /// Writes a statement and its line break.
  mutating func statement(_ statement: Statement) {
    comments(statement.comments)
    switch statement.kind {
    case .declaration(let declaration): self.declaration(declaration)
    case .conditional(let clauses):
      conditional(clauses) { printer, content in printer.statements(Block(content)) }
    case .opaque(let text):
      beginLine()
      lines(text)
      endLine()
    default:
      withHoisted { printer in
        printer.beginLine()
        printer.body(of: statement.kind)
        printer.endLine()
      }
    }
  }

  /// Writes a statement that has no lines around it, such as the `if` behind `=`.
  mutating func body(of kind: Statement.Kind) {
    switch kind {
    case .expression(let value): statementExpression(value)
    case .if(let value): ifStatement(value)
    case .guard(let conditions, let body):
      write("guard ")
      self.conditions(conditions)
      write(" else ")
      block(body)
    case .switch(let subject, let cases): switchStatement(subject, cases)
    case .return(let value):
      write("return")
      guard let value else { return }
      write(" ")
      statementExpression(value)
    case .declaration, .conditional, .opaque: break
    }
  }

  private mutating func ifStatement(_ first: If) {
    write("if ")
    conditions(first.conditions)
    write(" ")
    block(first.then)
    switch first.otherwise {
    case nil: break
    case .block(let body):
      write(" else ")
      block(body)
    case .if(let next):
      write(" else ")
      ifStatement(next)
    }
  }

  private mutating func switchStatement(_ subject: Expression, _ cases: [SwitchCase]) {
    write("switch ")
    expression(subject)
    write(cases.isEmpty ? " {}" : " {")
    guard !cases.isEmpty else { return }
    endLine()
    for item in cases { switchCase(item) }
    beginLine()
    write("}")
  }

  private mutating func switchCase(_ item: SwitchCase) {
    comments(item.comments)
    withHoisted { printer in
      printer.beginLine()
      if let attribute = item.attribute { printer.write(attribute + " ") }
      printer.write(item.patterns.isEmpty ? "default" : "case ")
      for (index, pattern) in item.patterns.enumerated() {
        if index > 0 { printer.write(", ") }
        printer.expression(pattern.value)
        guard let condition = pattern.condition else { continue }
        printer.write(" where ")
        printer.expression(condition)
      }
      printer.write(":")
      printer.endLine()
    }
    level += 1
    statements(item.body)
    level -= 1
  }
}
