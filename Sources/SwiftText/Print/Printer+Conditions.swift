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

  /// Whether a statement would run into the next one without a `;` between them.
  static func needsSemicolon(_ statement: Statement, before next: Statement) -> Bool {
    switch statement.kind {
    case .return(nil): true
    case .conditional: false
    default: beginsOpen(next)
    }
  }

  private static func beginsOpen(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression(let value): beginsOpen(value)
    // A `.` behind `#if` would be a modifier of the chain before it.
    case .conditional(let clauses): clauses.first?.content.first.map(beginsOpen) ?? false
    default: false
    }
  }

  /// Whether an expression begins with what would go on with the line before: `.` or `{`.
  private static func beginsOpen(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .implicitMember, .closure: true
    case .chain(let root, _): beginsOpen(root)
    case .binary(_, let left, _), .cast(let left, _, _), .ternary(let left, _, _): beginsOpen(left)
    default: false
    }
  }
}
