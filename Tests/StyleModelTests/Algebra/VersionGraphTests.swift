import StyleModel
import TestSupport
import Testing

/// The questions to a version graph, against the plainest answers and on lines of any length.
@Suite struct VersionGraphTests {
  @Test(arguments: UInt64(1)...300)
  func answersAreThoseOfTheDefinition(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let nodes = Self.nodes(count: .random(in: 1...14, using: &random), &random)
    let graph = VersionGraph(nodes.shuffled(using: &random))
    let plain = PlainGraph(nodes)
    for _ in 0..<12 {
      let heads = Set((0..<3).map { _ in nodes.randomElement(using: &random)?.hash ?? hash(0) })
      let other = nodes.randomElement(using: &random)?.hash ?? hash(0)
      #expect(
        graph.maximalAuthoredAncestors(of: heads) == plain.maximal(plain.authored(below: heads)))
      #expect(
        graph.bestCommonAncestors(of: heads, and: other)
          == plain.maximal(plain.below(heads).intersection(plain.below([other]))))
      #expect(graph.covers(heads, other) == plain.below(heads).contains(other))
    }
  }

  @Test func crissCrossHasSeveralBestCommonAncestors() {
    let graph = VersionGraph([
      node(1), node(2, [1]), node(3, [1]), node(4, [2, 3]), node(5, [2, 3]),
    ])
    #expect(graph.bestCommonAncestors(of: [hash(4)], and: hash(5)) == [hash(2), hash(3)].sorted())
    #expect(graph.bestCommonAncestors(of: [hash(2), hash(3)], and: hash(4)).count == 2)
  }

  @Test func mergesGiveWayToWhatTheyJoin() {
    let graph = VersionGraph([
      node(1), node(2, [1]), node(3, [1]), node(4, [2, 3], isAuthored: false), node(5, [1]),
      node(6, [4]),
    ])
    let all = { (heads: [ContentHash]) in graph.maximalAuthoredAncestors(of: heads) }
    #expect(all([hash(4)]) == [hash(2), hash(3)].sorted())
    #expect(all([hash(4), hash(5)]) == [hash(2), hash(3), hash(5)].sorted())
    #expect(all([hash(2), hash(6)]) == [hash(6)])
    #expect(all([]).isEmpty)
    #expect(all([hash(99)]).isEmpty)
  }

  @Test func versionsWithoutAnAncestorInCommonHaveNone() {
    let graph = VersionGraph([node(1), node(2)])
    #expect(graph.bestCommonAncestors(of: [hash(1)], and: hash(2)).isEmpty)
    #expect(graph.bestCommonAncestors(of: [], and: hash(2)).isEmpty)
    #expect(!graph.covers([hash(1)], hash(2)))
  }

  @Test func ringsAndMissingParentsEndTheWalk() {
    let graph = VersionGraph([node(1, [2, 77]), node(2, [1])])
    #expect(graph.maximalAuthoredAncestors(of: [hash(1)]).contains(hash(1)))
    #expect(graph.covers([hash(2)], hash(2)))
  }

  @Test func longLinesAreWalked() {
    let count = 100_000
    var nodes = [node(0)]
    for number in 1...count { nodes.append(node(number, [number - 1])) }
    nodes += [node(count + 1, [count]), node(count + 2, [0])]
    let graph = VersionGraph(nodes)
    #expect(
      graph.bestCommonAncestors(of: [hash(count + 1)], and: hash(count + 2)) == [hash(0)])
    #expect(graph.covers([hash(count)], hash(0)))
    #expect(graph.maximalAuthoredAncestors(of: [hash(count), hash(0)]) == [hash(count)])
  }

  private static func nodes(count: Int, _ random: inout SplitMix64) -> [VersionGraph.Node] {
    (0..<count).map { number in
      let parents = number == 0 ? 0 : Int.random(in: 0...3, using: &random)
      let chosen = Set((0..<parents).map { _ in Int.random(in: 0..<number, using: &random) })
      return node(
        number, chosen.sorted(), isAuthored: chosen.isEmpty || Bool.random(using: &random))
    }
  }
}

/// The hash that stands for a number, in no order that a number tells.
func hash(_ number: Int) -> ContentHash {
  let mixed = UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15
  let bytes = (0..<32).map { UInt8(truncatingIfNeeded: mixed >> (UInt64($0) % 8 * 8)) }
  return ContentHash(bytes: bytes) ?? ContentHash(of: [])
}

/// A version of the hash that stands for a number.
func node(_ number: Int, _ parents: [Int] = [], isAuthored: Bool = true) -> VersionGraph.Node {
  VersionGraph.Node(hash(number), parents: parents.map(hash), isAuthored: isAuthored)
}

/// A version graph whose answers are the definitions, word for word.
private struct PlainGraph {
  private let nodes: [ContentHash: VersionGraph.Node]

  init(_ nodes: [VersionGraph.Node]) {
    self.nodes = Dictionary(nodes.map { ($0.hash, $0) }, uniquingKeysWith: { $1 })
  }

  /// Some versions and all their ancestors.
  func below(_ versions: Set<ContentHash>) -> Set<ContentHash> {
    versions.reduce(versions) { $0.union(below(Set(nodes[$1]?.parents ?? []))) }
  }

  func authored(below versions: Set<ContentHash>) -> Set<ContentHash> {
    below(versions).filter { nodes[$0]?.isAuthored == true }
  }

  /// Those that no other one follows.
  func maximal(_ versions: Set<ContentHash>) -> [ContentHash] {
    versions.filter { version in
      !versions.contains { $0 != version && below([$0]).contains(version) }
    }.sorted()
  }
}
