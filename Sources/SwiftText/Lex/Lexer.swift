import Diagnostics

/// Splits a text into tokens.
struct Lexer {
  let source: SourceText
  var tokens: [Token] = []
  var comments: [Comment] = []

  /// The offset of the next byte.
  var position = 0

  private var lineBreak = true
  private var space = true

  init(_ source: SourceText) {
    self.source = source
    tokens.reserveCapacity(source.bytes.count / 5 + 8)
  }

  /// The byte at a distance from the next one; 0 behind the end, which no text holds.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < source.bytes.count ? source.bytes[index] : 0
  }

  /// Reads the whole text.
  mutating func run() throws(SyntaxError) {
    if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
    while true {
      try skipBlanks()
      let start = position
      guard position < source.bytes.count else {
        add(.end, from: start)
        return
      }
      let kind = try readToken()
      add(kind, from: start)
    }
  }

  private mutating func readToken() throws(SyntaxError) -> Token.Kind {
    let byte = peek()
    if ByteClass.isIdentifierHead(byte) {
      position += 1
      skipIdentifier()
      return .identifier
    }
    if let kind = punctuation(byte) {
      position += 1
      return kind
    }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      return .number
    case UInt8(ascii: "\""):
      try skipString(hashes: 0, depth: 0)
      return .string
    case UInt8(ascii: "#"): return try readHash()
    case UInt8(ascii: "`"): return try readBacktick()
    case UInt8(ascii: "$"):
      position += 1
      skipIdentifier()
      return .identifier
    case UInt8(ascii: "."):
      if peek(1) == UInt8(ascii: ".") { return try readOperator() }
      position += 1
      return .dot
    default: return try readOther(byte)
    }
  }

  private mutating func readOther(_ byte: UInt8) throws(SyntaxError) -> Token.Kind {
    if byte == UInt8(ascii: "/"), let end = regexEnd() {
      position = end
      return .regex
    }
    if ByteClass.isOperator(byte) { return try readOperator() }
    if byte >= 0x80 {
      let scalar = Scalars.scalar(in: source.bytes, at: position)
      if Scalars.isOperator(scalar.value) { return try readOperator() }
      if Scalars.isIdentifier(scalar.value) {
        skipIdentifier()
        return .identifier
      }
      throw Scalars.unexpected(scalar.value, at: position)
    }
    throw Scalars.unexpected(UInt32(byte), at: position)
  }

  private func punctuation(_ byte: UInt8) -> Token.Kind? {
    switch byte {
    case UInt8(ascii: "("): .leftParenthesis
    case UInt8(ascii: ")"): .rightParenthesis
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "\\"): .backslash
    default: nil
    }
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    let word: Word =
      switch kind {
      case .identifier, .hash: source.bytes.withUnsafeBufferPointer { Word($0[start..<position]) }
      default: .none
      }
    tokens.append(
      Token(
        kind: kind, word: word, lineBreakBefore: lineBreak, leftBound: isLeftBound(start),
        rightBound: isRightBound(start), spaceBefore: space, start: Int32(start),
        end: Int32(position), commentEnd: Int32(comments.count), partner: -1))
    lineBreak = false
    space = false
  }

  private mutating func skipBlanks() throws(SyntaxError) {
    while position < source.bytes.count {
      switch peek() {
      case UInt8(ascii: "\n"):
        lineBreak = true
        space = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
        space = true
        position += 1
      case UInt8(ascii: "/"):
        guard try skipComment() else { return }
        space = true
      default: return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxError) -> Bool {
    let start = position
    if peek(1) == UInt8(ascii: "/") {
      skipLine()
      var end = position
      while ByteClass.isBlank(source.bytes[end - 1]) { end -= 1 }
      comments.append(Comment(range: start..<end))
      return true
    }
    guard peek(1) == UInt8(ascii: "*") else { return false }
    var depth = 0
    while position < source.bytes.count {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 {
          comments.append(Comment(range: start..<position))
          return true
        }
      } else {
        if peek() == UInt8(ascii: "\n") { lineBreak = true }
        position += 1
      }
    }
    throw SyntaxError(
      offset: start, message: "'/*' opened here is never closed", hint: "close it with '*/'")
  }

  private mutating func skipLine() {
    let rest = source.bytes[position...]
    position = rest.firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
  }
}
