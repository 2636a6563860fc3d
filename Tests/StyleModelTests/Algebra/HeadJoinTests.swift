import StyleModel
import TestSupport
import Testing

/// How the heads of one item are joined.
@Suite struct HeadJoinTests {
  /// Versions of a tint, by number, with what they say.
  private struct History {
    var nodes: [VersionGraph.Node] = []
    var contents: [ContentHash: ItemContent] = [:]

    mutating func write(
      _ number: Int, _ parents: [Int] = [], any: String, dark: String? = nil, name: String = "sea",
      isAuthored: Bool = true
    ) throws {
      nodes.append(node(number, parents, isAuthored: isAuthored))
      var tint = Tint(any: try Tint.Value(parsing: any))
      if let dark { tint.values[.dark] = try Tint.Value(parsing: dark) }
      contents[hash(number)] = ItemContent(
        name: try ItemName(name, for: .tint), document: .tint(tint))
    }

    func join(_ heads: Int...) throws -> HeadJoin.Result {
      var join = HeadJoin(VersionGraph(nodes)) { try #require(contents[$0]) }
      return try join.join(heads.map(hash))
    }
  }

  @Test func followedHeadsAreGone() throws {
    var history = History()
    try history.write(1, any: "#111111")
    try history.write(2, [1], any: "#222222")
    try history.write(3, [2], any: "#333333")
    #expect(try history.join(1, 3) == .one(hash(3)))
    #expect(try history.join(3) == .one(hash(3)))
  }

  @Test func oneSideAloneChangedIsClean() throws {
    var history = History()
    try history.write(1, any: "#111111")
    try history.write(2, [1], any: "#222222")
    try history.write(3, [1], any: "#222222")
    let content = try #require(history.contents[hash(2)])
    #expect(
      try history.join(2, 3) == .merge(parents: [hash(2), hash(3)].sorted(), content))
  }

  @Test func conflictKeepsAllThatWasWritten() throws {
    var history = History()
    try history.write(1, any: "#111111")
    try history.write(2, [1], any: "#222222")
    try history.write(3, [1], any: "#333333")
    try history.write(4, [1], any: "#222222")
    try history.write(5, [2, 4], any: "#222222", isAuthored: false)
    guard case .conflict(let heads, let places) = try history.join(5, 3) else {
      Issue.record("no conflict")
      return
    }
    #expect(heads == [hash(2), hash(3), hash(4)].sorted())
    #expect(!places.isEmpty)
  }

  @Test func twoBeginningsAreMergedOverNothing() throws {
    var history = History()
    try history.write(1, any: "#111111")
    try history.write(2, any: "#111111")
    guard case .merge(let parents, _) = try history.join(1, 2) else {
      Issue.record("no merge")
      return
    }
    #expect(parents == [hash(1), hash(2)].sorted())
  }

  @Test func crissCrossIsMergedOverTheMergeOfItsBases() throws {
    var history = History()
    try history.write(1, any: "#111111")
    try history.write(2, [1], any: "#222222")
    try history.write(3, [1], any: "#111111", name: "sea")
    try history.write(4, [2, 3], any: "#222222")
    try history.write(5, [2, 3], any: "#555555")
    // Over either base alone both sides, or none, would have changed the value.
    let content = try #require(history.contents[hash(5)])
    #expect(try history.join(4, 5) == .merge(parents: [hash(4), hash(5)].sorted(), content))
  }

  @Test func longCrissCrossesEnd() throws {
    var history = History()
    try history.write(0, any: "#000000")
    try history.write(1, [0], any: "#000000", dark: "#000001")
    try history.write(2, [0], any: "#000000")
    for level in 1...2000 {
      try history.write(2 * level + 1, [2 * level - 1, 2 * level], any: "#000000", dark: "#000001")
      try history.write(2 * level + 2, [2 * level - 1, 2 * level], any: "#000000")
    }
    let first = try history.join(4001, 4002)
    #expect(try history.join(4002, 4001) == first)
  }

  @Test func crissCrossesOfThreeEnd() throws {
    var history = History()
    try history.write(0, any: "#000000")
    for side in 1...3 { try history.write(side, [0], any: "#000000", dark: "#00000\(side)") }
    for level in 1...40 {
      let parents = (1...3).map { 3 * (level - 1) + $0 }
      for side in 1...3 {
        try history.write(3 * level + side, parents, any: "#000000", dark: "#00000\(side)")
      }
    }
    let first = try history.join(121, 122, 123)
    #expect(try history.join(123, 121, 122) == first)
  }

  @Test func tooManyHeadsStay() throws {
    var history = History()
    try history.write(0, any: "#000000")
    for number in 1...65 { try history.write(number, [0], any: "#00000\(number % 10)") }
    var join = HeadJoin(VersionGraph(history.nodes)) { try #require(history.contents[$0]) }
    let heads = (1...65).map(hash)
    #expect(try join.join(heads) == .tooMany(heads: heads.sorted()))
  }

  @Test func errorsOfReadingAreHandedOn() {
    struct Unreadable: Error {}
    var join = HeadJoin(VersionGraph([node(1), node(2)])) { _ in throw Unreadable() }
    #expect(throws: Unreadable.self) { try join.join([hash(1), hash(2)]) }
  }
}
