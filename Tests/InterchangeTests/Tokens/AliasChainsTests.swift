import Interchange
import TestSupport
import Testing

/// Chains and rings of aliases.
struct AliasChainsTests {
  @Test func chainsEndWhereTheirLastOneDoes() {
    let chains = AliasChains([.end, .to(0), .to(1), .broken, .to(3), .to(4)])
    #expect(chains.ends == [.at(0), .at(0), .at(0), .nowhere, .nowhere, .nowhere])
    #expect(chains.rings == [])
    #expect(chains.order == [0, 1, 2, 3, 4, 5])
  }

  @Test func diamondIsNoRing() {
    #expect(AliasChains([.to(2), .to(2), .to(3), .end]).ends == [.at(3), .at(3), .at(3), .at(3)])
  }

  @Test func everyMemberOfARingIsNamedAndWhoLeadsThereIsNot() {
    let chains = AliasChains([.to(1), .to(2), .to(1), .to(3), .end])
    #expect(chains.ends == [.intoRing, .ring(0), .ring(0), .ring(1), .at(4)])
    #expect(chains.rings == [[1, 2], [3]])
  }

  @Test func longestChainsAndRingsTakeNoStack() {
    let count = 300_000
    let chain = (0..<count).map { $0 == 0 ? AliasChains.Link.end : .to($0 - 1) }
    #expect(AliasChains(chain.reversed().map { _ in .end }).rings == [])
    #expect(AliasChains(chain).ends.allSatisfy { $0 == .at(0) })
    let ring = (0..<count).map { AliasChains.Link.to(($0 + 1) % count) }
    let found = AliasChains(ring)
    #expect(found.rings.map(\.count) == [count])
    #expect(found.ends.allSatisfy { $0 == .ring(0) })
  }

  @Test(arguments: 0..<50) func endsAreThoseOfAWalk(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: 1...40, using: &random)
    let links = (0..<count).map { _ -> AliasChains.Link in
      switch Int.random(in: 0..<6, using: &random) {
      case 0: .end
      case 1: .broken
      default: .to(Int.random(in: 0..<count, using: &random))
      }
    }
    let chains = AliasChains(links)
    for start in links.indices {
      var place = start
      var seen: [Int] = []
      walk: while !seen.contains(place) {
        seen.append(place)
        switch links[place] {
        case .to(let next): place = next
        default: break walk
        }
      }
      switch (links[place], chains.ends[start]) {
      case (.end, .at(place)), (.broken, .nowhere): break
      case (.to, .ring(let number)):
        #expect(chains.rings[number].contains(start) && place == start)
      case (.to, .intoRing): #expect(place != start)
      default: Issue.record("\(links) from \(start): \(chains.ends[start])")
      }
    }
    #expect(chains.order.sorted() == Array(links.indices))
  }
}
