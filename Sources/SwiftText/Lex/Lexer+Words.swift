import Diagnostics

extension Lexer {
  /// Goes on to the end of a name.
  mutating func skipIdentifier() {
    while position < source.bytes.count {
      let byte = source.bytes[position]
      if ByteClass.isWord(byte) {
        position += 1
      } else if byte >= 0x80 {
        let scalar = Scalars.scalar(in: source.bytes, at: position)
        guard Scalars.isIdentifier(scalar.value) else { return }
        position += scalar.length
      } else {
        return
      }
    }
  }

  /// Reads a name between backticks.
  mutating func readBacktick() throws(SyntaxError) -> Token.Kind {
    let start = position
    position += 1
    while position < source.bytes.count, peek() != UInt8(ascii: "`"), peek() != UInt8(ascii: "\n") {
      position += 1
    }
    guard peek() == UInt8(ascii: "`"), position > start + 1 else {
      throw SyntaxError(
        offset: start, message: "the name that '`' begins is never closed",
        hint: "close it with a second '`'")
    }
    position += 1
    return .identifier
  }

  /// Reads what begins with `#`: a raw string, a regular expression, or a word.
  mutating func readHash() throws(SyntaxError) -> Token.Kind {
    let start = position
    while peek() == UInt8(ascii: "#") { position += 1 }
    if peek() == UInt8(ascii: "\"") {
      try skipString(hashes: position - start, depth: 0)
      return .string
    }
    if peek() == UInt8(ascii: "/") {
      try skipExtendedRegex(hashes: position - start, from: start)
      return .regex
    }
    guard position == start + 1, ByteClass.isIdentifierHead(peek()) else {
      throw SyntaxError(offset: start, message: "expected a word after '#'")
    }
    skipIdentifier()
    return .hash
  }

  /// Goes on to the end of a number.
  mutating func skipNumber() {
    let afterDot = tokens.last?.kind == .dot && tokens.last?.end == Int32(position)
    let isHexadecimal = peek() == UInt8(ascii: "0") && peek(1) == UInt8(ascii: "x")
    if afterDot {
      while ByteClass.isDigit(peek()) { position += 1 }
      return
    }
    while true {
      let byte = peek()
      let isExponent =
        isHexadecimal ? byte | 0x20 == UInt8(ascii: "p") : byte | 0x20 == UInt8(ascii: "e")
      if isExponent, peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+"),
        ByteClass.isDigit(peek(2))
      {
        position += 2
      } else if ByteClass.isWord(byte) {
        position += 1
      } else if byte == UInt8(ascii: "."), ByteClass.isDigit(peek(1)) {
        position += 1
      } else {
        return
      }
    }
  }
}
