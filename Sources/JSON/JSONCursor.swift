/// What a cursor stands on.
package enum JSONToken: Hashable, Sendable {
  case objectStart
  case objectEnd
  case arrayStart
  case arrayEnd

  /// A key, its colon read with it.
  case key
  case string
  case number
  case bool(Bool)
  case null

  /// The end of the text.
  case end
}

/// A reader that goes through JSON token by token, builds nothing and checks everything: RFC 8259,
/// UTF-8, and a depth of at most 64.
package struct JSONCursor: Sendable {
  /// The greatest depth of arrays and objects.
  package static let depthLimit = 64

  /// The text.
  package let bytes: [UInt8]

  /// The byte offset of the first byte of the present token.
  package private(set) var tokenOffset = 0

  /// The bytes of the present key or string between its quotes, or of the present number.
  package internal(set) var textRange = 0..<0

  /// Whether the present key or string holds escapes.
  package internal(set) var hasEscapes = false

  /// The number of arrays and objects that are open.
  package internal(set) var depth = 0

  /// The byte offset of what is read next.
  var position = 0

  /// What may stand next.
  var expectation = Expectation.value(afterComma: false)

  /// Bit n is set where the container at depth n is an object.
  var objects: UInt64 = 0

  /// For each open container: the offset of the present key, or the number of elements begun.
  var progress = [Int](repeating: 0, count: JSONCursor.depthLimit)

  /// What may stand next.
  enum Expectation: Equatable {
    case value(afterComma: Bool)
    case elementOrEnd
    case keyOrEnd
    case key
    case commaOrEnd
    case end
  }

  /// Creates a cursor before the first token; a byte order mark is passed over.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Goes to the next token and returns what it is.
  package mutating func next() throws(JSONError) -> JSONToken {
    skipBlanks()
    if expectation == .commaOrEnd {
      if byte == UInt8(ascii: ",") {
        position += 1
        expectation = isInObject ? .key : .value(afterComma: true)
        skipBlanks()
      } else {
        return try close()
      }
    }
    tokenOffset = position
    switch expectation {
    case .end:
      guard position == bytes.count else { throw expected("the end of the text") }
      return .end
    case .elementOrEnd where byte == UInt8(ascii: "]"): return try close()
    case .keyOrEnd where byte == UInt8(ascii: "}"): return try close()
    case .keyOrEnd, .key: return try key()
    default: return try value()
    }
  }

  /// Whether the innermost container is an object.
  var isInObject: Bool { depth > 0 && objects >> UInt64(depth - 1) & 1 == 1 }

  /// The present byte; nil at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  private mutating func close() throws(JSONError) -> JSONToken {
    tokenOffset = position
    let isObject = isInObject
    guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
      throw unfinished(isObject: isObject)
    }
    position += 1
    depth -= 1
    expectation = depth == 0 ? .end : .commaOrEnd
    return isObject ? .objectEnd : .arrayEnd
  }

  private mutating func key() throws(JSONError) -> JSONToken {
    guard byte == UInt8(ascii: "\"") else { throw missingKey(first: expectation == .keyOrEnd) }
    progress[depth - 1] = position
    try scanString()
    skipBlanks()
    guard byte == UInt8(ascii: ":") else {
      throw expected("':' after the key \(quotedKey(at: tokenOffset))")
    }
    position += 1
    expectation = .value(afterComma: false)
    return .key
  }

  private mutating func value() throws(JSONError) -> JSONToken {
    if depth > 0 && !isInObject { progress[depth - 1] += 1 }
    switch byte {
    case UInt8(ascii: "{"): return try open(object: true)
    case UInt8(ascii: "["): return try open(object: false)
    case UInt8(ascii: "\""):
      try scanString()
      return finish(.string)
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      try scanNumber()
      return finish(.number)
    case .some(UInt8(ascii: "a")...UInt8(ascii: "z")), .some(UInt8(ascii: "A")...UInt8(ascii: "Z")):
      return finish(try word())
    default: throw missingValue()
    }
  }

  private mutating func finish(_ token: JSONToken) -> JSONToken {
    expectation = depth == 0 ? .end : .commaOrEnd
    return token
  }

  private mutating func open(object: Bool) throws(JSONError) -> JSONToken {
    guard depth < Self.depthLimit else {
      throw JSONError(
        offset: position,
        message: "arrays and objects stand more than \(Self.depthLimit) deep in each other")
    }
    let bit: UInt64 = 1 << UInt64(depth)
    objects = object ? objects | bit : objects & ~bit
    progress[depth] = 0
    depth += 1
    position += 1
    expectation = object ? .keyOrEnd : .elementOrEnd
    return object ? .objectStart : .arrayStart
  }

  private mutating func word() throws(JSONError) -> JSONToken {
    let rest = bytes[position...].prefix(32)
    let letters = rest.prefix { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == 0x5F }
    let text = String(decoding: letters, as: UTF8.self)
    let token: JSONToken? =
      switch text {
      case "true": .bool(true)
      case "false": .bool(false)
      case "null": .null
      default: nil
      }
    guard let token else {
      let lowered = text.lowercased()
      let isCase = ["true", "false", "null"].contains(lowered)
      throw JSONError(
        offset: position, message: "'\(text)' is no JSON value",
        hint: isCase ? "write \(lowered)" : "put text in double quotes")
    }
    position += letters.count
    return token
  }
}
