/// A JSON value with the place it was read from.
///
/// Values are equal when their contents are; the place does not count.
package struct JSONValue: Sendable {
  /// What a value is.
  package enum Content: Hashable, Sendable {
    case null
    case bool(Bool)

    /// A number as it was spelled.
    case number(String)
    case string(String)
    case array([JSONValue])

    /// The members in the order they were read in.
    case object([JSONMember])
  }

  /// What the value is.
  package var content: Content

  /// The byte offset of its first byte; 0 for a value that was not read.
  package var offset: Int

  /// Creates a value.
  package init(_ content: Content, offset: Int = 0) {
    self.content = content
    self.offset = offset
  }
}

/// A member of an object.
package struct JSONMember: Sendable {
  /// The key.
  package var key: String

  /// The byte offset of the opening quote of the key; 0 for a member that was not read.
  package var keyOffset: Int

  /// The value.
  package var value: JSONValue

  /// Creates a member.
  package init(_ key: String, _ value: JSONValue, keyOffset: Int = 0) {
    self.key = key
    self.value = value
    self.keyOffset = keyOffset
  }
}

extension JSONValue: Hashable {
  /// Compares the contents.
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.content == right.content
  }

  /// Feeds the content.
  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension JSONMember: Hashable {
  /// Compares keys and values.
  package static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.key == right.key && left.value == right.value
  }

  /// Feeds key and value.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}
