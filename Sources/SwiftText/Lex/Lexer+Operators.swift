import Diagnostics

extension Lexer {
  /// Reads an operator; `!` and `?` that touch what is before them are one by themselves.
  mutating func readOperator() throws(SyntaxError) -> Token.Kind {
    let start = position
    let first = peek()
    if first == UInt8(ascii: "!") || first == UInt8(ascii: "?"), isLeftBound(start) {
      position += 1
      return .operator
    }
    let mayHoldDots = first == UInt8(ascii: ".")
    while position < source.bytes.count {
      let byte = peek()
      if byte == UInt8(ascii: "/"), position > start,
        peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*")
      {
        break
      }
      if ByteClass.isOperator(byte) || (mayHoldDots && byte == UInt8(ascii: ".")) {
        position += 1
      } else if byte >= 0x80 {
        let scalar = Scalars.scalar(in: source.bytes, at: position)
        guard Scalars.isOperator(scalar.value) else { break }
        position += scalar.length
      } else {
        break
      }
    }
    leaveGenericsOfOperator(from: start)
    try refuseConflictMarker(from: start)
    return .operator
  }

  /// Leaves the last `<` of `func ==<T>` to the generic parameters, as Swift does.
  private mutating func leaveGenericsOfOperator(from start: Int) {
    guard position > start + 1, source.bytes[position - 1] == UInt8(ascii: "<"),
      tokens.last?.word == .func, ByteClass.isIdentifierHead(peek())
    else { return }
    position -= 1
  }

  private func refuseConflictMarker(from start: Int) throws(SyntaxError) {
    let bytes = source.bytes[start..<position]
    guard bytes.count == 7, start == 0 || source.bytes[start - 1] == UInt8(ascii: "\n"),
      let first = bytes.first, bytes.allSatisfy({ $0 == first }),
      [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "=")].contains(first)
    else { return }
    throw SyntaxError(
      offset: start, message: "a conflict marker of a merge stands here",
      hint: "settle the conflict in the file first")
  }

  /// Whether something stands right before an offset, as Swift's rule for operators sees it.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch source.bytes[start - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), 0x0B, 0x0C,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      return !(comments.last?.range.upperBound == start)
    default: return true
    }
  }

  /// Whether something stands right after the token that ends at the position.
  func isRightBound(_ start: Int) -> Bool {
    switch peek() {
    case 0, UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), 0x0B, 0x0C,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      return !isLeftBound(start)
    case UInt8(ascii: "/"):
      return !(peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
    default: return true
    }
  }
}
