import StyleModel
import TestSupport
import Testing

/// Three to six catalogs that write at random and take from each other in any order: once each has
/// all, all have the same heads.
@Suite struct PullingLawTests {
  @Test(arguments: UInt64(1)...200)
  func everyOrderEndsWithTheSameHeads(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let world = World()
    var catalogs = (0..<Int.random(in: 3...6, using: &random)).map { _ in Set<ContentHash>() }
    if Bool.random(using: &random) {
      let first = try world.write("sea", 0, 0, parents: [])
      catalogs = catalogs.map { _ in [first] }
    }
    for _ in 0..<Int.random(in: 4...24, using: &random) {
      let index = Int.random(in: catalogs.indices, using: &random)
      if Int.random(in: 0..<3, using: &random) == 0 {
        let other = Int.random(in: catalogs.indices, using: &random)
        catalogs[index] = try world.join(catalogs[index], catalogs[other])
      } else {
        catalogs[index] = try world.edit(catalogs[index], &random)
      }
    }
    let written = world.authored(below: Set(catalogs.joined()))
    // Random pulls until each has met each, then one more round in another order.
    for _ in 0..<catalogs.count {
      for index in catalogs.indices.shuffled(using: &random) {
        for other in catalogs.indices.shuffled(using: &random) {
          catalogs[index] = try world.join(catalogs[index], catalogs[other])
        }
      }
    }
    #expect(Set(catalogs).count == 1)
    let before = catalogs
    for index in catalogs.indices {
      for other in catalogs.indices.shuffled(using: &random) {
        catalogs[index] = try world.join(catalogs[index], catalogs[other])
      }
    }
    #expect(catalogs == before)
    #expect(world.authored(below: catalogs[0]) == written, "nothing is lost")
  }
}

/// All versions of one item that any catalog knows, and what can be done with some of its heads.
private final class World {
  private var versions: [ContentHash: Version] = [:]
  private var documents: [ContentHash: ItemDocument] = [:]
  private var clock = 0

  func write(_ name: String, _ any: Int, _ dark: Int, parents: [ContentHash]) throws -> ContentHash
  {
    var tint = Tint(any: try Tint.Value(parsing: "#00000\(any)"))
    tint.values[.dark] = try Tint.Value(parsing: "#00000\(dark)")
    return try store(
      ItemContent(name: try ItemName(name, for: .tint), document: .tint(tint)), parents: parents,
      isMerge: false)
  }

  /// Writes a version over the heads: another value or name, a removal, or what settles a conflict.
  func edit(_ heads: Set<ContentHash>, _ random: inout SplitMix64) throws -> Set<ContentHash> {
    let old = heads.sorted().first.flatMap { versions[$0] }
    if Int.random(in: 0..<8, using: &random) == 0, let old {
      let removal = ItemContent(name: old.name, document: nil)
      return [try store(removal, parents: heads.sorted(), isMerge: false)]
    }
    let name = ["sea", "sky"].randomElement(using: &random) ?? "sea"
    let values = (0..<2).map { _ in Int.random(in: 0...2, using: &random) }
    return [try write(name, values[0], values[1], parents: heads.sorted())]
  }

  func join(_ ours: Set<ContentHash>, _ theirs: Set<ContentHash>) throws -> Set<ContentHash> {
    let heads = ours.union(theirs)
    if heads.isEmpty { return [] }
    var join = HeadJoin(graph) { try self.content($0) }
    switch try join.join(heads.sorted()) {
    case .one(let head): return [head]
    case .conflict(let heads, _), .tooMany(let heads): return Set(heads)
    case .merge(let parents, let content):
      return [try store(content, parents: parents, isMerge: true)]
    }
  }

  func authored(below heads: Set<ContentHash>) -> Set<ContentHash> {
    Set(versions.keys.filter { versions[$0]?.isMerge == false && graph.covers(heads, $0) })
  }

  private var graph: VersionGraph {
    VersionGraph(
      versions.map { VersionGraph.Node($0, parents: $1.parents, isAuthored: !$1.isMerge) })
  }

  private func content(_ hash: ContentHash) throws -> ItemContent {
    let version = try #require(versions[hash])
    return ItemContent(name: version.name, document: version.document.flatMap { documents[$0] })
  }

  private func store(_ content: ItemContent, parents: [ContentHash], isMerge: Bool) throws
    -> ContentHash
  {
    clock += 1
    if let document = content.document { documents[document.hash] = document }
    let version = Version(
      kind: .tint, key: try ItemName("sea", for: .tint), name: content.name,
      document: content.document?.hash, parents: parents, author: isMerge ? nil : "Ada",
      time: isMerge ? nil : clock)
    versions[version.hash] = version
    return version.hash
  }
}
