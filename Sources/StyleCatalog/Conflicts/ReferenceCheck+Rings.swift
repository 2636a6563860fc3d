extension ReferenceCheck {
  /// Finds rings of uses among items and what they lead to: at least one through every item that is
  /// in any.
  mutating func rings(among items: [Item]) throws -> [[Item]] {
    var search = ComponentSearch()
    for item in items { try search.run(from: item) { try used(by: $0) } }
    var rings: Set<[Item]> = []
    for component in search.takeComponents() {
      var missing = Set(component.map(\.identity))
      for item in component.sorted(by: { $0.identity < $1.identity })
      where missing.contains(item.identity) {
        let ring = try ring(through: item, in: component)
        missing.subtract(ring.map(\.identity))
        rings.insert(Self.fromFirst(ring))
      }
    }
    return rings.sorted { $0.lexicographicallyPrecedes($1) { $0.identity < $1.identity } }
  }

  /// Finds a shortest ring through an item of a component, from that item on; one that goes on with a
  /// certain other one, where that is given.
  mutating func ring(
    through first: Item, and second: Item? = nil, in component: [Item]
  ) throws -> [Item] {
    let members = Set(component.map(\.identity))
    var users: [Item.Identity: Item] = [:]
    var waiting = [first][...]
    while let item = waiting.popFirst() {
      for next in try used(by: item) where members.contains(next.identity) {
        if let second, item.identity == first.identity, next.identity != second.identity {
          continue
        }
        if next.identity == first.identity {
          var ring = [item]
          while let user = users[ring[ring.count - 1].identity] { ring.append(user) }
          return ring.reversed()
        }
        if users[next.identity] == nil {
          users[next.identity] = item
          waiting.append(next)
        }
      }
    }
    return [first]
  }

  /// What an item uses of its own kind: no other use can lead back to it.
  mutating func used(by item: Item) throws -> [Item] {
    let uses = try uses(of: item)
    var used: [Item] = uses.itself ? [item] : []
    for use in uses.items where use.kind == item.kind {
      if let next = try meant(by: use) { used.append(next) }
    }
    return used
  }

  /// Turns a ring so that its first item by kind and key comes first.
  private static func fromFirst(_ ring: [Item]) -> [Item] {
    let first = ring.indices.min { ring[$0].identity < ring[$1].identity } ?? 0
    return Array(ring[first...] + ring[..<first])
  }
}
