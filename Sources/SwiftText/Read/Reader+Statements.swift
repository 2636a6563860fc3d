extension Reader {
  /// Reads what a statement is made of; `let a = 1, b = 2` gives several.
  mutating func statementKinds() throws(Failure) -> [Statement.Kind] {
    if beginsDeclaration { return try localDeclarations() }
    return [try statementKind()]
  }

  private mutating func statementKind() throws(Failure) -> Statement.Kind {
    let offset = Int(token.start)
    if isLabel { throw .leftOut(offset) }
    switch token.word {
    case .if, .switch: return try branch()
    case .guard: return try guardStatement()
    case .return: return try returnStatement()
    case .hashIf:
      return .conditional(
        try conditionalClauses { reader throws(Failure) in
          try reader.keepingHoisted { reader throws(Failure) in
            var block = Block()
            try reader.statements(into: &block) { $0.endsClause }
            return block.statements
          }
        })
    case .case, .default:
      // Within `#if` among the cases of a `switch`.
      throw isInCase ? .leftOut(offset) : expected("a statement")
    case .for, .while, .repeat, .do, .throw, .defer: throw .leftOut(offset)
    case .break, .continue:
      if peek().kind == .identifier, !peek().lineBreakBefore { throw .leftOut(offset) }
    default: break
    }
    var value = try expression(.assignment, top: true)
    settleChainComments(&value)
    return .expression(value)
  }

  private var isLabel: Bool {
    token.kind == .identifier && token.word == .none && peek().kind == .colon
  }

  /// Reads an `if` or a `switch`.
  mutating func branch() throws(Failure) -> Statement.Kind {
    token.word == .if ? .if(try ifStatement()) : try switchStatement()
  }

  private mutating func ifStatement() throws(Failure) -> If {
    advance()
    let conditions = try self.conditions()
    let then = try block("'{' after the condition of 'if'")
    guard take(.else) else { return If(conditions: conditions, then: then) }
    let otherwise: If.Otherwise =
      token.word == .if
      ? .if(try nested { reader throws(Failure) in try reader.ifStatement() })
      : .block(try block("'{' or 'if' after 'else'"))
    return If(conditions: conditions, then: then, otherwise: otherwise)
  }

  private mutating func guardStatement() throws(Failure) -> Statement.Kind {
    advance()
    let conditions = try self.conditions()
    guard take(.else) else { throw expected("'else' after the condition of 'guard'") }
    return .guard(conditions, try block("'{' after 'else'"))
  }

  /// Reads `return` and its value, which Swift also takes from the next line.
  private mutating func returnStatement() throws(Failure) -> Statement.Kind {
    advance()
    switch token.kind {
    case .rightBrace, .semicolon, .end, .hash, .at: return .return(nil)
    default: break
    }
    switch token.word {
    case .case, .default, .guard, .return, .for, .while, .repeat, .do, .throw, .defer:
      return .return(nil)
    default: break
    }
    if token.lineBreakBefore, declarationKeyword() != nil { return .return(nil) }
    var value = try expression(top: true)
    settleChainComments(&value)
    return .return(value)
  }

  /// Whether a declaration begins here that may stand among statements.
  private var beginsDeclaration: Bool {
    if isLabel { return false }
    switch declarationKeyword() {
    case nil, .case, .`init`, .subscript, .deinit: return false
    default: return true
    }
  }

  private mutating func localDeclarations() throws(Failure) -> [Statement.Kind] {
    let offset = Int(token.start)
    let attributes = try self.attributes()
    return try declarationKinds().map {
      .declaration(Declaration($0.kind, attributes: attributes, offset: offset))
    }
  }
}
