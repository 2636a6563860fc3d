/// Where chains of aliases end: each is followed once, however many lead through it.
package struct AliasChains: Sendable {
  /// Where an alias leads in the end.
  package enum End: Hashable, Sendable {
    /// To something that is no alias.
    case at(Int)

    /// To an alias of nothing.
    case nowhere

    /// Into a ring, of which it is a part.
    case ring(Int)

    /// Into a ring from outside.
    case intoRing
  }

  /// What an element is.
  package enum Link: Hashable, Sendable {
    /// No alias.
    case end

    /// An alias of another element.
    case to(Int)

    /// An alias of nothing.
    case broken
  }

  /// The ends of the elements.
  package private(set) var ends: [End]

  /// The rings, each from its first element, in the order of the first elements.
  package private(set) var rings: [[Int]] = []

  /// The elements so that each stands after the one that it is an alias of, but for rings.
  package private(set) var order: [Int] = []

  /// How far an element is known while links are followed.
  private enum State {
    case unseen

    /// On the way from the present start.
    case onTheWay
    case known
  }

  /// Follows all links; takes time in proportion to their number, and no stack.
  package init(_ links: [Link]) {
    ends = Array(repeating: .nowhere, count: links.count)
    order.reserveCapacity(links.count)
    var states = [State](repeating: .unseen, count: links.count)
    var way: [Int] = []
    for start in links.indices where states[start] == .unseen {
      way.removeAll(keepingCapacity: true)
      let end = follow(links, from: start, &way, &states)
      for element in way.reversed() {
        order.append(element)
        guard states[element] == .onTheWay else { continue }
        ends[element] = end
        states[element] = .known
      }
    }
    rings = rings.map(Self.fromFirst).sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    for (number, ring) in rings.enumerated() {
      for element in ring { ends[element] = .ring(number) }
    }
  }

  /// Goes from a start to its end, or to what is known already.
  private mutating func follow(
    _ links: [Link], from start: Int, _ way: inout [Int], _ states: inout [State]
  ) -> End {
    var element = start
    while true {
      switch states[element] {
      case .known:
        if case .ring = ends[element] { return .intoRing }
        return ends[element]
      case .onTheWay:
        close(way, at: element, &states)
        return .intoRing
      case .unseen: break
      }
      states[element] = .onTheWay
      way.append(element)
      switch links[element] {
      case .end: return .at(element)
      case .to(let next) where links.indices.contains(next): element = next
      case .to, .broken: return .nowhere
      }
    }
  }

  private mutating func close(_ way: [Int], at element: Int, _ states: inout [State]) {
    guard let start = way.lastIndex(of: element) else { return }
    let ring = Array(way[start...])
    for element in ring {
      ends[element] = .ring(rings.count)
      states[element] = .known
    }
    rings.append(ring)
  }

  private static func fromFirst(_ ring: [Int]) -> [Int] {
    let first = ring.indices.min { ring[$0] < ring[$1] } ?? 0
    return Array(ring[first...] + ring[..<first])
  }
}
