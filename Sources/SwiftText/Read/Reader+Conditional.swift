import Diagnostics

extension Reader {
  /// Reads `#if` up to `#endif`; `read` reads what a clause holds.
  mutating func conditionalClauses<Content>(
    _ read: (inout Reader) throws(Failure) -> [Content]
  ) throws(Failure) -> [ConditionalClause<Content>] {
    let start = Int(token.start)
    return try nested { reader throws(Failure) in
      var clauses: [ConditionalClause<Content>] = []
      repeat {
        clauses.append(try reader.conditionalClause(read))
        guard reader.token.isDirective else {
          throw .syntax(
            SyntaxError(offset: start, message: "'#if' opened here has no '#endif' in its block"))
        }
      } while reader.token.word != .hashEndif
      reader.advance()
      try reader.endOfDirectiveLine()
      return clauses
    }
  }

  private mutating func conditionalClause<Content>(
    _ read: (inout Reader) throws(Failure) -> [Content]
  ) throws(Failure) -> ConditionalClause<Content> {
    let directive = takeText()
    var condition: String?
    if directive != "#else" {
      guard !token.lineBreakBefore else { throw expected("a condition after '\(directive)'") }
      try checkCondition(of: directive)
      condition = restOfLine()
    } else {
      try endOfDirectiveLine()
    }
    let content = try read(&self)
    return ConditionalClause(
      directive: directive, condition: condition, content: content,
      trailingComments: text(takeComments()))
  }

  /// Takes the tokens up to the end of the line and returns them as written, blanks made one.
  private mutating func restOfLine() -> String {
    let first = advance()
    var last = first
    while !token.lineBreakBefore, token.kind != .end {
      last = index
      index += 1
    }
    commentCursor = max(commentCursor, Int(tokens[last].commentEnd))
    let bytes = source.bytes[Int(tokens[first].start)..<Int(tokens[last].end)]
    let words = bytes.split(whereSeparator: ByteClass.isSpace)
    return String(decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
  }
}

extension Token {
  /// Whether the token is `#elseif`, `#else` or `#endif`.
  var isDirective: Bool { word == .hashElseif || word == .hashElse || word == .hashEndif }

  /// Whether what a clause of `#if` holds ends before the token.
  var endsClause: Bool { isDirective || kind.isCloser || kind == .end }
}
