/// A value that is bound to a statement.
enum SQLValue {
  case null
  case integer(Int)
  case text(String)
  case utf8([UInt8])
  case blob([UInt8])

  /// Text, or NULL for nil.
  static func optional(_ text: String?) -> SQLValue { text.map(SQLValue.text) ?? .null }

  /// A number, or NULL for nil.
  static func optional(_ number: Int?) -> SQLValue { number.map(SQLValue.integer) ?? .null }

  /// Bytes, or NULL for nil.
  static func optional(_ bytes: [UInt8]?) -> SQLValue { bytes.map(SQLValue.blob) ?? .null }
}
