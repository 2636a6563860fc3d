/// Reads tokens into the tree by recursive descent, in time that grows with their number.
package struct Reader {
  let source: SourceText
  let tokens: [Token]
  let allComments: [Comment]

  /// The index of the next token.
  var index = 0

  /// The number of comments that have found their place.
  var commentCursor = 0

  /// The comments that move above the statement or declaration that is being read.
  var hoisted: [Int] = []

  /// The comments before the links of the chain that may turn out to be the whole statement.
  var chainComments: [LinkComments] = []

  /// How many levels the present place is nested in.
  var depth = 0

  /// The deepest level of what was read since a caller last set it.
  var deepest = 0

  /// Whether `{` after an expression is a trailing closure; not so in conditions.
  var allowsTrailingClosures = true

  /// Whether statements of a `case` are read, which the next `case` ends, also on their line.
  var isInCase = false

  /// Whether `let x`, `var x` and `is X` are patterns.
  var isPattern = false

  /// The comments that stand before a link of a chain.
  struct LinkComments {
    var link: Int
    var comments: Range<Int>
  }

  /// Creates a reader of a text's tokens.
  package init(_ tokens: Tokens) {
    source = tokens.source
    self.tokens = tokens.tokens
    allComments = tokens.comments
  }

  /// The next token.
  var token: Token { tokens[index] }

  /// Returns the token at a distance, the end where there are no more.
  func peek(_ distance: Int = 1) -> Token {
    tokens[min(index + distance, tokens.count - 1)]
  }

  /// Returns the index of the bracket that belongs to the bracket at an index.
  func partner(of index: Int) -> Int {
    let partner = Int(tokens[index].partner)
    return partner >= 0 ? partner : index
  }

  /// Returns the text of the token at an index.
  func text(at index: Int) -> String {
    source.text(tokens[index].range)
  }

  /// Whether the next token is an operator with this spelling.
  func isOperator(_ spelling: StaticString) -> Bool {
    isOperator(at: index, spelling)
  }

  /// Whether the token at an index is an operator with this spelling.
  func isOperator(at index: Int, _ spelling: StaticString) -> Bool {
    let token = tokens[index]
    guard token.kind == .operator, token.range.count == spelling.utf8CodeUnitCount else {
      return false
    }
    for offset in 0..<spelling.utf8CodeUnitCount
    where source.bytes[Int(token.start) + offset] != spelling.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Takes the next token; comments before it that no one took move above the statement.
  @discardableResult
  mutating func advance() -> Int {
    let taken = index
    let end = Int(tokens[taken].commentEnd)
    while commentCursor < end {
      hoisted.append(commentCursor)
      commentCursor += 1
    }
    if taken < tokens.count - 1 { index += 1 }
    return taken
  }

  /// Takes the next token and returns its text.
  mutating func takeText() -> String {
    let taken = advance()
    return text(at: taken)
  }

  /// Takes the next token if it is of a kind.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Takes the next token if it is a word.
  mutating func take(_ word: Word) -> Bool {
    guard token.word == word else { return false }
    advance()
    return true
  }

  /// Takes the comments before the next token.
  mutating func takeComments() -> Range<Int> {
    let end = max(commentCursor, Int(token.commentEnd))
    defer { commentCursor = end }
    return commentCursor..<end
  }

  /// Returns the text of comments.
  func text(_ comments: some Sequence<Int>) -> [String] {
    comments.map { source.text(allComments[$0].range) }
  }
}
