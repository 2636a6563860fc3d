import JSON

/// A group of tokens that is being put together.
struct TokenGroup {
  private var token: JSONValue?
  private var children: [String: TokenGroup] = [:]

  /// What it says of itself.
  private var members: [JSONMember] = []

  /// Puts a token at a path; a name has at most 200 bytes, so that this calls itself no oftener.
  mutating func insert(_ token: JSONValue, at path: ArraySlice<String>) {
    guard let name = path.first else {
      self.token = token
      return
    }
    children[name, default: TokenGroup()].insert(token, at: path.dropFirst())
  }

  /// Lets a group say something of itself, where it is one and nothing said it before.
  mutating func describe(_ members: [JSONMember], at path: ArraySlice<Substring>) {
    guard let name = path.first else {
      self.members += members.filter { member in
        TokenGroups.keys.contains(member.key) && !self.members.contains { $0.key == member.key }
      }
      return
    }
    children[String(name)]?.describe(members, at: path.dropFirst())
  }

  /// The group as JSON; outermost groups say the type for all that stands in them.
  func json(isOutermost: Bool = false) -> JSONValue {
    if let token { return token }
    return .object(
      members
        + children.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
          name, child in
          guard isOutermost else { return JSONMember(name, child.json()) }
          let inner = child.json().object ?? []
          return JSONMember(name, .object([JSONMember("$type", "color")] + inner))
        })
  }
}
