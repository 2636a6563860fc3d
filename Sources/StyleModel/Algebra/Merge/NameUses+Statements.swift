import JSON
import SwiftText

extension NameUses {
  /// Notes what a statement uses.
  mutating func statement(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value): note(value)
    case .if(let conditional): self.conditional(conditional)
    case .guard(let conditions, let body):
      block(body)
      declare(self.conditions(conditions))
    case .switch(let subject, let cases): selection(subject, cases)
    case .return(let value): if let value { note(value) }
    case .declaration(let declaration): local(declaration)
    case .conditional(let clauses):
      // Only one of the clauses is compiled, so that two may declare one name.
      var names: Set<String> = []
      for clause in clauses {
        block(Block(clause.content))
        for case .declaration(let declaration) in clause.content.map(\.kind) {
          if case .property(let property) = declaration.kind { names.insert(property.name) }
        }
      }
      declare(names)
    case .opaque(let text): note(words: [text])
    }
  }

  private mutating func conditional(_ first: If) {
    var next: If? = first
    while let present = next {
      next = nil
      block(present.then, names: conditions(present.conditions))
      switch present.otherwise {
      case nil: break
      case .if(let other): next = other
      case .block(let body): block(body)
      }
    }
  }

  /// Notes what conditions use and returns the names that they bind.
  private mutating func conditions(_ conditions: [Condition]) -> Set<String> {
    var names: Set<String> = []
    for condition in conditions {
      switch condition {
      case .expression(let value): seeing(names) { $0.note(value) }
      case .binding(_, let name, let type, let value):
        note(words: [type ?? ""])
        seeing(names) { uses in
          if let value { uses.note(value) } else { uses.note(name: name) }
        }
        names.insert(name)
      case .pattern(let pattern, let value):
        note(value)
        names.formUnion(Self.words(in: Printer.print(pattern)))
      case .availability: break
      }
    }
    return names
  }

  private mutating func selection(_ subject: Expression, _ cases: [SwitchCase]) {
    note(subject)
    for item in cases {
      var names: Set<String> = []
      for pattern in item.patterns {
        members(of: pattern.value)
        names.formUnion(Self.words(in: Printer.print(pattern.value)))
      }
      block(item.body, names: names)
    }
  }

  /// Notes the cases that a pattern names.
  private mutating func members(of pattern: Expression) {
    switch pattern.kind {
    case .implicitMember(let name): note(memberOf: name)
    case .chain(let root, _): members(of: root)
    default: break
    }
  }

  /// Notes what an expression uses.
  mutating func note(_ expression: Expression) {
    switch expression.kind {
    case .name(let name): note(name: name)
    case .implicitMember(let name): note(memberOf: name)
    case .string(let spelling): if spelling.contains("\\") { note(words: [spelling]) }
    case .tuple(let arguments): for argument in arguments { note(argument.value) }
    case .array(let values): for value in values { note(value) }
    case .dictionary(let pairs):
      for pair in pairs {
        note(pair.key)
        note(pair.value)
      }
    case .closure(let closure): self.closure(closure)
    case .chain(let root, let links):
      note(root)
      self.links(links)
    case .prefix(_, let value): note(value)
    case .cast(let value, _, let type):
      note(value)
      note(words: [type])
    case .binary(_, let left, let right): for side in [left, right] { note(side) }
    case .ternary(let condition, let first, let second):
      for part in [condition, first, second] { note(part) }
    case .statement(let statement): self.statement(statement)
    case .number, .keyPath, .operatorName: break
    }
  }

  private mutating func links(_ links: [Link]) {
    for link in links {
      switch link.kind {
      case .member(let name): note(memberOf: name)
      case .call(let call):
        for argument in call.arguments ?? [] { note(argument.value) }
        for trailing in call.trailing { closure(trailing.closure) }
      case .subscript(let arguments): for argument in arguments { note(argument.value) }
      case .generic(let types): note(words: types)
      case .postfix: break
      case .conditional(let clauses): for clause in clauses { self.links(clause.content) }
      }
    }
  }

  private mutating func closure(_ closure: Closure) {
    block(closure.body, names: Set(closure.parameters))
  }
}
