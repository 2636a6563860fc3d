import Diagnostics
import JSON
import StyleModel

/// Gives groups with `$extends` what they inherit: a deep merge, in which what stands in the group
/// itself replaces a whole token (Design Tokens, Format module 2025.10, 6.4).
struct TokenInheritance {
  private(set) var tree: TokenTree
  private var report: TokenReport
  private var states: [Int: State] = [:]

  private enum State { case running, done }

  /// Groups that extend groups that extend others, this deep, are taken for endless.
  private static let depthLimit = 256

  /// The most tokens and groups that are inherited: 16,384, or eight for each written one where those
  /// are more.
  ///
  /// Groups that extend a group twice double it at each step.
  private let copyLimit: Int
  private var copyCount = 0

  private var isFull: Bool { copyCount > copyLimit }

  /// Extends all groups of a tree; where they become too many, nothing is left of it but an error.
  static func extend(_ tree: TokenTree, _ report: inout TokenReport) -> TokenTree {
    guard tree.nodes.contains(where: { !$0.isToken && parent(of: $0) != nil }) else { return tree }
    var inheritance = TokenInheritance(tree: tree, report: report)
    var node = 0
    while node < inheritance.tree.nodes.count, !inheritance.isFull {
      inheritance.extend(node, depth: 0)
      node += 1
    }
    report = inheritance.report
    return inheritance.isFull ? TokenTree() : inheritance.tree
  }

  private init(tree: TokenTree, report: TokenReport) {
    self.tree = tree
    self.report = report
    copyLimit = max(16_384, 8 * tree.nodes.count)
  }

  /// The member that says what a group extends; `$ref` beside children is the same.
  private static func parent(of node: TokenTree.Node) -> JSONMember? {
    node.members.first { $0.key == "$extends" } ?? node.members.first { $0.key == "$ref" }
  }

  private mutating func extend(_ node: Int, depth: Int) {
    guard !tree.nodes[node].isToken, states[node] == nil,
      let member = Self.parent(of: tree.nodes[node])
    else { return }
    let place = TokenPlace(file: tree.nodes[node].place.file, offset: member.value.offset)
    states[node] = .running
    defer { states[node] = .done }
    guard depth < Self.depthLimit else {
      return report.add("groups extend one another more than \(Self.depthLimit) deep", at: place)
    }
    let text = member.value.string ?? ""
    guard let path = TokenPath.alias(text) ?? TokenPath.pointer(text) else {
      return report.add(
        "\(quoted(member.key)) must be \"{group}\" or \"#/group\"", at: place)
    }
    guard let other = found(path, depth: depth, place) else { return }
    if isWithin(node, other) || other == node || hasRunning(in: other, but: node) {
      return report.add(
        "'\(TokenPath.text(tree.path(of: node)))' extends '\(TokenPath.text(path))', which holds or "
          + "extends it: a ring", at: place)
    }
    for inner in groups(in: other) {
      extend(inner, depth: depth + 1)
      if isFull { return }
    }
    copy(other, to: node, place)
  }

  /// Finds the group of a path; the groups on the way may inherit it themselves.
  private mutating func found(_ path: [String], depth: Int, _ place: TokenPlace) -> Int? {
    var node = 0
    for (count, name) in path.enumerated() {
      if tree.child(name, of: node) == nil { extend(node, depth: depth + 1) }
      guard let next = tree.child(name, of: node) else {
        let known = TokenPath.text(Array(path[...count]))
        report.add("there is no group '\(known)' to extend", at: place)
        return nil
      }
      node = next
    }
    if tree.nodes[node].isToken {
      report.add("'\(TokenPath.text(path))' is a token, and a group is extended", at: place)
      return nil
    }
    return node
  }

  private func isWithin(_ node: Int, _ group: Int) -> Bool {
    var node = node
    while node != 0 {
      node = tree.nodes[node].parent
      if node == group { return true }
    }
    return false
  }

  private func groups(in group: Int) -> [Int] {
    var found = [group]
    var next = 0
    while next < found.count {
      found += tree.nodes[found[next]].children.filter { !tree.nodes[$0].isToken }
      next += 1
    }
    return found
  }

  private func hasRunning(in group: Int, but node: Int) -> Bool {
    groups(in: group).contains { $0 != node && states[$0] == .running }
  }

  private mutating func copy(_ group: Int, to target: Int, _ place: TokenPlace) {
    // Tokens keep the type that they have where they are inherited.
    if let type = tree.type(of: group) { tree.inherit([type], to: target) }
    var pairs = [(group, target)]
    while let (from, to) = pairs.popLast() {
      tree.inherit(
        tree.nodes[from].members.filter { !["$extends", "$ref"].contains($0.key) }, to: to)
      for child in tree.nodes[from].children {
        let source = tree.nodes[child]
        if let own = tree.child(source.name, of: to) {
          if !source.isToken, !tree.nodes[own].isToken { pairs.append((child, own)) }
          continue
        }
        copyCount += 1
        if isFull {
          return report.add(
            "groups that extend others become more than \(grouped(copyLimit)) tokens and groups",
            at: place)
        }
        var node = source
        node.parent = to
        node.children = []
        node.isInherited = true
        let made = tree.append(node)
        if !source.isToken {
          states[made] = .done
          pairs.append((child, made))
        }
      }
    }
  }
}
