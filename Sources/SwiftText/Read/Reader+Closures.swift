extension Reader {
  /// Reads a closure from `{` to `}`.
  mutating func closure() throws(Failure) -> Closure {
    try isolated { reader throws(Failure) in
      reader.advance()
      var signature: String?
      var parameters: [String] = []
      if let end = reader.signatureEnd() {
        let read = try reader.closureSignature()
        guard reader.index == end else { throw reader.expected("'in'") }
        reader.advance()
        (signature, parameters) = read
      }
      let body = try reader.blockRest()
      return Closure(signature: signature, parameters: parameters, body: body)
    }
  }

  /// Reads something whose statements keep their own comments and allow everything again.
  mutating func isolated<Result>(
    _ body: (inout Reader) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (pattern, inCase) = (isPattern, isInCase)
    let pending = chainComments
    isPattern = false
    isInCase = false
    defer {
      isPattern = pattern
      isInCase = inCase
      chainComments = pending
    }
    return try plain(body)
  }

  /// The index of the `in` that ends the signature that begins here, or nil where there is none.
  private func signatureEnd() -> Int? {
    var ahead = index
    while tokens[ahead].kind == .at { ahead = afterAttribute(ahead) }
    if tokens[ahead].kind == .leftBracket { ahead = partner(of: ahead) + 1 }
    if tokens[ahead].kind == .leftParenthesis {
      ahead = partner(of: ahead) + 1
    } else {
      while tokens[ahead].kind == .identifier, tokens[ahead].word == .none || tokens[ahead].isSoft {
        ahead += 1
        guard tokens[ahead].kind == .comma else { break }
        ahead += 1
      }
    }
    while tokens[ahead].word == .async || tokens[ahead].word == .throws {
      ahead += 1
      if tokens[ahead].kind == .leftParenthesis { ahead = partner(of: ahead) + 1 }
    }
    if isOperator(at: ahead, "->") {
      let limit = min(ahead + Limits.genericTokens, tokens.count - 1)
      while ahead < limit, tokens[ahead].word != .in, tokens[ahead].kind != .leftBrace,
        tokens[ahead].kind != .rightBrace
      {
        ahead += 1
      }
    }
    return ahead > index && tokens[ahead].word == .in ? ahead : nil
  }

  /// Reads `[weak self] (a: Int) -> Int` up to `in`.
  private mutating func closureSignature() throws(Failure) -> (String, [String]) {
    if token.kind == .at { throw .leftOut(Int(token.start)) }
    var parts: [String] = []
    var names: [String] = []
    if token.kind == .leftBracket { parts.append(try captures()) }
    if token.kind == .leftParenthesis {
      parts.append(try typedParameters(&names))
    } else if token.kind == .identifier, token.word == .none || token.isSoft {
      repeat { names.append(takeText()) } while take(.comma)
      parts.append(names.joined(separator: ", "))
    }
    parts += try effects()
    if isOperator("->") {
      advance()
      var type = "-> "
      try self.type(into: &type)
      parts.append(type)
    }
    return (parts.joined(separator: " "), names)
  }

  private mutating func captures() throws(Failure) -> String {
    try plain { reader throws(Failure) in
      reader.advance()
      var items: [String] = []
      while reader.token.kind != .rightBracket {
        var item = ""
        if reader.token.word == .weak || reader.token.word == .unowned {
          item = reader.takeText()
          if reader.token.kind == .leftParenthesis {
            reader.advance()
            item += "(" + (try reader.name("'safe' or 'unsafe'")) + ")"
            try reader.expect(.rightParenthesis, "')'")
          }
          item += " "
        }
        item += try reader.name("a name to capture")
        if reader.isOperator("=") {
          reader.advance()
          item += " = " + Printer.print(try reader.expression())
        }
        items.append(item)
        guard reader.take(.comma) || reader.token.kind == .rightBracket else {
          throw reader.expected("',' or ']' in the captures")
        }
      }
      reader.advance()
      return "[" + items.joined(separator: ", ") + "]"
    }
  }

  private mutating func typedParameters(_ names: inout [String]) throws(Failure) -> String {
    var items: [String] = []
    advance()
    while token.kind != .rightParenthesis {
      if token.kind == .at { throw .leftOut(Int(token.start)) }
      var item = try name("a parameter")
      if token.kind == .identifier { item += " " + (try name("a parameter")) }
      names.append(item.split(separator: " ").last.map(String.init) ?? item)
      if take(.colon) {
        if token.kind == .at { throw .leftOut(Int(token.start)) }
        item += ": "
        try type(into: &item)
      }
      items.append(item)
      guard take(.comma) || token.kind == .rightParenthesis else {
        throw expected("',' or ')' in the parameters of the closure")
      }
    }
    advance()
    return "(" + items.joined(separator: ", ") + ")"
  }
}

extension Token {
  /// Whether the word is a plain name where no declaration needs it.
  var isSoft: Bool {
    switch word {
    case .open, .package, .final, .mutating, .nonmutating, .lazy, .override, .indirect, .required,
      .convenience, .weak, .unowned, .dynamic, .optional, .prefix, .postfix, .infix, .async,
      .consuming, .borrowing, .isolated, .distributed, .actor, .macro, .some, .each, .sending,
      .get, .set, .willSet, .didSet, .nonisolated, .await:
      true
    default: false
    }
  }
}
