/// The part of an XML property list that holds texts: dictionaries and strings.
indirect enum PropertyList: Hashable, Sendable {
  /// A string.
  case string(String)

  /// A dictionary; of a key that is there twice the last value counts.
  case dictionary([String: PropertyList])

  /// Anything else: its content is not looked at.
  case other

  /// The value of a key; nil where this is no dictionary, or has none.
  subscript(key: String) -> PropertyList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }
}
