extension Reader {
  /// Reads what an expression begins with.
  mutating func primary() throws(Failure) -> Expression {
    let offset = Int(token.start)
    switch token.kind {
    case .number: return Expression(.number(takeText()), offset: offset)
    case .string: return try string()
    case .dot:
      advance()
      return Expression(.implicitMember(try memberName()), offset: offset)
    case .backslash: return try keyPath()
    case .leftParenthesis:
      return Expression(.tuple(try arguments("these parentheses")), offset: offset)
    case .leftBracket: return try collection()
    case .leftBrace where allowsTrailingClosures:
      return Expression(.closure(try closure()), offset: offset)
    case .regex: throw .leftOut(offset)
    case .hash: return try hashName()
    case .identifier: return try wordOrName()
    default: throw expected("a value")
    }
  }

  private mutating func string() throws(Failure) -> Expression {
    let offset = Int(token.start)
    do {
      let spelling = try MultilineString.withoutIndentation(
        source.bytes[token.range], offset: offset)
      advance()
      return Expression(.string(spelling), offset: offset)
    } catch {
      throw .syntax(error)
    }
  }

  private mutating func hashName() throws(Failure) -> Expression {
    let offset = Int(token.start)
    switch token.word {
    case .hashFile, .hashFileID, .hashFilePath, .hashFunction, .hashLine, .hashColumn:
      return Expression(.name(takeText()), offset: offset)
    case .hashIf, .hashElseif, .hashElse, .hashEndif, .hashAvailable, .hashUnavailable:
      throw expected("a value")
    default: throw .leftOut(offset)
    }
  }

  private mutating func wordOrName() throws(Failure) -> Expression {
    let offset = Int(token.start)
    switch token.word {
    case .if, .switch:
      let statement = try nested { reader throws(Failure) -> Statement in
        let kind = try reader.branch()
        return Statement(kind, offset: offset)
      }
      return Expression(.statement(statement), offset: offset)
    case .any, .some:
      // `any View` in an expression is a type; a name follows on the same line.
      if peek().kind == .identifier, !peek().lineBreakBefore { throw .leftOut(offset) }
    case .for, .while, .repeat, .do, .throw, .defer, .guard:
      throw .leftOut(offset)
    case .case, .else, .in, .where, .func, .struct, .enum, .extension, .protocol, .import, .var,
      .let, .class, .typealias, .return, .private, .fileprivate, .internal, .public, .static,
      .associatedtype, .deinit, .operator, .precedencegroup, .subscript, .catch, .inout, .throws,
      .rethrows, .is, .as:
      throw expected("a value")
    default: break
    }
    return Expression(.name(takeText()), offset: offset)
  }

  /// Reads the name behind a dot: a name, a keyword, a number or a name between backticks.
  mutating func memberName() throws(Failure) -> String {
    guard token.kind == .identifier || token.kind == .number, !token.lineBreakBefore else {
      throw expected("a name after '.'")
    }
    return takeText()
  }

  /// Reads `[a, b]`, `[k: v]`, `[]` or `[:]`.
  private mutating func collection() throws(Failure) -> Expression {
    let offset = Int(token.start)
    return try plain { reader throws(Failure) in
      reader.advance()
      if reader.token.kind == .colon, reader.peek().kind == .rightBracket {
        reader.advance()
        reader.advance()
        return Expression(.dictionary([]), offset: offset)
      }
      var values: [Expression] = []
      var pairs: [(key: Expression, value: Expression)] = []
      while reader.token.kind != .rightBracket {
        let value = try reader.expression()
        if pairs.isEmpty, !values.isEmpty || reader.token.kind != .colon {
          values.append(value)
        } else {
          try reader.expect(.colon, "':' after the key")
          pairs.append((value, try reader.expression()))
        }
        guard reader.take(.comma) || reader.token.kind == .rightBracket else {
          throw reader.expected("',' or ']'", hint: "separate elements with a comma")
        }
      }
      reader.advance()
      let kind: Expression.Kind = pairs.isEmpty ? .array(values) : .dictionary(pairs)
      return Expression(kind, offset: offset)
    }
  }

  /// Reads something between brackets, where trailing closures are allowed again.
  mutating func plain<Result>(
    _ body: (inout Reader) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let allowed = allowsTrailingClosures
    allowsTrailingClosures = true
    defer { allowsTrailingClosures = allowed }
    return try nested(body)
  }

  /// Reads a key path: `\.font`, `\Type.path`, `\.self`.
  private mutating func keyPath() throws(Failure) -> Expression {
    let offset = Int(token.start)
    advance()
    var text = "\\"
    if token.kind == .identifier {
      text += takeText()
      try genericArguments(into: &text)
    }
    while true {
      if token.kind == .dot, !token.lineBreakBefore || text.utf8.count == 1 {
        advance()
        text += "."
        if token.kind == .leftBracket { continue }
        text += try memberName()
      } else if token.kind == .leftBracket, !token.spaceBefore {
        text += Printer.print(try arguments("this key path"), "[", "]")
      } else if isOperator("?") || isOperator("!"), !token.spaceBefore {
        text += takeText()
      } else {
        break
      }
    }
    guard text.utf8.count > 1 else { throw expected("a key path after '\\'") }
    return Expression(.keyPath(text), offset: offset)
  }
}
