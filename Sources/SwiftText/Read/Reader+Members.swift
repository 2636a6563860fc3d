extension Reader {
  /// Reads declarations up to a token that ends the list.
  mutating func members(until isEnd: (Token) -> Bool) throws(Failure) -> [Declaration] {
    var members: [Declaration] = []
    while !isEnd(token) {
      if token.kind == .semicolon {
        skipSemicolon()
        continue
      }
      guard token.kind != .end else { throw expected("'}'") }
      let start = (index, commentCursor, depth)
      do {
        members += try member()
      } catch {
        guard case .leftOut = error else { throw error }
        (index, commentCursor, depth) = start
        members.append(opaqueMember())
      }
    }
    return members
  }

  /// Reads a declaration with its comments.
  mutating func member() throws(Failure) -> [Declaration] {
    let before = Array(takeComments())
    let offset = Int(token.start)
    hoisted = []
    chainComments = []
    if token.word == .hashIf {
      let clauses = try conditionalClauses { reader throws(Failure) in
        try reader.keepingHoisted { reader throws(Failure) in
          try reader.members { $0.endsClause }
        }
      }
      let comments = text(before + hoisted.sorted())
      hoisted = []
      return [Declaration(.conditional(clauses), comments: comments, offset: offset)]
    }
    let attributes = try self.attributes()
    let kinds = try declarationKinds()
    try endOfMember()
    var comments = text(before + hoisted.sorted())
    hoisted = []
    var declarations: [Declaration] = []
    for (kind, more) in kinds {
      declarations.append(
        Declaration(
          kind, attributes: attributes, comments: comments + more, offset: offset))
      comments = []
    }
    return declarations
  }

  private func endOfMember() throws(Failure) {
    switch token.kind {
    case .rightBrace, .semicolon, .end: return
    default:
      if token.lineBreakBefore { return }
      throw expected(
        "the end of the declaration", hint: "begin a new line for the next declaration")
    }
  }

  private mutating func opaqueMember() -> Declaration {
    let comments = text(takeComments())
    let offset = Int(token.start)
    hoisted = []
    return Declaration(.opaque(opaqueRun()), comments: comments, offset: offset)
  }
}
