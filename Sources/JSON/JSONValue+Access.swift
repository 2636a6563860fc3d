extension JSONValue {
  /// The string; nil for anything else.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The elements; nil for anything but an array.
  package var array: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members in their order; nil for anything but an object.
  package var object: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The truth value; nil for anything else.
  package var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// The number, rounded to the nearest double; nil for anything else and for one too large.
  package var double: Double? {
    guard case .number(let spelling) = content, let value = Double(spelling), value.isFinite else {
      return nil
    }
    return value
  }

  /// The number where it is spelled as a whole one that fits; nil for anything else.
  package var int: Int? {
    if case .number(let spelling) = content { Int(spelling) } else { nil }
  }

  /// Whether the value is `null`.
  package var isNull: Bool { content == .null }

  /// The value of a key of an object; nil for anything else.
  package subscript(key: String) -> JSONValue? {
    object?.first { $0.key == key }?.value
  }

  /// What the value is, as an error names it: `a string`, `an array`.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
