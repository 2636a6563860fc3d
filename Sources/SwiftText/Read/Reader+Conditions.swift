extension Reader {
  /// Reads the conditions of an `if` or a `guard`.
  mutating func conditions() throws(Failure) -> [Condition] {
    let allowed = allowsTrailingClosures
    allowsTrailingClosures = false
    defer { allowsTrailingClosures = allowed }
    var conditions: [Condition] = []
    repeat {
      conditions.append(try condition())
    } while take(.comma)
    return conditions
  }

  private mutating func condition() throws(Failure) -> Condition {
    switch token.word {
    case .let, .var: return try binding()
    case .case:
      advance()
      let pattern = try self.pattern()
      guard isOperator("=") else { throw expected("'=' after the pattern") }
      advance()
      return .pattern(pattern, try expression())
    case .hashAvailable, .hashUnavailable: return try availability()
    default: return .expression(try expression())
    }
  }

  private mutating func binding() throws(Failure) -> Condition {
    let keyword = takeText()
    let name = try bindingName()
    var type: String?
    if take(.colon) {
      var text = ""
      try self.type(into: &text)
      type = text
    }
    var value: Expression?
    if isOperator("=") {
      advance()
      value = try expression()
    }
    return .binding(keyword: keyword, name: name, type: type, value: value)
  }

  /// Reads a name, or a tuple of names.
  mutating func bindingName() throws(Failure) -> String {
    guard token.kind == .leftParenthesis else { return try name("a name") }
    let pattern = try self.pattern()
    return Printer.print(pattern)
  }

  /// Reads a pattern: an expression that may hold `let x`, `var x` and `is X`.
  mutating func pattern() throws(Failure) -> Expression {
    let outer = isPattern
    isPattern = true
    defer { isPattern = outer }
    return try expression()
  }

  private mutating func availability() throws(Failure) -> Condition {
    let word = takeText()
    guard token.kind == .leftParenthesis else { throw expected("'(' after '\(word)'") }
    try checkAvailability(of: word)
    let closer = partner(of: index)
    advance()
    var items: [String] = []
    while index < closer {
      var end = index
      while end < closer, tokens[end].kind != .comma { end = partner(of: end) + 1 }
      items.append(joined(upTo: min(end, closer)))
      guard take(.comma) else { break }
    }
    try expect(.rightParenthesis, "')'")
    return .availability(word, items)
  }

  /// Takes the tokens up to an index and joins them in one spelling, however they are spaced.
  mutating func joined(upTo end: Int) -> String {
    var output = ""
    var previous: Token?
    while index < end {
      let token = tokens[index]
      if let previous, needsBlank(previous, token) { output += " " }
      output += takeText()
      previous = token
    }
    return output
  }

  private func needsBlank(_ left: Token, _ right: Token) -> Bool {
    if left.kind == .comma || left.kind == .colon { return true }
    let isSpaced = { (token: Token) in
      token.kind == .operator && token.leftBound == token.rightBound && token.leftBound == false
    }
    if right.kind == .operator { return isSpaced(right) && right.spaceBefore }
    if left.kind == .operator { return isSpaced(left) && right.spaceBefore }
    return left.kind.isWord && right.kind.isWord
  }
}

extension Token.Kind {
  /// Whether the token would run into another such token without a blank between them.
  var isWord: Bool {
    switch self {
    case .identifier, .number, .string, .hash: true
    default: false
    }
  }
}
