extension JSONValue {
  /// The value `null`.
  package static var null: JSONValue { JSONValue(.null) }

  /// Returns a string.
  package static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  /// Returns a truth value.
  package static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }

  /// Returns a whole number.
  package static func number(_ value: some BinaryInteger) -> JSONValue {
    JSONValue(.number(String(value)))
  }

  /// Returns a number in its shortest spelling that reads back the same; what is not finite, which
  /// JSON cannot say, is `null`.
  package static func number(_ value: Double) -> JSONValue {
    value.isFinite ? JSONValue(.number(canonicalNumber("\(value)"))) : .null
  }

  /// Returns an array.
  package static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }

  /// Returns an object.
  package static func object(_ members: [JSONMember]) -> JSONValue { JSONValue(.object(members)) }

  /// Returns an object without the members whose value is nil.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { JSONMember(key, $0) } })
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a string.
  package init(stringLiteral text: String) { self.init(.string(text)) }

  /// Creates a whole number.
  package init(integerLiteral value: Int) { self.init(.number(String(value))) }

  /// Creates a truth value.
  package init(booleanLiteral value: Bool) { self.init(.bool(value)) }

  /// Creates an array.
  package init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }

  /// Creates an object.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(.object(members.map { JSONMember($0, $1) }))
  }
}
