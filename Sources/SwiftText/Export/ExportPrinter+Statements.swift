extension ExportPrinter {
  /// Writes `{`, what stands in a block, and `}`.
  ///
  /// Empty braces break where `else` or another closure follows.
  mutating func block(_ block: Block, signature: String? = nil, isFollowed: Bool = false) {
    if block.statements.isEmpty, block.trailingComments.isEmpty, signature == nil {
      write("{")
      if isFollowed { breakLine() }
      return write("}")
    }
    write("{")
    if let signature { write(signature.isEmpty ? " in" : " \(signature) in") }
    endLine()
    indented { $0.statements(block) }
    beginLine()
    write("}")
  }

  /// Writes the statements of a block, each on lines of its own.
  mutating func statements(_ block: Block) {
    for index in block.statements.indices {
      statement(block.statements[index])
      let next = index + 1
      guard next < block.statements.count,
        Printer.needsSemicolon(block.statements[index], before: block.statements[next])
      else { continue }
      output.insert(UInt8(ascii: ";"), at: output.count - 1)
      lineStart = output.count
    }
    comments(block.trailingComments)
  }

  private mutating func statement(_ statement: Statement) {
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
      beginLine()
      body(of: statement.kind)
      endLine()
    }
  }

  /// Writes a statement that has no lines around it, such as the `if` behind `=`.
  mutating func body(of kind: Statement.Kind) {
    switch kind {
    case .expression(let value): statementExpression(value)
    case .if(let value): ifStatement(value)
    case .guard(let conditions, let body):
      self.conditions("guard", conditions, ending: " else {", breakingWith: "else ")
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
    conditions("if", first.conditions, ending: " {", breakingWith: "")
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

  /// Writes the conditions of an `if` or a `guard`: on one line where they fit, else one a line, and
  /// then what opens the block stands on a line of its own.
  private mutating func conditions(
    _ word: String, _ conditions: [Condition], ending: String, breakingWith opener: String
  ) {
    write(word + " ")
    let isFitting = writeFlat(tail: ending.count) { printer in
      for (index, condition) in conditions.enumerated() {
        if index > 0 { printer.write(", ") }
        printer.condition(condition)
      }
    }
    if isFitting { return write(ending.dropLast().description) }
    indented { printer in
      for (index, condition) in conditions.enumerated() {
        if index > 0 { printer.breakLine() }
        let isLast = index == conditions.count - 1
        printer.condition(condition, tail: isLast ? 0 : 1)
        if !isLast { printer.write(",") }
      }
    }
    breakLine()
    write(opener)
  }

  private mutating func condition(_ condition: Condition, tail: Int = 0) {
    switch condition {
    case .expression(let value): expression(value, tail: tail, isIndented: !isFlat)
    case .binding(let keyword, let name, let type, let value):
      write("\(keyword) \(name)")
      if let type { write(": \(type)") }
      guard let value else { return }
      write(" =")
      self.value(value, tail: tail)
    case .pattern(let pattern, let value):
      write("case ")
      expression(pattern)
      write(" =")
      self.value(value, tail: tail)
    case .availability(let word, let items):
      write(word + "(" + items.joined(separator: ", ") + ")")
    }
  }

  private mutating func switchStatement(_ subject: Expression, _ cases: [SwitchCase]) {
    write("switch ")
    expression(subject, tail: 2)
    guard !cases.isEmpty else { return write(" {}") }
    write(" {")
    endLine()
    let areShort = cases.allSatisfy { isShort($0) }
    for item in cases { switchCase(item, isShort: areShort) }
    beginLine()
    write("}")
  }

  /// Whether a case gives a plain value, so that it reads best on one line.
  private func isShort(_ item: SwitchCase) -> Bool {
    guard item.body.statements.count == 1, item.body.trailingComments.isEmpty,
      item.body.statements[0].comments.isEmpty
    else { return false }
    let value: Expression
    switch item.body.statements[0].kind {
    case .expression(let plain), .return(let plain?): value = plain
    default: return false
    }
    guard Self.isPlainValue(value) else { return false }
    var probe = ExportPrinter()
    probe.level = level
    return probe.writeFlat(tail: 0) { printer in
      printer.beginLine()
      printer.patterns(item.patterns)
      printer.write(" return ")
      printer.expression(value)
    }
  }

  private mutating func switchCase(_ item: SwitchCase, isShort: Bool) {
    comments(item.comments)
    beginLine()
    if let attribute = item.attribute { write(attribute + " ") }
    patterns(item.patterns)
    if isShort, let only = item.body.statements.first {
      write(" ")
      body(of: only.kind)
      return endLine()
    }
    endLine()
    indented { $0.statements(item.body) }
  }

  /// Writes the patterns of a case: on one line where they fit and none has a condition.
  private mutating func patterns(_ patterns: [SwitchCase.Pattern]) {
    if patterns.isEmpty { return write("default:") }
    write("case ")
    let isPlain = patterns.count == 1 || patterns.allSatisfy { $0.condition == nil }
    if isPlain, writeFlat(tail: 1, { $0.list(patterns, breaks: false) }) {
      return write(":")
    }
    indented { $0.list(patterns, breaks: true) }
    write(":")
  }

  private mutating func list(_ patterns: [SwitchCase.Pattern], breaks: Bool) {
    for (index, pattern) in patterns.enumerated() {
      if index > 0 {
        write(breaks ? "," : ", ")
        if breaks { breakLine() }
      }
      expression(pattern.value, tail: 1)
      guard let condition = pattern.condition else { continue }
      write(" where ")
      expression(condition, tail: 1)
    }
  }

  /// Writes `#if` clauses, and what they hold one step further to the right.
  mutating func conditional<Content>(
    _ clauses: [ConditionalClause<Content>], _ write: (inout ExportPrinter, [Content]) -> Void
  ) {
    for clause in clauses {
      beginLine()
      self.write(clause.directive)
      if let condition = clause.condition { self.write(" " + condition) }
      endLine()
      indented { printer in
        write(&printer, clause.content)
        printer.comments(clause.trailingComments)
      }
    }
    beginLine()
    self.write("#endif")
    endLine()
  }
}
