import JSON

/// What the catalog keeps in `extensions` of a tint that came from a token.
struct TokenRemains: Hashable {
  /// The key of it.
  static let key = "tokens"

  /// The keys of what other formats keep in a tint, which a file of tokens says nothing of.
  static func isOthers(_ key: String) -> Bool { key.hasPrefix("colorset") }

  /// The description.
  var description: String?

  /// The path, where the name of the tint does not say it.
  var path: [String]?

  /// Members that the format does not have.
  var members: [JSONMember] = []

  /// What groups around the token say of themselves, by their paths, joined by dots.
  var groups: [JSONMember] = []

  /// Creates nothing.
  init() {}

  /// Reads what is kept in a tint.
  init(in extensions: [JSONMember]) {
    guard let value = extensions.first(where: { $0.key == Self.key })?.value else { return }
    description = value["description"]?.string
    path = value["path"]?.array?.compactMap(\.string)
    members = value["members"]?.object ?? []
    groups = value["groups"]?.object ?? []
  }

  /// The member of `extensions`; nil where there is nothing to keep.
  var member: JSONMember? {
    let value = JSONValue.object([
      "description": description.map(JSONValue.string),
      "groups": groups.isEmpty ? nil : .object(groups),
      "members": members.isEmpty ? nil : .object(members),
      "path": path.map { .array($0.map(JSONValue.string)) },
    ])
    return value.object?.isEmpty == true ? nil : JSONMember(Self.key, value)
  }
}
