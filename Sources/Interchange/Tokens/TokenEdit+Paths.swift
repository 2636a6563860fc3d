import Diagnostics
import JSON
import StyleModel

extension TokenEdit {
  /// Finds where tints go that the files do not have.
  mutating func findPaths(of tints: [(name: String, tint: Tint)]) {
    let plain = tints.map { name, tint in
      let kept = TokenRemains(in: tint.extras.extensions).path
      return kept.flatMap { TokenName.name(of: $0) == name ? $0 : nil } ?? TokenName.path(of: name)
    }
    var groups: Set<[String]> = []
    for path in plain {
      for count in 1..<max(path.count, 1) { groups.insert(Array(path.prefix(count))) }
    }
    var taken: Set<[String]> = []
    for ((name, _), path) in zip(tints, plain) {
      var path = path
      let last = path[path.count - 1]
      var number = 2
      while !taken.insert(path).inserted {
        path[path.count - 1] = "\(last)-\(number)"
        number += 1
      }
      let isGroup = groups.contains(path) || node(at: path).map { !$0.isToken } ?? false
      paths[name.folded] = isGroup ? path + [TokenPath.root] : path
      check(path, of: name)
    }
  }

  private func node(at path: [String]) -> TokenTree.Node? {
    guard let tree = system.modes.first?.resolving.tree else { return nil }
    return tree.node(at: path).map { tree.nodes[$0] }
  }

  /// Reports a path on which another token stands.
  private mutating func check(_ path: [String], of name: String) {
    for count in path.indices.dropFirst() {
      guard let node = node(at: Array(path.prefix(count))), node.isToken else { continue }
      problems.append(
        Diagnostic(
          .error, file: edits[node.place.file]?.file.path,
          message:
            "the tint '\(name)' has no place: '\(TokenPath.text(Array(path.prefix(count))))' "
            + "is a token, and would be a group",
          hint: "rename one of the two, or move the token to \"$root\" of a group"))
    }
    guard let token = unread(at: path), let type = token.statedType, type != "color" else { return }
    problems.append(
      Diagnostic(
        .error, file: edits[token.place.file]?.file.path,
        message: "the tint '\(name)' has no place: '\(token.key)' is a \(type)",
        hint: "rename the tint: stylectl rename \(typed(name)) NAME"))
  }

  /// The token of a path that is no colour which can be read.
  func unread(at path: [String]) -> Token? {
    guard let resolving = system.modes.first?.resolving else { return nil }
    return resolving.numbers[TokenPath.text(path)].map { resolving.tokens[$0] }
  }
}
