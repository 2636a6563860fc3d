import JSON

/// How the file of a colour set is laid out: the order of its keys, and what it ends with.
struct ColorSetLayout: Hashable {
  /// Whether keys stand in the order that Xcode wrote them in before it sorted them (up to Xcode 10).
  var isOld = false

  /// Whether the last line has its end, as newer files have.
  var hasFinalNewline = true

  /// That of Xcode's files before it sorted keys.
  static let old = ColorSetLayout(isOld: true, hasFinalNewline: false)

  /// All layouts that are told apart, the present one of Xcode first.
  static let all = [
    ColorSetLayout(), ColorSetLayout(isOld: false, hasFinalNewline: false), old,
    ColorSetLayout(isOld: true, hasFinalNewline: true),
  ]

  /// Returns the text of a file.
  func text(of value: JSONValue) -> String {
    ordered(value).xcode + (hasFinalNewline ? "\n" : "")
  }

  /// Returns a value with its keys in the order of the layout.
  func ordered(_ value: JSONValue) -> JSONValue {
    switch value.content {
    case .array(let elements): .array(elements.map(ordered))
    case .object(let members):
      .object(
        members.map { JSONMember($0.key, ordered($0.value)) }.sorted { left, right in
          let (a, b) = (rank(of: left.key), rank(of: right.key))
          return a != b ? a < b : left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
        })
    default: value
    }
  }

  private func rank(of key: String) -> Int {
    guard isOld else { return 0 }
    let order = [
      "info", "version", "author", "properties", "idiom", "appearances", "appearance",
      "display-gamut", "value", "color", "color-space", "platform", "reference", "components",
      "red", "white", "alpha", "blue", "green", "colors",
    ]
    return order.firstIndex(of: key) ?? order.count
  }
}
