import Diagnostics

/// A token: what it is, and where it stands.
package struct Token: Sendable {
  /// The kinds of token.
  package enum Kind: UInt8, Sendable {
    /// A name, a keyword, `_`, `$0` or a name between backticks.
    case identifier
    /// A number literal.
    case number
    /// A string literal, whole, with its interpolations.
    case string
    /// A regular expression literal.
    case regex
    /// A word with `#`, such as `#if`.
    case hash
    /// An operator; a `!` or `?` that touches what is before it is one of its own.
    case `operator`
    case at, dot, comma, colon, semicolon, backslash
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
    /// The brackets of generic arguments.
    case leftAngle, rightAngle
    /// The end of the text.
    case end
  }

  /// What the token is.
  package var kind: Kind

  /// The keyword that an identifier or hash word is; `.none` for any other.
  package var word: Word

  /// Whether a line break stands before it.
  package var lineBreakBefore: Bool

  /// Whether it touches something on its left; opening brackets, `,`, `;` and `:` do not count.
  package var leftBound: Bool

  /// Whether it touches something on its right; closing brackets, `,`, `;` and `:` do not count.
  package var rightBound: Bool

  /// Whether a blank, a comment or a line break stands before it.
  package var spaceBefore: Bool

  /// The offset of its first byte.
  package var start: Int32

  /// The offset behind its last byte.
  package var end: Int32

  /// The number of comments in the text that stand before this token.
  package var commentEnd: Int32

  /// The index of the bracket that belongs to this one; -1 for what is no bracket.
  package var partner: Int32

  /// The bytes of the token.
  package var range: Range<Int> { Int(start)..<Int(end) }
}

/// The place of a comment.
///
/// An array of ranges would do, but for the time that the runtime takes to make its type.
package struct Comment: Hashable, Sendable {
  /// The bytes of the comment, without blanks at its end.
  package var range: Range<Int>
}

/// The tokens of a text, the last of which is the end, and its comments.
package struct Tokens: Sendable {
  /// The text.
  package let source: SourceText

  /// The tokens in order.
  package internal(set) var tokens: [Token] = []

  /// The comments in order.
  package internal(set) var comments: [Comment] = []

  /// Splits a text into tokens and matches its brackets.
  package init(_ source: SourceText) throws(SyntaxError) {
    self.source = source
    var lexer = Lexer(source)
    try lexer.run()
    tokens = lexer.tokens
    comments = lexer.comments
    GenericBrackets.split(&tokens, in: source)
    try Brackets.match(&tokens, in: source)
  }

  /// Returns the text of a token.
  package func text(_ index: Int) -> String {
    source.text(tokens[index].range)
  }

  /// Returns the comments that stand before a token and after the one before it.
  package func comments(before index: Int) -> [String] {
    let first = index > 0 ? Int(tokens[index - 1].commentEnd) : 0
    return comments[first..<Int(tokens[index].commentEnd)].map { source.text($0.range) }
  }
}
