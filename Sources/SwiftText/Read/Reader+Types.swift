extension Reader {
  /// Reads a type and appends it in canonical spelling.
  mutating func type(into text: inout String) throws(Failure) {
    depth += 1
    deepest = max(deepest, depth)
    defer { depth -= 1 }
    guard deepest <= Limits.depth else { throw .syntax(Self.tooDeep(Int(token.start))) }
    try typePrefixes(into: &text)
    switch token.kind {
    case .leftParenthesis: try tupleType(into: &text)
    case .leftBracket:
      advance()
      text += "["
      if token.kind == .number { text += takeText() } else { try type(into: &text) }
      if token.kind == .identifier, self.text(at: index) == "of" {
        text += " " + takeText() + " "
        try type(into: &text)
      }
      if take(.colon) {
        text += ": "
        try type(into: &text)
      }
      try expect(.rightBracket, "']' after the type")
      text += "]"
    case .identifier where token.word == .none || token.isSoft || token.word == .any:
      text += takeText()
      try genericArguments(into: &text)
    default: throw expected("a type")
    }
    try typeSuffixes(into: &text)
  }

  /// Reads what stands before a type, each at most once and in Swift's order: a second `some` is a
  /// name.
  private mutating func typePrefixes(into text: inout String) throws(Failure) {
    var rank = 0
    while true {
      if token.kind == .at, rank < Self.opaqueRank {
        text += try attribute()
        text += " "
        continue
      }
      if isOperator("~") {
        advance()
        text += "~"
        return
      }
      guard let next = prefixRank, next > rank else { return }
      text += takeText() + " "
      rank = next
    }
  }

  /// The rank of `some`, behind which no attributes stand.
  private static let opaqueRank = 5

  /// The rank of the prefix that comes next; nil where a word such as `each` is the type's name.
  private var prefixRank: Int? {
    let rank: Int
    switch token.word {
    case .inout, .borrowing, .consuming: rank = 1
    case .isolated: rank = 2
    case .sending: rank = 3
    case .repeat: rank = 4
    case .some, .any, .each: rank = Self.opaqueRank
    default: return nil
    }
    switch peek().kind {
    case .comma, .rightParenthesis, .rightAngle, .dot: return nil
    case .operator: return isOperator(at: index + 1, "~") ? rank : nil
    default: return rank
    }
  }

  /// Reads `(A, label: B)`, with what an arrow behind it makes the parameters of a function.
  private mutating func tupleType(into text: inout String) throws(Failure) {
    advance()
    text += "("
    while token.kind != .rightParenthesis {
      if token.kind == .identifier, peek().kind == .colon {
        text += takeText() + ": "
        advance()
      } else if token.kind == .identifier, peek().kind == .identifier, peek(2).kind == .colon {
        text += takeText() + " "
        text += takeText() + ": "
        advance()
      }
      try type(into: &text)
      if take(.comma) {
        if token.kind != .rightParenthesis { text += ", " }
      } else if token.kind != .rightParenthesis {
        throw expected("',' or ')' in the type")
      }
    }
    advance()
    text += ")"
  }

  private mutating func typeSuffixes(into text: inout String) throws(Failure) {
    while true {
      if token.kind == .dot, peek().kind == .identifier, !token.lineBreakBefore {
        advance()
        text += "." + takeText()
        try genericArguments(into: &text)
      } else if isOperator("?") || isOperator("!"), token.leftBound, !token.spaceBefore {
        text += takeText()
      } else if isOperator("..."), !token.spaceBefore, !token.rightBound {
        text += takeText()
      } else {
        break
      }
    }
    if (token.word == .throws || token.word == .async || token.word == .rethrows),
      effectsLeadToArrow
    {
      for effect in try effects() { text += " " + effect }
    }
    if isOperator("->") {
      advance()
      text += " -> "
      try type(into: &text)
    } else if isOperator("&"), token.leftBound == token.rightBound {
      advance()
      text += " & "
      try type(into: &text)
    }
  }

  private var effectsLeadToArrow: Bool {
    var ahead = index
    while tokens[ahead].word == .throws || tokens[ahead].word == .async
      || tokens[ahead].word == .rethrows
    {
      ahead += 1
      if tokens[ahead].kind == .leftParenthesis { ahead = partner(of: ahead) + 1 }
    }
    return isOperator(at: ahead, "->")
  }

  /// Reads `async`, `throws`, `throws(E)` and `rethrows`.
  mutating func effects() throws(Failure) -> [String] {
    var effects: [String] = []
    while token.word == .throws || token.word == .async || token.word == .rethrows {
      var effect = takeText()
      if effect == "throws", take(.leftParenthesis) {
        effect += "("
        try type(into: &effect)
        try expect(.rightParenthesis, "')' after the type of the error")
        effect += ")"
      }
      effects.append(effect)
    }
    return effects
  }
}
