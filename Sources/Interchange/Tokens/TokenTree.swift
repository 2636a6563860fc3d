import Diagnostics
import JSON
import StyleModel

/// Groups and tokens of one or several files, merged in order: the last one wins.
struct TokenTree {
  /// A group or a token.
  struct Node {
    /// The name.
    var name: String

    /// The node of the group that it stands in; the outermost group stands in itself.
    var parent: Int

    /// Whether it is a token.
    var isToken = false

    /// Whether it stands in another group, which its group extends.
    var isInherited = false

    /// What stands in it, in order.
    var children: [Int] = []

    /// The members that begin with `$`.
    var members: [JSONMember] = []

    /// Where it was read.
    var place: TokenPlace
  }

  /// The nodes; the first is the outermost group.
  private(set) var nodes: [Node]

  /// The tokens that another source replaced.
  private(set) var replaced: [Replaced] = []

  private var places: [ChildKey: Int] = [:]

  /// A name in a group.
  private struct ChildKey: Hashable {
    var parent: Int
    var name: String
  }

  /// More groups and tokens than these are refused.
  static let nodeLimit = 300_000

  /// Creates an empty tree.
  init() {
    nodes = [Node(name: "", parent: 0, place: TokenPlace(file: 0, offset: 0))]
  }

  /// Whether nothing more can be taken.
  var isFull: Bool { nodes.count >= Self.nodeLimit }

  /// The node of a name in a group.
  func child(_ name: String, of group: Int) -> Int? {
    places[ChildKey(parent: group, name: name)]
  }

  /// The node of a path.
  func node(at path: some Sequence<String>) -> Int? {
    var node = 0
    for name in path {
      guard let next = child(name, of: node) else { return nil }
      node = next
    }
    return node
  }

  /// The names on the way to a node.
  func path(of node: Int) -> [String] {
    var names: [String] = []
    var node = node
    while node != 0 {
      names.append(nodes[node].name)
      node = nodes[node].parent
    }
    return names.reversed()
  }

  /// Makes a node in a group.
  mutating func append(_ node: Node) -> Int {
    let index = nodes.count
    nodes.append(node)
    nodes[node.parent].children.append(index)
    places[ChildKey(parent: node.parent, name: node.name)] = index
    return index
  }

  /// Takes over what a group has and another one lacks.
  mutating func inherit(_ members: [JSONMember], to group: Int) {
    let own = nodes[group].members
    nodes[group].members += members.filter { member in !own.contains { $0.key == member.key } }
  }
}

extension TokenTree {
  /// Merges a group of a file into the outermost group.
  ///
  /// JSON is at most 64 deep, so that this calls itself no oftener.
  mutating func merge(_ value: JSONValue, of file: Int, _ report: inout TokenReport) {
    guard let members = value.object else {
      return report.add(
        "tokens are an object, but this is \(value.kindName)",
        at: TokenPlace(file: file, offset: value.offset))
    }
    merge(members, into: 0, of: file, &report)
  }

  private mutating func merge(
    _ members: [JSONMember], into group: Int, of file: Int, _ report: inout TokenReport
  ) {
    func isOfGroup(_ member: JSONMember) -> Bool {
      member.key.hasPrefix("$") && member.key != TokenPath.root
    }
    for member in members where isOfGroup(member) {
      take(member, of: group, at: TokenPlace(file: file, offset: member.keyOffset), &report)
    }
    for member in members where !isOfGroup(member) {
      let place = TokenPlace(file: file, offset: member.keyOffset)
      guard member.key == TokenPath.root || TokenPath.isName(member.key) else {
        report.add(
          .warning,
          member.key.isEmpty
            ? "a token has no name and is left out"
            : "\(quoted(member.key)) is left out: names of tokens and groups have none of { } .",
          at: place)
        continue
      }
      guard let inner = member.value.object else {
        report.add(
          .warning,
          "\(quoted(member.key)) is left out: it is \(member.value.kindName), neither a token nor a "
            + "group", at: TokenPlace(file: file, offset: member.value.offset),
          hint: "a token is { \"$type\": \"color\", \"$value\": … }")
        continue
      }
      merge(inner, named: member.key, into: group, at: place, &report)
    }
  }

  private mutating func merge(
    _ members: [JSONMember], named name: String, into group: Int, at place: TokenPlace,
    _ report: inout TokenReport
  ) {
    guard let isToken = isToken(members, named: name, in: group, at: place, &report) else { return }
    guard !isFull else {
      return report.add(
        "there are more than \(grouped(Self.nodeLimit)) tokens and groups", at: place)
    }
    guard let old = child(name, of: group) else {
      let node = append(Node(name: name, parent: group, isToken: isToken, place: place))
      return fill(node, with: members, at: place, &report)
    }
    if !nodes[old].name.utf8.elementsEqual(name.utf8) {
      return report.add(
        "\(quoted(name)) is another name here, spelled with other characters, and would be the tint "
          + "of the same name", at: place, hint: "rename one of the two")
    }
    if nodes[old].isToken != isToken {
      return report.add(
        "\(quoted(name)) is a token in one source and a group in another", at: place)
    }
    if isToken {
      if nodes[old].place != place {
        func value(_ members: [JSONMember]) -> JSONValue? {
          members.first { $0.key == "$value" || $0.key == "$ref" }?.value
        }
        replaced.append(
          Replaced(
            node: old, old: nodes[old].place, new: place,
            isEqual: value(nodes[old].members) == value(members)))
      }
      nodes[old].members = []
      nodes[old].place = place
    }
    fill(old, with: members, at: place, &report)
  }

  /// Whether members make a token, else a group; nil where they make neither.
  private func isToken(
    _ members: [JSONMember], named name: String, in group: Int, at place: TokenPlace,
    _ report: inout TokenReport
  ) -> Bool? {
    let own = members.first { $0.key == "$type" }?.value.string
    let isColor = own.map { $0 == "color" } ?? (type(of: group)?.value.string == "color")
    let severity = isColor ? Diagnostic.Severity.error : .warning
    let keys = Set(members.map(\.key))
    let inner = members.filter { !$0.key.hasPrefix("$") || $0.key == TokenPath.root }
    let isToken = keys.contains("$value") || keys.contains("$ref") && inner.isEmpty
    if keys.contains("$value"), let child = inner.first {
      report.add(
        severity,
        "\(quoted(name)) has \"$value\", and \(quoted(child.key)) stands in it: it is a token or a "
          + "group, not both",
        at: place, hint: "put the value into \"$root\": { \"$value\": … }")
    } else if keys.contains("$value"), keys.contains("$ref") {
      report.add(severity, "\(quoted(name)) has both \"$value\" and \"$ref\"", at: place)
    } else if name == TokenPath.root, !isToken {
      report.add(severity, "\"$root\" must be a token, with \"$value\"", at: place)
    } else {
      return isToken
    }
    return nil
  }

  private mutating func fill(
    _ node: Int, with members: [JSONMember], at place: TokenPlace, _ report: inout TokenReport
  ) {
    guard nodes[node].isToken else {
      return merge(members, into: node, of: place.file, &report)
    }
    nodes[node].members = members
    for member in members where !Self.tokenKeys.contains(member.key) {
      report.add(
        .warning, "tokens have no key \(quoted(member.key)); it is kept",
        at: TokenPlace(file: place.file, offset: member.keyOffset))
    }
  }

  /// The keys of tokens that the format has.
  static let tokenKeys: Set = [
    "$value", "$ref", "$type", "$description", "$deprecated", "$extensions",
  ]

  private mutating func take(
    _ member: JSONMember, of group: Int, at place: TokenPlace, _ report: inout TokenReport
  ) {
    switch member.key {
    case "$type", "$deprecated", "$extends", "$ref", "$description", "$extensions":
      nodes[group].members.removeAll { $0.key == member.key }
      var member = member
      // Places are looked up by the group's file, which may be another one by then.
      member.keyOffset = place.offset
      nodes[group].members.append(member)
      if member.key != "$description", member.key != "$extensions" {
        nodes[group].place = nodes[group].name.isEmpty ? nodes[group].place : place
      }
    case "$schema" where group == 0: break
    default:
      report.add(.warning, "groups have no key \(quoted(member.key)); it is left out", at: place)
    }
  }
}
