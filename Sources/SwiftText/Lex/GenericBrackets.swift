/// Tells the angle brackets of generic arguments from comparisons.
///
/// A `<` that touches a name opens generic arguments if only tokens of types stand up to its `>`,
/// and no name touches that `>`. Operators such as `>>` or `>?` are split.
enum GenericBrackets {
  /// Turns the operators that are angle brackets into brackets.
  static func split(_ tokens: inout [Token], in source: SourceText) {
    var closers: [Int: Int] = [:]
    for index in tokens.indices where isOpener(tokens, index, source) {
      guard let found = match(tokens, from: index, source) else { continue }
      for opener in found.openers { tokens[opener].kind = .leftAngle }
      for (closer, count) in found.closers { closers[closer] = count }
    }
    if !closers.isEmpty { tokens = splitting(tokens, at: closers, source) }
  }

  private static func isOpener(_ tokens: [Token], _ index: Int, _ source: SourceText) -> Bool {
    let token = tokens[index]
    guard token.kind == .operator, index > 0, source.bytes[Int(token.start)] == UInt8(ascii: "<"),
      token.end == token.start + 1, !token.spaceBefore || tokens[index - 1].kind == .operator
    else { return false }
    switch tokens[index - 1].kind {
    case .identifier: return true
    // `func < <T>(…)` and `init?<T>(…)`
    case .operator:
      return index > 1 && [.func, .`init`].contains(tokens[index - 2].word)
    default: return false
    }
  }

  private typealias Match = (openers: [Int], closers: [(index: Int, count: Int)])

  private static func match(_ tokens: [Token], from first: Int, _ source: SourceText) -> Match? {
    var stack: [Token.Kind] = []
    var found: Match = ([], [])
    for index in first..<min(first + Limits.genericTokens, tokens.count) {
      let token = tokens[index]
      switch token.kind {
      case .identifier, .number, .dot, .comma, .colon, .at: continue
      case .leftParenthesis, .leftBracket: stack.append(token.kind)
      case .rightParenthesis, .rightBracket:
        guard stack.popLast()?.closer == token.kind else { return nil }
      case .leftAngle, .operator:
        if source.bytes[Int(token.start)] == UInt8(ascii: "<"), token.end == token.start + 1 {
          stack.append(.leftAngle)
          found.openers.append(index)
          continue
        }
        let count = closingCount(token, source)
        guard count > 0 || isOfType(token, source) else { return nil }
        if count == 0 { continue }
        let closed = stack.reversed().prefix { $0 == .leftAngle }.prefix(count).count
        guard closed > 0 else { return nil }
        stack.removeLast(closed)
        found.closers.append((index, closed))
        if stack.isEmpty { return endsWell(tokens, index, closed) ? found : nil }
        guard closed == count else { return nil }
      default: return nil
      }
    }
    return nil
  }

  private static func closingCount(_ token: Token, _ source: SourceText) -> Int {
    source.bytes[token.range].prefix { $0 == UInt8(ascii: ">") }.count
  }

  private static func endsWell(_ tokens: [Token], _ index: Int, _ closed: Int) -> Bool {
    guard tokens[index].range.count == closed, index + 1 < tokens.count else { return true }
    let next = tokens[index + 1]
    guard !next.spaceBefore else { return true }
    return next.kind != .identifier && next.kind != .number && next.kind != .string
  }

  private static func isOfType(_ token: Token, _ source: SourceText) -> Bool {
    switch source.text(token.range) {
    case "?", "!", "??", "&", "->", "~", "...": true
    default: false
    }
  }

  private static func splitting(
    _ tokens: [Token], at closers: [Int: Int], _ source: SourceText
  ) -> [Token] {
    var output: [Token] = []
    output.reserveCapacity(tokens.count + closers.count)
    for index in tokens.indices {
      guard let count = closers[index] else {
        output.append(tokens[index])
        continue
      }
      var rest = tokens[index]
      for _ in 0..<count { output.append(takeFirst(of: &rest, as: .rightAngle)) }
      while rest.start < rest.end {
        let byte = source.bytes[Int(rest.start)]
        guard byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") else { break }
        output.append(takeFirst(of: &rest, as: .operator))
      }
      if rest.start < rest.end { output.append(rest) }
    }
    return output
  }

  private static func takeFirst(of token: inout Token, as kind: Token.Kind) -> Token {
    var first = token
    first.kind = kind
    first.end = first.start + 1
    token.start += 1
    token.lineBreakBefore = false
    token.spaceBefore = false
    token.leftBound = true
    return first
  }
}
