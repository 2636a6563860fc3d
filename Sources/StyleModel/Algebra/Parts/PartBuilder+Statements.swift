import SwiftText

extension PartBuilder {
  /// Makes the part of a body in braces, with a blank before it; nothing where there is none.
  mutating func block(_ block: Block?) -> Part {
    guard let block else { return table.absent() }
    return table.fields(
      .block,
      [
        table.text(" {\n"), statements(block.statements), comments(block.trailingComments),
        table.text("}"),
      ])
  }

  /// Makes the part of statements in their order.
  mutating func statements(_ statements: [Statement]) -> Part {
    table.list(.statements, statements.map { statement($0) })
  }

  private mutating func statement(_ statement: Statement) -> Part {
    let core = core(of: statement)
    return table.fields(
      .statement, [comments(statement.comments), core], key: core.key, name: core.name)
  }

  /// Makes the part of a statement without the comments before it.
  mutating func core(of statement: Statement) -> Part {
    switch statement.kind {
    case .expression(let value): return standing(value)
    case .if(let conditional): return self.conditional(conditional)
    case .guard(let conditions, let body):
      let text = Self.text(of: conditions)
      return table.fields(
        .guarded,
        [table.text("guard "), table.text(text), table.text(" else"), block(body)],
        key: "guard \(text)", name: "guard")
    case .switch(let subject, let cases): return selection(subject, cases)
    case .return(let value):
      let parts =
        value.map { [table.text("return "), self.value($0)] }
        ?? [table.text("return"), table.absent()]
      return table.fields(.returned, parts, key: "return")
    case .declaration(let declaration): return member(declaration)
    case .conditional(let clauses):
      return compilation(clauses) { builder, content in builder.statements(content) }
    case .opaque(let text): return table.text(text, key: text, name: "opaque")
    }
  }

  /// An expression that is a statement: a view, an assignment, or another value.
  private mutating func standing(_ value: Expression) -> Part {
    guard case .binary(let word, let left, let right) = value.kind,
      ["=", "+=", "-=", "*=", "/="].contains(word)
    else {
      let part = self.value(value, isStatement: true)
      return part.kind == .text ? table.text(part.text, key: part.text, name: "value") : part
    }
    let target = Printer.print(left)
    return table.fields(
      .assignment, [table.text(target), table.text(" \(word) "), self.value(right)], key: target)
  }

  private mutating func conditional(_ first: If) -> Part {
    var branches: [Part] = []
    var otherwise = table.absent()
    var next: If? = first
    while let present = next {
      next = nil
      let conditions = Self.text(of: present.conditions)
      let parts = [table.text("if "), table.text(conditions), block(present.then)]
      branches.append(table.fields(.branch, parts, key: "if \(conditions)", name: "branch"))
      switch present.otherwise {
      case nil: break
      case .if(let other): next = other
      case .block(let body):
        otherwise = table.fields(.branch, [table.text(" else"), block(body)], key: "else")
      }
    }
    return table.fields(
      .conditional, [table.list(.branches, branches), otherwise],
      key: "if \(Self.text(of: first.conditions))", name: "if")
  }

  private mutating func selection(_ subject: Expression, _ cases: [SwitchCase]) -> Part {
    let items = cases.map { item in
      let patterns = item.patterns.map { pattern in
        Printer.print(pattern.value)
          + (pattern.condition.map { " where \(Printer.print($0))" } ?? "")
      }
      let head = patterns.isEmpty ? "default" : "case " + patterns.joined(separator: ", ")
      let parts = [
        comments(item.comments), optional(item.attribute.map { $0 + " " } ?? ""),
        table.text(head), table.text(":\n"), statements(item.body.statements),
        comments(item.body.trailingComments),
      ]
      return table.fields(.selectionCase, parts, key: head, name: "case")
    }
    let text = Printer.print(subject)
    return table.fields(
      .selection,
      [
        table.text("switch "), table.text(text), table.text(" {\n"), table.list(.cases, items),
        table.text("}"),
      ],
      key: "switch \(text)", name: "switch")
  }

  /// Makes the part of `#if` clauses.
  mutating func compilation<Content>(
    _ clauses: [ConditionalClause<Content>],
    _ content: (inout PartBuilder, [Content]) -> Part
  ) -> Part {
    let heads = clauses.map { $0.directive + ($0.condition.map { " \($0)" } ?? "") }
    let parts = zip(heads, clauses).map { head, clause in
      table.fields(
        .clause,
        [
          table.text(head), table.text("\n"), content(&self, clause.content), table.text("\n"),
          comments(clause.trailingComments),
        ],
        key: head, name: clause.directive)
    }
    return table.fields(
      .compilation, [table.list(.clauses, parts), table.text("#endif")], key: heads.first ?? "",
      name: "#if")
  }

  private static func text(of conditions: [Condition]) -> String {
    conditions.map { condition in
      switch condition {
      case .expression(let value): Printer.print(value)
      case .binding(let keyword, let name, let type, let value):
        "\(keyword) \(name)" + (type.map { ": \($0)" } ?? "")
          + (value.map { " = \(Printer.print($0))" } ?? "")
      case .pattern(let pattern, let value):
        "case \(Printer.print(pattern)) = \(Printer.print(value))"
      case .availability(let word, let items): "\(word)(\(items.joined(separator: ", ")))"
      }
    }
    .joined(separator: ", ")
  }
}
