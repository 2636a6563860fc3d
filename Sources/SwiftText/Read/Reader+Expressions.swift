import Diagnostics

extension Reader {
  /// Reads an expression whose operators bind at least as tight as a precedence.
  ///
  /// `top` says that the expression is a statement's, so that a chain in it keeps its comments.
  mutating func expression(
    _ minimum: Precedence = .ternary, top: Bool = false
  ) throws(Failure) -> Expression {
    let outer = deepest
    deepest = depth
    defer { deepest = max(deepest, outer) }
    var left = try unary(minimum, top: top)
    var last: (precedence: Precedence, operator: String)?
    while let next = try binaryOperator(), next.precedence >= minimum {
      if next.precedence.grouping == .none, let last, last.precedence == next.precedence {
        throw .syntax(
          SyntaxError(
            offset: Int(token.start),
            message: "'\(last.operator)' and '\(next.operator)' need parentheses to be grouped"))
      }
      if top { hoistChainComments() }
      last = next
      left = try operation(left, next)
    }
    return left
  }

  /// Reads an operator and its right side.
  private mutating func operation(
    _ left: Expression, _ next: (precedence: Precedence, operator: String)
  ) throws(Failure) -> Expression {
    deepest += 1
    guard deepest <= Limits.depth else { throw .syntax(Self.tooDeep(Int(token.start))) }
    advance()
    let offset = left.offset
    switch next.precedence {
    case .ternary:
      let first = try nested { reader throws(Failure) in try reader.expression() }
      guard token.kind == .colon else { throw expected("':' of the '?'") }
      advance()
      let second = try nested { reader throws(Failure) in try reader.expression() }
      return Expression(.ternary(left, first, second), offset: offset)
    case .cast:
      var word = next.operator
      if word == "as", isOperator("?") || isOperator("!"), !token.spaceBefore {
        word += takeText()
      }
      var type = ""
      try self.type(into: &type)
      return Expression(.cast(left, word, type), offset: offset)
    default:
      let minimum =
        next.precedence.grouping == .right ? next.precedence : next.precedence.tighter
      let right = try nested { reader throws(Failure) in try reader.expression(minimum) }
      return Expression(.binary(next.operator, left, right), offset: offset)
    }
  }

  /// The binary operator that comes next, or nil.
  private func binaryOperator() throws(Failure) -> (precedence: Precedence, operator: String)? {
    switch token.kind {
    case .identifier:
      guard token.word == .is || token.word == .as else { return nil }
      return (.cast, text(at: index))
    case .operator:
      if isOperator("?"), !token.leftBound { return (.ternary, "?") }
      guard token.leftBound == token.rightBound else { return try looseOperator() }
      let spelling = text(at: index)
      if let precedence = Precedence(operator: spelling) { return (precedence, spelling) }
      if spelling == "->" { return nil }
      throw .leftOut(Int(token.start))
    default: return nil
    }
  }

  /// An operator with a blank on one side only: at the start of a line it begins a statement.
  private func looseOperator() throws(Failure) -> (precedence: Precedence, operator: String)? {
    if token.lineBreakBefore { return nil }
    let spelling = text(at: index)
    // In `x: Int=3` and after a type, Swift takes `=` however it is spaced.
    if spelling == "=" || isOperator("->") { return nil }
    guard Precedence(operator: spelling) != nil else {
      if Precedence.isPrefix(spelling) || spelling == "?" { return nil }
      throw .leftOut(Int(token.start))
    }
    throw .syntax(
      SyntaxError(
        offset: Int(token.start),
        message: "'\(spelling)' needs a blank on both sides or on neither"))
  }

  /// Reads prefix operators and what they apply to.
  private mutating func unary(
    _ minimum: Precedence, top: Bool
  ) throws(Failure) -> Expression {
    let offset = Int(token.start)
    if token.word == .try || token.word == .await {
      var word = takeText()
      if word == "try", isOperator("?") || isOperator("!"), !token.spaceBefore {
        word += takeText()
      }
      let value = try nested { reader throws(Failure) in try reader.expression(minimum) }
      return Expression(.prefix(word, value), offset: offset)
    }
    if isPattern, token.word == .let || token.word == .var || token.word == .is {
      return try patternPrefix()
    }
    if token.kind == .operator {
      let spelling = text(at: index)
      guard token.rightBound || spelling == "&" else { throw expected("a value") }
      guard Precedence.isPrefix(spelling) else {
        if Precedence(operator: spelling) != nil { throw expected("a value") }
        throw .leftOut(offset)
      }
      advance()
      let value = try nested { reader throws(Failure) in try reader.unary(.unary, top: false) }
      return Expression(.prefix(spelling, value), offset: offset)
    }
    return try postfix(try primary(), top: top)
  }

  private mutating func patternPrefix() throws(Failure) -> Expression {
    let offset = Int(token.start)
    if token.word == .is {
      advance()
      var type = ""
      try self.type(into: &type)
      return Expression(.prefix("is", Expression(.name(type), offset: offset)), offset: offset)
    }
    let word = takeText()
    let value = try nested { reader throws(Failure) in try reader.unary(.unary, top: false) }
    return Expression(.prefix(word, value), offset: offset)
  }
}
