import Diagnostics

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

  /// The error that something was expected where the token at an index stands.
  func expected(_ what: String, at index: Int) -> Failure {
    var reader = self
    reader.index = min(index, tokens.count - 1)
    return reader.expected(what)
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

  /// Takes a name that a declaration may have, so no keyword, or fails.
  mutating func declaredName(_ what: @autoclosure () -> String) throws(Failure) -> String {
    let name = text(at: index)
    guard token.kind != .identifier || !(token.word.isReserved || Self.isReserved(name)) else {
      throw expected(what(), hint: "a keyword is a name between backticks only: `\(name)`")
    }
    return try self.name(what())
  }

  /// Whether a word that the reader does not tell from names is a keyword.
  private static func isReserved(_ name: String) -> Bool {
    switch name {
    case "self", "Self", "super", "nil", "true", "false", "Any": true
    default: false
    }
  }

  /// Returns a token's text, cut to what fits a message.
  func shortText(at index: Int) -> String {
    let text = text(at: index)
    let line = text.prefix { $0 != "\n" }
    return line.count > 24 || line.count < text.count ? line.prefix(24) + "…" : text
  }
}
