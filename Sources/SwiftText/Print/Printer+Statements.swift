extension Printer {
  /// Writes the statements of a block, each on lines of its own.
  mutating func statements(_ block: Block) {
    for index in block.statements.indices {
      statement(block.statements[index])
      let next = index + 1
      guard next < block.statements.count, !hasFailed,
        Self.needsSemicolon(block.statements[index], before: block.statements[next])
      else { continue }
      output.insert(UInt8(ascii: ";"), at: output.count - 1)
      lineStart = output.count
    }
    comments(block.trailingComments)
  }

  /// Writes a statement and its line break.
  mutating func statement(_ statement: Statement) {
    if hasFailed { return }
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
      self.conditions("guard ", conditions, before: "else ")
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
    conditions("if ", first.conditions, before: "")
    block(first.then, isFollowed: first.otherwise != nil)
    switch first.otherwise {
    case nil: break
    case .block(let body):
      write(" else ")
      block(body, isFollowed: true)
    case .if(let next):
      write(" else ")
      ifStatement(next)
    }
  }

  private mutating func switchStatement(_ subject: Expression, _ cases: [SwitchCase]) {
    write("switch ")
    expression(subject, tail: 2)
    guard !cases.isEmpty else { return write(" {}") }
    write(" {")
    endLine()
    let areShort = layout.joinsShortLines && cases.allSatisfy { isShort($0) }
    for item in cases { switchCase(item, isShort: areShort) }
    beginLine()
    write("}")
  }

  /// Whether a case gives a plain value, so that it reads best on one line.
  private mutating func isShort(_ item: SwitchCase) -> Bool {
    let value: Expression
    switch item.body.onlyStatement?.kind {
    case .expression(let plain), .return(let plain?): value = plain
    default: return false
    }
    return Self.isPlainValue(value) && !separates(item.patterns)
      && hasRoom(tail: 0) { printer in
        printer.beginLine()
        printer.patterns(item.patterns)
        printer.write(" return ")
        printer.expression(value)
      }
  }

  private mutating func switchCase(_ item: SwitchCase, isShort: Bool) {
    comments(item.comments)
    withHoisted { printer in
      printer.beginLine()
      if let attribute = item.attribute { printer.write(attribute + " ") }
      printer.patterns(item.patterns)
      if isShort, let only = item.body.statements.first {
        printer.write(" ")
        printer.body(of: only.kind)
      }
      printer.endLine()
    }
    if !isShort { indented { $0.statements(item.body) } }
  }

  /// Writes the patterns of a case and its colon.
  private mutating func patterns(_ patterns: [SwitchCase.Pattern]) {
    if patterns.isEmpty { return write("default:") }
    write("case ")
    series(patterns, tail: 1, lastTail: 1, breaks: separates(patterns)) { printer, pattern, tail in
      printer.expression(pattern.value, tail: tail)
      guard let condition = pattern.condition else { return }
      printer.write(" where ")
      printer.expression(condition, tail: tail)
    }
    write(":")
  }
  /// Whether each pattern stands on a line of its own.
  private func separates(_ patterns: [SwitchCase.Pattern]) -> Bool {
    layout.separatesPatterns && patterns.count > 1 && patterns.contains { $0.condition != nil }
  }
}
