extension Printer {
  /// Writes the conditions of an `if` or a `guard`: on one line where they fit, else one a line, and
  /// then what opens the block stands on a line of its own.
  mutating func conditions(_ word: String, _ conditions: [Condition], before opener: String) {
    write(word)
    let fit = series(conditions, tail: opener.utf8.count + 2, lastTail: 0) {
      printer, condition, tail in printer.condition(condition, tail: tail)
    }
    if fit { write(" ") } else { breakLine() }
    write(opener)
  }

  private mutating func condition(_ condition: Condition, tail: Int) {
    switch condition {
    case .expression(let value): expression(value, tail: tail, isIndented: true)
    case .binding(let keyword, let name, let type, let value):
      binding(keyword, name, type)
      guard let value else { return }
      self.value(value, tail: tail)
    case .pattern(let pattern, let value):
      write("case ")
      expression(pattern)
      self.value(value, tail: tail)
    case .availability(let word, let items):
      write(word + "(" + items.joined(separator: ", ") + ")")
    }
  }

  /// Writes what is bound: `let x: Int`.
  mutating func binding(_ keyword: String, _ name: String, _ type: String?) {
    write(keyword)
    write(" ")
    write(name)
    guard let type else { return }
    write(": ")
    write(type)
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
