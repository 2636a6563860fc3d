import Diagnostics

/// Reads the inside of one string literal.
struct StringDecoder {
  private let bytes: [UInt8]

  /// Finds the ends of interpolations; made once, since it checks the whole literal.
  private var lexer: Lexer

  private var hashes = 0
  private var isMultiline = false
  private var position = 0
  private var end = 0

  /// Takes a literal apart at its quotes.
  init(_ spelling: String) throws(SyntaxError) {
    let given = Array(spelling.utf8)
    bytes = Array(try MultilineString.withoutIndentation(given[...], offset: 0).utf8)
    lexer = Lexer(try SourceText(bytes))
    hashes = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = bytes[hashes...].prefix { $0 == UInt8(ascii: "\"") }.count
    isMultiline = quotes >= 3 && bytes.contains(UInt8(ascii: "\n"))
    position = hashes + (isMultiline ? 3 : 1)
    end = bytes.count - position
    if isMultiline {
      position += 1
      // The line break before the closing quotes is not part of the text.
      end = max(position, end - 1)
    }
    guard quotes > 0, position <= end, bytes.suffix(hashes + 1).first == UInt8(ascii: "\"")
    else {
      throw SyntaxError(offset: 0, message: "expected a string literal", hint: "write \"…\"")
    }
  }

  /// Reads text and interpolations up to the closing quotes.
  mutating func segments() throws(SyntaxError) -> [StringLiteral.Segment] {
    var segments: [StringLiteral.Segment] = []
    var text: [UInt8] = []
    while position < end {
      guard bytes[position] == UInt8(ascii: "\\"), hasHashes(at: position + 1) else {
        text.append(bytes[position])
        position += 1
        continue
      }
      position += 1 + hashes
      if position < end, bytes[position] == UInt8(ascii: "(") {
        if !text.isEmpty { segments.append(.text(String(decoding: text, as: UTF8.self))) }
        text = []
        segments.append(.interpolation(try interpolation()))
      } else {
        try escape(into: &text)
      }
    }
    if !text.isEmpty || segments.isEmpty {
      segments.append(.text(String(decoding: text, as: UTF8.self)))
    }
    return segments
  }

  private func hasHashes(at index: Int) -> Bool {
    index + hashes <= end && bytes[index..<(index + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func interpolation() throws(SyntaxError) -> [Argument] {
    let start = position
    lexer.position = position
    try lexer.skipInterpolation(isMultiline: true, depth: 0)
    position = lexer.position
    guard position <= end else { throw malformed(start) }
    let inside = String(decoding: bytes[(start + 1)..<(position - 1)], as: UTF8.self)
    do {
      return try Reader.arguments(inside)
    } catch {
      throw SyntaxError(
        offset: start + 1 + error.offset, message: error.message, hint: error.hint)
    }
  }

  private mutating func escape(into text: inout [UInt8]) throws(SyntaxError) {
    let start = position
    guard position < end else { throw malformed(start) }
    position += 1
    switch bytes[start] {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): text.append(bytes[start])
    case UInt8(ascii: "u"): try scalar(into: &text, from: start)
    case UInt8(ascii: "\n") where isMultiline: break
    default: try lineEnd(from: start)
    }
  }

  /// A backslash, blanks and a line break in a `"""` literal stand for nothing.
  private mutating func lineEnd(from start: Int) throws(SyntaxError) {
    position = start
    while position < end, ByteClass.isBlank(bytes[position]) { position += 1 }
    guard isMultiline, position < end, bytes[position] == UInt8(ascii: "\n") else {
      throw malformed(start)
    }
    position += 1
  }

  private mutating func scalar(into text: inout [UInt8], from start: Int) throws(SyntaxError) {
    guard position < end, bytes[position] == UInt8(ascii: "{") else { throw malformed(start) }
    let digits = bytes[(position + 1)..<end].prefix { $0 != UInt8(ascii: "}") }
    guard (1...8).contains(digits.count), digits.endIndex < end,
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw malformed(start) }
    position = digits.endIndex + 1
    text += Array(String(Character(scalar)).utf8)
  }

  private func malformed(_ offset: Int) -> SyntaxError {
    SyntaxError(
      offset: max(0, offset - 1), message: "this escape is not one of Swift's",
      hint: "Swift knows \\n, \\r, \\t, \\0, \\\\, \\\", \\' and \\u{…}")
  }
}
