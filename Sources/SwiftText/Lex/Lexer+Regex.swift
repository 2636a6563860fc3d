import Diagnostics

extension Lexer {
  /// The end of a `/…/` that begins here, or nil where the `/` is an operator.
  ///
  /// It is a literal where a value can begin, no blank follows, and the line holds its end.
  func regexEnd() -> Int? {
    guard mayBeginValue, !ByteClass.isSpace(peek(1)), peek(1) != UInt8(ascii: "=") else {
      return nil
    }
    var index = position + 1
    while index < source.bytes.count, source.bytes[index] != UInt8(ascii: "\n") {
      switch source.bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "/"):
        return ByteClass.isBlank(source.bytes[index - 1]) ? nil : index + 1
      default: index += 1
      }
    }
    return nil
  }

  private var mayBeginValue: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .leftParenthesis, .leftBracket, .leftBrace, .comma, .colon: return true
    case .operator: return !isLeftBound(position)
    case .identifier: return last.word == .return || last.word == .in || last.word == .case
    default: return false
    }
  }

  /// Goes on to the end of `#/…/#`.
  mutating func skipExtendedRegex(hashes: Int, from start: Int) throws(SyntaxError) {
    position += 1
    while position < source.bytes.count {
      if peek() == UInt8(ascii: "\\") {
        position = min(position + 2, source.bytes.count)
      } else if peek() == UInt8(ascii: "/"), hashCount(after: 1) >= hashes {
        position += 1 + hashes
        return
      } else {
        position += 1
      }
    }
    throw SyntaxError(
      offset: start, message: "the regular expression that begins here is never closed")
  }

  /// The number of `#` at a distance from the position.
  func hashCount(after distance: Int) -> Int {
    var count = 0
    while peek(distance + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }
}
