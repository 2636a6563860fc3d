import Diagnostics

/// Matches brackets, and finds the likely culprit where they do not match.
enum Brackets {
  /// Sets the partner of every bracket.
  static func match(_ tokens: inout [Token], in source: SourceText) throws(SyntaxError) {
    var open: [Int] = []
    for index in tokens.indices {
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .leftAngle: open.append(index)
      case .rightParenthesis, .rightBracket, .rightBrace, .rightAngle:
        guard let opener = open.popLast() else {
          throw withoutOpener(index, tokens, source)
        }
        guard tokens[opener].kind.closer == tokens[index].kind else {
          throw mismatch(opener: opener, closer: index, tokens, source)
        }
        tokens[opener].partner = Int32(index)
        tokens[index].partner = Int32(opener)
      default: break
      }
    }
    if let opener = open.last {
      throw disagreement(tokens, source) ?? neverClosed(opener, tokens, source)
    }
  }

  private static func neverClosed(
    _ opener: Int, _ tokens: [Token], _ source: SourceText
  ) -> SyntaxError {
    SyntaxError(
      offset: Int(tokens[opener].start),
      message: "'\(source.text(tokens[opener].range))' opened here is never closed")
  }

  private static func withoutOpener(
    _ index: Int, _ tokens: [Token], _ source: SourceText
  ) -> SyntaxError {
    let closer = source.text(tokens[index].range)
    return disagreement(tokens, source)
      ?? SyntaxError(
        offset: Int(tokens[index].start), message: "'\(closer)' closes nothing",
        hint: "take it away, or open it")
  }

  private static func mismatch(
    opener: Int, closer: Int, _ tokens: [Token], _ source: SourceText
  ) -> SyntaxError {
    if tokens[opener].kind != .leftBrace {
      let holdsBraces = tokens[opener..<closer].contains { $0.kind == .leftBrace }
      let suspect = holdsBraces ? disagreement(tokens, source) : nil
      return suspect ?? neverClosed(opener, tokens, source)
    }
    let line = source.place(of: Int(tokens[opener].start)).line
    return disagreement(tokens, source)
      ?? SyntaxError(
        offset: Int(tokens[closer].start),
        message: "expected '}' before '\(source.text(tokens[closer].range))'",
        hint: "the '{' in line \(line) is not closed")
  }

  /// The first `}` at the start of a line that is indented unlike the line of its `{`.
  private static func disagreement(_ tokens: [Token], _ source: SourceText) -> SyntaxError? {
    let indentations = indentations(tokens, source)
    for closer in tokens.indices where tokens[closer].kind == .rightBrace {
      guard tokens[closer].partner >= 0, tokens[closer].lineBreakBefore else { continue }
      let opener = Int(tokens[closer].partner)
      let (inner, outer) = (indentations[closer], indentations[opener])
      if inner == outer { continue }
      let place = source.place(of: Int(tokens[opener].start))
      let offset = Int(tokens[closer].start)
      return inner < outer
        ? SyntaxError(
          offset: offset,
          message: "'{' of line \(place.line) is never closed: a '}' is missing before this one")
        : SyntaxError(
          offset: offset,
          message: "this '}' would close '{' of line \(place.line), which is indented less",
          hint: "look for a missing '{' or a '}' too many above")
    }
    return nil
  }

  /// The blanks at the start of the line that each token stands in.
  ///
  /// One pass finds them all: a hostile text may have a million braces in one line.
  private static func indentations(_ tokens: [Token], _ source: SourceText) -> [Int] {
    var width = source.bytes.prefix(while: ByteClass.isBlank).count
    var seen = 0
    return tokens.map { token in
      let start = Int(token.start)
      if let lineBreak = source.bytes[seen..<start].lastIndex(of: UInt8(ascii: "\n")) {
        width = source.bytes[(lineBreak + 1)...].prefix(while: ByteClass.isBlank).count
      }
      seen = start
      return width
    }
  }
}

extension Token.Kind {
  /// The bracket that closes this one.
  var closer: Token.Kind? {
    switch self {
    case .leftParenthesis: .rightParenthesis
    case .leftBracket: .rightBracket
    case .leftBrace: .rightBrace
    case .leftAngle: .rightAngle
    default: nil
    }
  }
}
