/// The versions of one item, each with those that it follows.
///
/// No function here calls itself, so that a line of any length is walked.
package struct VersionGraph: Sendable {
  /// A version, as far as a graph knows it.
  package struct Node: Hashable, Sendable {
    /// The version.
    package var hash: ContentHash

    /// The versions that it follows.
    package var parents: [ContentHash]

    /// Whether somebody wrote it; a merge is made of what others wrote.
    package var isAuthored: Bool

    /// Creates a node.
    package init(_ hash: ContentHash, parents: [ContentHash], isAuthored: Bool) {
      self.hash = hash
      self.parents = parents
      self.isAuthored = isAuthored
    }
  }

  private var places: [ContentHash: Int] = [:]
  private var nodes: [Node] = []
  private var parents: [[Int]] = []

  /// The length of the longest way from each version to a first one: more than for any ancestor.
  private var generations: [Int] = []

  /// Creates the graph of versions in any order; parents that are not among them count for nothing.
  package init(_ versions: some Sequence<Node>) {
    for node in versions where places[node.hash] == nil {
      places[node.hash] = nodes.count
      nodes.append(node)
    }
    parents = nodes.map { node in node.parents.compactMap { places[$0] } }
    generations = [Int](repeating: 0, count: nodes.count)
    findGenerations()
  }

  /// Whether a version is in the graph.
  package func contains(_ version: ContentHash) -> Bool { places[version] != nil }

  /// Goes from the first versions to the last ones, each when all of its parents are done.
  private mutating func findGenerations() {
    var children = [[Int]](repeating: [], count: nodes.count)
    var missing = parents.map(\.count)
    for (child, parents) in parents.enumerated() {
      for parent in parents { children[parent].append(child) }
    }
    var ready = nodes.indices.filter { missing[$0] == 0 }
    while let place = ready.popLast() {
      for child in children[place] {
        generations[child] = max(generations[child], generations[place] + 1)
        missing[child] -= 1
        if missing[child] == 0 { ready.append(child) }
      }
    }
  }
}

extension VersionGraph {
  /// Returns those of some versions and their ancestors that somebody wrote and that no other of
  /// these follows, sorted.
  package func maximalAuthoredAncestors(of heads: some Sequence<ContentHash>) -> [ContentHash] {
    var walk = AncestryWalk()
    for head in heads { visit(head, marks: .first, in: &walk) }
    var found: [ContentHash] = []
    while let (place, marks) = walk.next() {
      let isFound = !marks.contains(.done) && nodes[place].isAuthored
      if isFound { found.append(nodes[place].hash) }
      pass(isFound ? [.first, .done] : marks, from: place, in: &walk)
    }
    return found.sorted()
  }

  /// Returns the common ancestors of some versions and another one that no other common ancestor
  /// follows, sorted; a version is an ancestor of itself.
  ///
  /// The first versions stand together for the merge of them all. A criss-cross gives several.
  package func bestCommonAncestors(
    of versions: some Sequence<ContentHash>, and other: ContentHash
  ) -> [ContentHash] {
    var walk = AncestryWalk()
    for version in versions { visit(version, marks: .first, in: &walk) }
    visit(other, marks: .second, in: &walk)
    var found: [ContentHash] = []
    while let (place, marks) = walk.next() {
      let isFound = marks == [.first, .second]
      if isFound { found.append(nodes[place].hash) }
      pass(isFound ? [.first, .second, .done] : marks, from: place, in: &walk)
    }
    return found.sorted()
  }

  /// Whether a version is one of some heads or an ancestor of one.
  package func covers(_ heads: some Sequence<ContentHash>, _ version: ContentHash) -> Bool {
    bestCommonAncestors(of: heads, and: version) == [version]
  }

  private func visit(_ version: ContentHash, marks: AncestryWalk.Marks, in walk: inout AncestryWalk)
  {
    guard let place = places[version] else { return }
    walk.visit(place, generation: generations[place], marks: marks)
  }

  private func pass(_ marks: AncestryWalk.Marks, from place: Int, in walk: inout AncestryWalk) {
    for parent in parents[place] {
      walk.visit(parent, generation: generations[parent], marks: marks)
    }
  }
}
