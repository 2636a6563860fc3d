import JSON

/// Tokens that are put into a group, with the groups that are new around them, in their order.
struct NewTokens {
  private var token: JSONValue?
  private var children: [(name: String, tokens: NewTokens)] = []
  private var places: [String: Int] = [:]

  /// Puts a token at a path.
  mutating func insert(_ token: JSONValue, at path: ArraySlice<String>) {
    guard let name = path.first else {
      self.token = token
      return
    }
    if let known = places[name] {
      children[known].tokens.insert(token, at: path.dropFirst())
    } else {
      var tokens = NewTokens()
      tokens.insert(token, at: path.dropFirst())
      places[name] = children.count
      children.append((name, tokens))
    }
  }

  /// The group or the token as JSON.
  private var json: JSONValue {
    token ?? .object(children.map { JSONMember($0.name, $0.tokens.json) })
  }

  /// How many groups stand around the deepest token.
  private var depth: Int { (children.map { $0.tokens.depth + 1 }.max() ?? 0) }

  /// Writes all of it to the end of a group.
  func write(into group: JSONSpan, _ edit: inout JSONEdit, _ style: JSONStyle) {
    var style = style
    let levels = style.openLevels
    guard !group.members.isEmpty else {
      style.openLevels = levels + depth - 1
      return edit.append(
        children.map { JSONMember($0.name, $0.tokens.json) }, to: group, style: style)
    }
    for child in children {
      style.openLevels = levels + child.tokens.depth
      edit.append([JSONMember(child.name, child.tokens.json)], to: group, style: style)
    }
  }
}
