extension Reader {
  /// Takes a balanced run of tokens up to the end of the line at depth 0 and returns it as written,
  /// without the indentation that its lines have in common.
  mutating func opaqueRun() -> String {
    let first = index
    let end = runEnd(from: first)
    index = end
    commentCursor = max(commentCursor, Int(tokens[end - 1].commentEnd))
    return Indentation.removed(
      from: source.bytes, Int(tokens[first].start)..<Int(tokens[end - 1].end))
  }

  /// The index of the token behind the run that begins at an index.
  func runEnd(from first: Int) -> Int {
    var ahead = first
    while ahead < tokens.count - 1 {
      let token = tokens[ahead]
      if ahead > first {
        if token.kind == .semicolon || token.kind.isCloser { break }
        if token.lineBreakBefore, !continues(ahead) { break }
      }
      if token.word == .hashIf {
        ahead = endOfDirective(ahead) + 1
        while ahead < tokens.count - 1, !tokens[ahead].lineBreakBefore { ahead += 1 }
      } else {
        ahead = max(ahead, partner(of: ahead)) + 1
      }
    }
    return max(min(ahead, tokens.count - 1), min(first + 1, tokens.count - 1))
  }

  /// Whether the token at an index, the first of its line, goes on with the line before it.
  private func continues(_ ahead: Int) -> Bool {
    let token = tokens[ahead]
    let before = tokens[ahead - 1]
    switch before.kind {
    case .comma, .colon, .dot: return true
    case .operator where !before.leftBound: return true
    case .identifier:
      switch before.word {
      case .else, .in, .where, .try, .await, .throw, .case, .let, .var, .is, .as: return true
      default: break
      }
    default: break
    }
    switch token.kind {
    case .dot, .leftBrace, .comma, .colon: return true
    case .operator: return token.leftBound == token.rightBound
    case .identifier:
      switch token.word {
      case .else, .catch, .where, .in, .is, .as, .throws, .rethrows: return true
      case .while: return before.kind == .rightBrace && startsRepeat(before: ahead)
      default: return false
      }
    default: return false
    }
  }

  private func startsRepeat(before ahead: Int) -> Bool {
    let opener = partner(of: ahead - 1)
    return opener > 0 && tokens[opener - 1].word == .repeat
  }

  /// The index of the `#endif` that ends the `#if` at an index.
  func endOfDirective(_ first: Int) -> Int {
    var level = 0
    for ahead in first..<tokens.count {
      switch tokens[ahead].word {
      case .hashIf: level += 1
      case .hashEndif:
        level -= 1
        if level == 0 { return ahead }
      default: break
      }
    }
    return max(first, tokens.count - 2)
  }
}

extension Token.Kind {
  /// Whether the token closes a bracket.
  package var isCloser: Bool {
    switch self {
    case .rightParenthesis, .rightBracket, .rightBrace, .rightAngle: true
    default: false
    }
  }
}
