extension Reader {
  /// The error for what nests too deep.
  static func tooDeep(_ offset: Int) -> SyntaxError {
    SyntaxError(
      offset: offset, message: "nested deeper than \(Limits.depth) levels",
      hint: "move the inner part into a property or a function of its own")
  }

  /// Reads something one level deeper.
  mutating func nested<Result>(
    _ body: (inout Reader) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    depth += 1
    deepest = max(deepest, depth)
    defer { depth -= 1 }
    guard deepest <= Limits.depth else { throw .syntax(Self.tooDeep(Int(token.start))) }
    return try body(&self)
  }

  /// The error that something was expected where the next token stands.
  func expected(_ what: String, hint: String? = nil) -> Failure {
    if token.isDirective {
      let message = "'\(text(at: index))' without '#if' in this block"
      return .syntax(SyntaxError(offset: Int(token.start), message: message))
    }
    let found =
      switch token.kind {
      case .end: "the text ends"
      default: "'\(shortText(at: index))' stands here"
      }
    return .syntax(
      SyntaxError(
        offset: Int(token.start), message: "expected \(what), but \(found)", hint: hint))
  }

  /// Takes a token of a kind, or fails.
  mutating func expect(
    _ kind: Token.Kind, _ what: @autoclosure () -> String
  ) throws(Failure) {
    guard take(kind) else { throw expected(what()) }
  }

  /// Takes a name, keywords included, or fails.
  mutating func name(_ what: @autoclosure () -> String) throws(Failure) -> String {
    guard token.kind == .identifier else { throw expected(what()) }
    return takeText()
  }

  /// Returns a token's text, cut to what fits a message.
  func shortText(at index: Int) -> String {
    let text = text(at: index)
    let line = text.prefix { $0 != "\n" }
    return line.count > 24 || line.count < text.count ? line.prefix(24) + "…" : text
  }
}
