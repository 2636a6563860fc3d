extension Reader {
  /// Reads arguments between parentheses or brackets; `owner` names them in errors.
  mutating func arguments(_ owner: @autoclosure () -> String) throws(Failure) -> [Argument] {
    let closer: Token.Kind =
      token.kind == .leftParenthesis ? .rightParenthesis : .rightBracket
    return try plain { reader throws(Failure) in
      reader.advance()
      var arguments: [Argument] = []
      while reader.token.kind != closer {
        let first = reader.index
        arguments.append(try reader.argument())
        if reader.take(.comma) || reader.token.kind == closer { continue }
        throw reader.missingComma(in: owner(), closer, from: first)
      }
      reader.advance()
      return arguments
    }
  }

  /// Reads an argument: a label, and a value or an operator.
  mutating func argument() throws(Failure) -> Argument {
    let offset = Int(token.start)
    var label: String?
    if token.kind == .identifier, peek().kind == .colon {
      label = takeText()
      advance()
    }
    if token.kind == .operator, [.comma, .rightParenthesis, .rightBracket].contains(peek().kind) {
      let place = Int(token.start)
      let spelling = text(at: index)
      guard Precedence(operator: spelling) != nil || Precedence.isPrefix(spelling) else {
        throw .leftOut(place)
      }
      advance()
      return Argument(
        label: label, value: Expression(.operatorName(spelling), offset: place), offset: offset)
    }
    return Argument(label: label, value: try expression(), offset: offset)
  }

  private func missingComma(
    in owner: String, _ closer: Token.Kind, from first: Int
  ) -> Failure {
    let bracket = closer == .rightParenthesis ? ")" : "]"
    var hint: String?
    if beginsValue, index > first {
      let before = source.bytes[Int(tokens[first].start)..<Int(tokens[index - 1].end)]
      let text = String(decoding: before, as: UTF8.self)
      if text.utf8.count <= 40, !text.utf8.contains(UInt8(ascii: "\n")) {
        hint = "separate arguments with a comma: `\(text), \(shortText(at: index))`"
      } else {
        hint = "separate arguments with a comma"
      }
    }
    return expected("',' or '\(bracket)' in \(owner)", hint: hint)
  }

  private var beginsValue: Bool {
    switch token.kind {
    case .identifier, .number, .string, .dot, .backslash, .leftParenthesis, .leftBracket: true
    default: false
    }
  }
}
