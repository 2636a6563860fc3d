import JSON

extension TokenTree {
  /// A token that another source replaced.
  struct Replaced {
    /// The node.
    var node: Int

    /// Where it stood.
    var old: TokenPlace

    /// Where the other one stands.
    var new: TokenPlace

    /// Whether both have one value.
    var isEqual: Bool
  }

  /// The type that a group, or one around it, gives to what stands in it.
  func type(of group: Int) -> JSONMember? {
    var node = group
    while true {
      if let type = nodes[node].members.first(where: { $0.key == "$type" }) { return type }
      if node == 0 { return nil }
      node = nodes[node].parent
    }
  }
}
