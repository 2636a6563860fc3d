/// A JSON value with the bytes that it takes in its text, for edits that leave the rest as it is.
///
/// Keys may stand twice in an object: what reads it decides what that means.
package struct JSONSpan: Sendable {
  /// What a value is.
  package enum Content: Sendable {
    case object([Member])
    case array([JSONSpan])
    case string(String)

    /// A number, a truth value or `null`.
    case other
  }

  /// A member of an object.
  package struct Member: Sendable {
    /// The key.
    package var key: String

    /// The bytes of the key with its quotes.
    package var keyRange: Range<Int>

    /// The value.
    package var value: JSONSpan
  }

  /// What the value is.
  package var content: Content

  /// The bytes of the value.
  package var range: Range<Int>

  /// Reads a text that is one JSON value.
  package init(reading bytes: [UInt8]) throws(JSONError) {
    var cursor = JSONCursor(bytes)
    self = try cursor.readSpan(from: cursor.next())
    _ = try cursor.next()
  }

  fileprivate init(_ content: Content, _ range: Range<Int>) {
    self.content = content
    self.range = range
  }

  /// The members in their order; none for anything but an object.
  package var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The elements; none for anything but an array.
  package var elements: [JSONSpan] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The string; nil for anything else.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// Whether the value is an object.
  package var isObject: Bool {
    if case .object = content { true } else { false }
  }

  /// The value of the first member of a key; nil where there is none.
  package subscript(key: String) -> JSONSpan? {
    members.first { $0.key == key }?.value
  }
}

extension JSONCursor {
  /// Reads the value whose first token is the present one.
  fileprivate mutating func readSpan(from token: JSONToken) throws(JSONError) -> JSONSpan {
    let start = tokenOffset
    switch token {
    case .objectStart:
      var members: [JSONSpan.Member] = []
      while try next() == .key {
        let (key, range) = (text, tokenOffset..<textRange.upperBound + 1)
        let value = try readSpan(from: next())
        members.append(JSONSpan.Member(key: key, keyRange: range, value: value))
      }
      return JSONSpan(.object(members), start..<tokenOffset + 1)
    case .arrayStart:
      var elements: [JSONSpan] = []
      while true {
        let token = try next()
        guard token != .arrayEnd else { break }
        elements.append(try readSpan(from: token))
      }
      return JSONSpan(.array(elements), start..<tokenOffset + 1)
    default:
      return JSONSpan(token == .string ? .string(text) : .other, start..<position)
    }
  }
}
