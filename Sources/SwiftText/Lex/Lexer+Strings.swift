import Diagnostics

extension Lexer {
  /// Goes on to the end of the string literal whose first quote is here.
  mutating func skipString(hashes: Int, depth: Int) throws(SyntaxError) {
    let start = position - hashes
    guard depth <= Limits.depth else { throw Reader.tooDeep(start) }
    let isMultiline = isTripleQuote && !(hashes > 0 && closesOnLine(hashes))
    position += isMultiline ? 3 : 1
    while position < source.bytes.count {
      switch peek() {
      case UInt8(ascii: "\""):
        if !isMultiline || isTripleQuote, hashCount(after: isMultiline ? 3 : 1) >= hashes {
          position += (isMultiline ? 3 : 1) + hashes
          return
        }
        position += 1
      case UInt8(ascii: "\\") where hashCount(after: 1) >= hashes:
        position += 1 + hashes
        if peek() == UInt8(ascii: "(") {
          try skipInterpolation(isMultiline: isMultiline, depth: depth)
        } else if peek() != UInt8(ascii: "\n") {
          position = min(position + 1, source.bytes.count)
        }
      case UInt8(ascii: "\n") where !isMultiline: throw unclosed(start, isMultiline)
      default: position += 1
      }
    }
    throw unclosed(start, isMultiline)
  }

  private var isTripleQuote: Bool {
    let quote = UInt8(ascii: "\"")
    return peek() == quote && peek(1) == quote && peek(2) == quote
  }

  /// Whether a raw literal such as `#"""#` ends on its first line, so that it is none of `"""`.
  private func closesOnLine(_ hashes: Int) -> Bool {
    var distance = 1
    while peek(distance) != 0, peek(distance) != UInt8(ascii: "\n") {
      if peek(distance) == UInt8(ascii: "\""), hashCount(after: distance + 1) >= hashes {
        return true
      }
      distance += 1
    }
    return false
  }

  private func unclosed(_ start: Int, _ isMultiline: Bool) -> SyntaxError {
    SyntaxError(
      offset: start, message: "the string that begins here is never closed",
      hint: isMultiline ? "close it with '\"\"\"' on a line of its own" : "close it with '\"'")
  }

  /// Goes on behind the `)` of the interpolation whose `(` is here.
  mutating func skipInterpolation(isMultiline: Bool, depth: Int) throws(SyntaxError) {
    let start = position
    var open = 0
    while position < source.bytes.count {
      switch peek() {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 {
          position += 1
          return
        }
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        let hashes = hashCount(after: 0)
        position += hashes
        if peek() == UInt8(ascii: "\"") {
          try skipString(hashes: hashes, depth: depth + 1)
        }
        continue
      case UInt8(ascii: "\n") where !isMultiline: throw unclosedInterpolation(start)
      default: break
      }
      position += 1
    }
    throw unclosedInterpolation(start)
  }

  private func unclosedInterpolation(_ start: Int) -> SyntaxError {
    SyntaxError(offset: start, message: "'(' of this interpolation is never closed")
  }
}
