import Diagnostics

extension JSONValue {
  /// Reads a text that is one JSON value (RFC 8259), with or without a byte order mark.
  ///
  /// Two equal keys in one object are an error, as are bytes that are not UTF-8 and a depth of more
  /// than 64. Keys are compared byte by byte.
  package init(reading bytes: [UInt8]) throws(JSONError) {
    var cursor = JSONCursor(bytes)
    self = try cursor.readValue()
    _ = try cursor.next()
  }
}

extension JSONCursor {
  /// Reads the next value whole.
  package mutating func readValue() throws(JSONError) -> JSONValue {
    try readValue(from: next())
  }

  /// Reads the value whose first token is the present one.
  package mutating func readValue(from token: JSONToken) throws(JSONError) -> JSONValue {
    let offset = tokenOffset
    switch token {
    case .objectStart: return JSONValue(.object(try readMembers()), offset: offset)
    case .arrayStart: return JSONValue(.array(try readElements()), offset: offset)
    case .string: return JSONValue(.string(text), offset: offset)
    case .number:
      return JSONValue(
        .number(String(decoding: bytes[textRange], as: UTF8.self)), offset: offset)
    case .bool(let value): return JSONValue(.bool(value), offset: offset)
    case .null, .key, .objectEnd, .arrayEnd, .end: return JSONValue(.null, offset: offset)
    }
  }

  /// Reads the rest of the array that was begun.
  private mutating func readElements() throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    while true {
      let token = try next()
      if token == .arrayEnd { return elements }
      elements.append(try readValue(from: token))
    }
  }

  /// Reads the rest of the object that was begun.
  private mutating func readMembers() throws(JSONError) -> [JSONMember] {
    var members: [JSONMember] = []
    while try next() == .key {
      let key = text
      let offset = tokenOffset
      members.append(JSONMember(key, try readValue(), keyOffset: offset))
    }
    if let error = JSONError(ofTwinsIn: members) { throw error }
    return members
  }
}

extension JSONError {
  /// Creates the error of the first key that stands twice in one object; nil where none does.
  package init?(ofTwinsIn members: [JSONMember]) {
    guard let twin = firstTwin(in: members) else { return nil }
    self.init(
      offset: members[twin.later].keyOffset,
      message: "the key \(quoted(members[twin.later].key)) stands twice in one object",
      hint: "take one of them out", earlierOffset: members[twin.earlier].keyOffset)
  }
}

/// Returns the positions of the first member whose key stood before, and of that earlier one.
private func firstTwin(in members: [JSONMember]) -> (earlier: Int, later: Int)? {
  guard members.count > 1 else { return nil }
  let order = members.indices.sorted { left, right in
    let (a, b) = (members[left].key.utf8, members[right].key.utf8)
    return a.elementsEqual(b) ? left < right : a.lexicographicallyPrecedes(b)
  }
  var first: (earlier: Int, later: Int)?
  for place in 1..<order.count {
    let (earlier, later) = (order[place - 1], order[place])
    guard members[earlier].key.utf8.elementsEqual(members[later].key.utf8) else { continue }
    if first.map({ later < $0.later }) ?? true { first = (earlier, later) }
  }
  return first
}
