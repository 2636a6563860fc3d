import SwiftText
import Vocabulary

extension TypedWalk {
  /// Walks the statements of a body that gives a value of a type.
  ///
  /// In a body that gives a view every expression is one; else the only expression is the value.
  mutating func block(_ block: Block, result: ValueType) {
    let isOnly = block.statements.count == 1
    deeper { walk in
      for statement in block.statements {
        walk.statement(statement, result: result, isOnly: isOnly)
      }
    }
  }

  private mutating func statement(_ statement: Statement, result: ValueType, isOnly: Bool) {
    switch statement.kind {
    case .expression(let value):
      expression(value, wanted: isOnly || result == .view ? result : .any)
    case .if(let conditional): self.conditional(conditional, result: result)
    case .guard(let conditions, let body):
      self.conditions(conditions)
      block(body, result: result)
    case .switch(let subject, let cases): self.switch(subject, cases, result: result)
    case .return(let value):
      if let value { expression(value, wanted: result) }
    case .declaration(let declaration): self.declaration(declaration)
    case .conditional(let clauses):
      for clause in clauses { block(Block(clause.content), result: result) }
    case .opaque(let text): visitor.visit(opaque: text, offset: statement.offset)
    }
  }

  /// Walks an `if` with everything that follows its `else`.
  mutating func conditional(_ conditional: If, result: ValueType) {
    var next: If? = conditional
    while let present = next {
      next = nil
      conditions(present.conditions)
      let isGuarded = present.conditions.contains {
        if case .availability("#available", _) = $0 { true } else { false }
      }
      if isGuarded { visitor.beginGuarded() }
      block(present.then, result: result)
      if isGuarded { visitor.endGuarded() }
      switch present.otherwise {
      case .block(let block): self.block(block, result: result)
      case .if(let other): next = other
      case nil: break
      }
    }
  }

  private mutating func conditions(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): expression(value, wanted: .any)
      case .binding(_, _, let type, let value):
        if let value { expression(value, wanted: type.map { ValueType(swift: $0) } ?? .any) }
      case .pattern(let pattern, let value):
        expression(pattern, wanted: knownType(of: value))
        expression(value, wanted: .any)
      case .availability: break
      }
    }
  }

  private mutating func `switch`(
    _ subject: Expression, _ cases: [SwitchCase], result: ValueType
  ) {
    let type = knownType(of: subject)
    expression(subject, wanted: .any)
    for one in cases {
      for pattern in one.patterns {
        expression(pattern.value, wanted: type)
        if let condition = pattern.condition { expression(condition, wanted: .any) }
      }
      block(one.body, result: result)
    }
  }

  /// The type of a property or parameter of the document, also after `self.`; `any` for the rest.
  func knownType(of expression: Expression) -> ValueType {
    switch expression.kind {
    case .name(let name): return names.types[name] ?? .any
    case .chain(let root, let links):
      guard case .name("self") = root.kind, links.count == 1,
        case .member(let name)? = links.first?.kind
      else { return .any }
      return names.types[name] ?? .any
    default: return .any
    }
  }
}
