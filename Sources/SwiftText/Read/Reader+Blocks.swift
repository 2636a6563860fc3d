extension Reader {
  /// Reads a block from `{` to `}`.
  mutating func block(_ what: @autoclosure () -> String) throws(Failure) -> Block {
    guard token.kind == .leftBrace else { throw expected(what()) }
    return try isolated { reader throws(Failure) in
      reader.advance()
      return try reader.blockRest()
    }
  }

  /// Reads statements up to `}`, which is taken too.
  mutating func blockRest() throws(Failure) -> Block {
    try keepingHoisted { reader throws(Failure) in
      var block = Block()
      try reader.statements(into: &block) { $0.kind == .rightBrace }
      block.trailingComments = reader.text(reader.takeComments())
      reader.advance()
      return block
    }
  }

  /// Reads something whose comments stay inside it.
  mutating func keepingHoisted<Result>(
    _ body: (inout Reader) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = (hoisted, chainComments)
    hoisted = []
    chainComments = []
    defer { (hoisted, chainComments) = outer }
    return try body(&self)
  }

  /// Reads statements until a token ends the list.
  mutating func statements(
    into block: inout Block, until isEnd: (Token) -> Bool
  ) throws(Failure) {
    while !isEnd(token) {
      if token.kind == .semicolon {
        skipSemicolon()
        continue
      }
      guard token.kind != .end else { throw expected("'}'") }
      try statement(into: &block)
    }
  }

  /// Drops a `;`; comments before it stand before what follows.
  mutating func skipSemicolon() {
    if index < tokens.count - 1 { index += 1 }
  }

  /// Reads a statement, or keeps it as written where it is none of the subset.
  private mutating func statement(into block: inout Block) throws(Failure) {
    let start = (index, commentCursor, depth)
    do {
      block.statements += try statement()
    } catch {
      guard case .leftOut = error else { throw error }
      (index, commentCursor, depth) = start
      block.statements.append(opaqueStatement())
    }
  }

  /// Reads a statement with the comments before it and those that move above it.
  private mutating func statement() throws(Failure) -> [Statement] {
    var comments = Array(takeComments())
    let offset = Int(token.start)
    hoisted = []
    chainComments = []
    let kinds = try statementKinds()
    try endOfStatement(kinds)
    comments += hoisted.sorted()
    hoisted = []
    return kinds.enumerated().map { index, kind in
      Statement(kind, comments: index == 0 ? text(comments) : [], offset: offset)
    }
  }

  private func endOfStatement(_ kinds: [Statement.Kind]) throws(Failure) {
    switch token.kind {
    case .rightBrace, .semicolon, .end: return
    default:
      if token.lineBreakBefore { return }
      if isInCase, token.word == .case || token.word == .default { return }
      // After a condition, a second `{` shows that the first was a closure in it.
      if token.kind == .leftBrace, kinds.last?.hasCondition == true {
        throw .leftOut(Int(token.start))
      }
      throw expected(
        "the end of the statement", hint: "begin a new line for the next statement")
    }
  }

  private mutating func opaqueStatement() -> Statement {
    let comments = text(takeComments())
    hoisted = []
    let offset = Int(token.start)
    return Statement(.opaque(opaqueRun()), comments: comments, offset: offset)
  }
}

extension Statement.Kind {
  /// Whether the statement begins with what `{` ends.
  fileprivate var hasCondition: Bool {
    switch self {
    case .if, .guard, .switch: true
    default: false
    }
  }
}
