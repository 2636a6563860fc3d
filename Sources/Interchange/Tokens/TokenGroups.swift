import JSON

/// The descriptions and extensions of groups, which a catalog has no items for.
///
/// Of the tints in a group, the first by its name keeps them.
struct TokenGroups {
  /// What a group says of itself.
  private struct Remains {
    var members: [JSONMember]
    var place: TokenPlace
  }

  private var remains: [String: Remains] = [:]

  /// The keys of it.
  static let keys = ["$description", "$extensions"]

  /// Begins with nothing.
  init() {}

  /// Collects what the groups of a tree say.
  init(of tree: TokenTree, _ report: inout TokenReport) {
    for (index, node) in tree.nodes.enumerated() where !node.isToken {
      let members = node.members.filter { Self.isKept($0, at: node.place, &report) }
      guard !members.isEmpty else { continue }
      let key = TokenPath.text(tree.path(of: index))
      remains[key] = Remains(
        members: members.sorted { $0.key < $1.key }, place: node.place)
    }
  }

  private static func isKept(
    _ member: JSONMember, at place: TokenPlace, _ report: inout TokenReport
  ) -> Bool {
    switch member.key {
    case "$description" where member.value.string == nil:
      report.add(.warning, "\"$description\" is no string and is left out", at: place)
      return false
    case "$extensions" where member.value.object == nil:
      report.add(.warning, "\"$extensions\" is no object and is left out", at: place)
      return false
    default: return keys.contains(member.key)
    }
  }

  /// Takes out what the groups around a token say, outermost first.
  mutating func take(around path: [String]) -> [JSONMember] {
    guard !remains.isEmpty else { return [] }
    return path.indices.compactMap { count in
      let key = TokenPath.text(Array(path[..<count]))
      return remains.removeValue(forKey: key).map { JSONMember(key, .object($0.members)) }
    }
  }

  /// Tells of the groups that no colour stands in.
  func tellRest(_ report: inout TokenReport) {
    let rest = remains.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    guard let first = rest.first else { return }
    report.add(
      .note,
      "no colour stands in \(first.key.isEmpty ? "the file" : "'\(first.key)'")"
        + (rest.count == 1 ? "" : " and \(rest.count - 1) other group\(rest.count == 2 ? "" : "s")")
        + ": \(rest.count == 1 ? "its" : "their") description and extensions are left out",
      at: first.value.place)
  }
}
