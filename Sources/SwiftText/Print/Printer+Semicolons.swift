extension Printer {
  /// Whether a statement would run into the next one without a `;` between them.
  static func needsSemicolon(_ statement: Statement, before next: Statement) -> Bool {
    switch statement.kind {
    case .return(nil): true
    case .conditional: false
    default: beginsOpen(next)
    }
  }

  /// Whether a statement begins with what would go on with the line before: `.` or `{`.
  private static func beginsOpen(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression(let value):
      switch value.first.kind {
      case .implicitMember, .closure: true
      default: false
      }
    // A `.` behind `#if` would be a modifier of the chain before it.
    case .conditional(let clauses): clauses.first?.content.first.map(beginsOpen) ?? false
    default: false
    }
  }
}

extension Expression {
  /// The part that the text of the expression begins with.
  var first: Expression {
    switch kind {
    case .chain(let first, _), .binary(_, let first, _), .cast(let first, _, _),
      .ternary(let first, _, _):
      first.first
    default: self
    }
  }

  /// The byte that the text of the expression begins with; nil for a bracket.
  var firstByte: UInt8? {
    switch first.kind {
    case .number(let text), .string(let text), .name(let text), .keyPath(let text),
      .prefix(let text, _), .operatorName(let text):
      text.utf8.first
    case .implicitMember: UInt8(ascii: ".")
    default: nil
    }
  }
}
