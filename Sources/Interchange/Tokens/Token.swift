import JSON

/// A token with what its groups give it.
struct Token {
  /// The names on the way to it.
  var path: [String]

  /// Where it stands.
  var place: TokenPlace

  /// Whether it stands in another group, which its group extends.
  var isInherited: Bool

  /// Its own members.
  var members: [JSONMember]

  /// The type that the nearest group gives.
  var groupType: String?

  /// Whether it is deprecated, as it says itself or else the nearest group.
  var deprecated: JSONMember?

  /// The path as an alias shows it; no name has a dot in it.
  var key: String { TokenPath.text(path) }

  /// The type that it says itself, or the nearest group.
  var statedType: String? { self["$type"]?.value.string ?? groupType }

  /// A member of its own.
  subscript(key: String) -> JSONMember? { members.first { $0.key == key } }

  /// The place of a value of the token.
  func place(of value: JSONValue) -> TokenPlace {
    TokenPlace(file: place.file, offset: value.offset)
  }
}

extension TokenTree {
  /// All tokens in the order of the groups.
  func tokens() -> [Token] {
    var tokens: [Token] = []
    collect(into: &tokens)
    return tokens
  }

  private func collect(into tokens: inout [Token]) {
    typealias Step = (node: Int, path: [String], type: String?, deprecated: JSONMember?)
    var steps: [Step] = [(0, [], nil, nil)]
    while let step = steps.popLast() {
      let node = nodes[step.node]
      let deprecated = node.members.first { $0.key == "$deprecated" } ?? step.deprecated
      if node.isToken {
        tokens.append(
          Token(
            path: step.path, place: node.place, isInherited: node.isInherited,
            members: node.members, groupType: step.type, deprecated: deprecated))
        continue
      }
      let type = node.members.first { $0.key == "$type" }?.value.string ?? step.type
      for child in node.children.reversed() {
        steps.append((child, step.path + [nodes[child].name], type, deprecated))
      }
    }
  }
}
