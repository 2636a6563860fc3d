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

  /// Follows all links; takes time in proportion to their number, and no stack.
  package init(_ links: [Link]) {
    ends = Array(repeating: .nowhere, count: links.count)
    order.reserveCapacity(links.count)
    // 0: not seen; 1: on the way from the present start; 2: known.
    var states = [UInt8](repeating: 0, count: links.count)
    var way: [Int] = []
    for start in links.indices where states[start] == 0 {
      way.removeAll(keepingCapacity: true)
      var element = start
      var end = End.nowhere
      walk: while true {
        switch states[element] {
        case 2:
          end = ends[element]
          if case .ring = end { end = .intoRing }
          break walk
        case 1:
          close(way, at: element, &states)
          end = .intoRing
          break walk
        default: break
        }
        states[element] = 1
        way.append(element)
        switch links[element] {
        case .end:
          end = .at(element)
          break walk
        case .broken:
          end = .nowhere
          break walk
        case .to(let next):
          guard links.indices.contains(next) else { break walk }
          element = next
        }
      }
      for element in way.reversed() {
        order.append(element)
        guard states[element] == 1 else { continue }
        ends[element] = end
        states[element] = 2
      }
    }
    rings = rings.map(Self.fromFirst).sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    for (number, ring) in rings.enumerated() {
      for element in ring { ends[element] = .ring(number) }
    }
  }

  private mutating func close(_ way: [Int], at element: Int, _ states: inout [UInt8]) {
    guard let start = way.lastIndex(of: element) else { return }
    let ring = Array(way[start...])
    for element in ring {
      ends[element] = .ring(rings.count)
      states[element] = 2
    }
    rings.append(ring)
  }

  private static func fromFirst(_ ring: [Int]) -> [Int] {
    let first = ring.indices.min { ring[$0] < ring[$1] } ?? 0
    return Array(ring[first...] + ring[..<first])
  }
}
