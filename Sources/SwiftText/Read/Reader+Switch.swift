extension Reader {
  /// Reads a `switch`.
  mutating func switchStatement() throws(Failure) -> Statement.Kind {
    advance()
    let allowed = allowsTrailingClosures
    allowsTrailingClosures = false
    let subject: Expression
    do {
      defer { allowsTrailingClosures = allowed }
      subject = try expression()
    }
    guard token.kind == .leftBrace else { throw expected("'{' after the value of 'switch'") }
    return .switch(
      subject,
      try isolated { reader throws(Failure) in
        reader.advance()
        var cases: [SwitchCase] = []
        while reader.token.kind != .rightBrace {
          cases.append(
            try reader.keepingHoisted { reader throws(Failure) in try reader.switchCase() })
        }
        reader.advance()
        return cases
      })
  }

  private mutating func switchCase() throws(Failure) -> SwitchCase {
    if token.word == .hashIf { throw .leftOut(Int(token.start)) }
    let before = takeComments()
    let offset = Int(token.start)
    var attribute: String?
    if token.kind == .at { attribute = try self.attribute() }
    var patterns: [SwitchCase.Pattern] = []
    if !take(.default) {
      guard take(.case) else { throw expected("'case', 'default' or '}'") }
      repeat {
        patterns.append(try casePattern())
      } while take(.comma)
    }
    try expect(.colon, "':' after the patterns")
    let comments = text(Array(before) + hoisted.sorted())
    hoisted = []
    isInCase = true
    var body = Block()
    try statements(into: &body) { $0.word == .case || $0.word == .default || $0.endsCase }
    if token.kind == .rightBrace { body.trailingComments = text(takeComments()) }
    return SwitchCase(
      patterns: patterns, body: body, attribute: attribute, comments: comments, offset: offset)
  }

  private mutating func casePattern() throws(Failure) -> SwitchCase.Pattern {
    let pattern = try self.pattern()
    guard take(.where) else { return SwitchCase.Pattern(pattern) }
    return SwitchCase.Pattern(pattern, where: try expression())
  }
}

extension Token {
  /// Whether a `}`, or an attribute such as `@unknown` before the next case, ends a case.
  fileprivate var endsCase: Bool { kind == .rightBrace || (kind == .at && rightBound) }
}
