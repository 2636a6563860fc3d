import SwiftText

extension RandomTree {
  mutating func block(_ depth: Int) -> Block {
    let outer = allowsClosures
    allowsClosures = nestsLines
    defer { allowsClosures = outer }
    return Block(
      many(0...(depth > 0 ? 4 : 1)) { $0.statement(depth) }, trailingComments: comments())
  }

  mutating func statement(_ depth: Int) -> Statement {
    Statement(statementKind(depth), comments: comments())
  }

  private mutating func statementKind(_ depth: Int) -> Statement.Kind {
    guard depth > 0 else { return .expression(expression(0)) }
    switch number(0...15) {
    case 0, 1: return .if(ifStatement(depth - 1))
    case 2: return .guard(conditions(), block(depth - 1))
    case 3: return switchStatement(depth - 1)
    case 4: return .return(chance(70) ? expression(depth - 1) : nil)
    case 5: return .declaration(Declaration(.property(property(depth - 1))))
    case 6: return .conditional(clauses { $0.block(depth - 1).statements })
    case 7 where hasOpaque: return .opaque("for x in y {\n    a(x)\n      b\n\n}")
    case 8:
      return .expression(
        Expression(.binary(pick(["=", "+="]), Expression(.name("x")), expression(depth - 1))))
    default: return .expression(expression(depth))
    }
  }

  mutating func ifStatement(_ depth: Int) -> If {
    var otherwise: If.Otherwise?
    if chance(30) {
      otherwise = .block(block(depth))
    } else if depth > 0, chance(20) {
      otherwise = .if(ifStatement(depth - 1))
    }
    return If(conditions: conditions(), then: block(depth), otherwise: otherwise)
  }

  private mutating func conditions() -> [Condition] {
    let outer = allowsClosures
    allowsClosures = false
    defer { allowsClosures = outer }
    return many(1...2) { $0.condition() }
  }

  private mutating func condition() -> Condition {
    switch number(0...5) {
    case 0: .binding(keyword: "let", name: "x", type: nil, value: nil)
    case 1: .binding(keyword: "var", name: "y", type: "Int", value: operand(.disjunction, 1))
    case 2: .pattern(pattern(), operand(.disjunction, 1))
    case 3: .availability("#available", ["iOS 26.0", "*"])
    default: .expression(operand(.disjunction, 1))
    }
  }

  private mutating func pattern() -> Expression {
    let binding = Expression(.prefix("let", Expression(.name("y"))))
    return switch number(0...3) {
    case 0: Expression(.implicitMember("top"))
    case 1: binding
    case 2: Expression(.prefix("is", Expression(.name("Foo"))))
    default:
      Expression(
        .chain(
          Expression(.implicitMember("a")),
          [Link(.call(Call(arguments: [Argument(value: binding)])))]))
    }
  }

  private mutating func switchStatement(_ depth: Int) -> Statement.Kind {
    allowsClosures = false
    let subject = operand(.disjunction, 1)
    allowsClosures = nestsLines
    var cases = many(0...3) { tree in
      SwitchCase(
        patterns: tree.many(1...2) { tree in
          SwitchCase.Pattern(
            tree.pattern(), where: tree.chance(20) ? tree.operand(.disjunction, 0) : nil)
        }, body: Block(tree.block(depth).statements), comments: tree.comments())
    }
    if chance(50) {
      cases.append(
        SwitchCase(patterns: [], body: block(depth), attribute: chance(30) ? "@unknown" : nil))
    }
    return .switch(subject, cases)
  }
}
