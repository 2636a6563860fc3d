extension ReferenceCheck {
  /// An item on the way down, with the items that it uses and have yet to be looked at.
  struct Step {
    /// The item.
    var item: Item

    /// What it uses and is yet to be looked at.
    var rest: ArraySlice<Item>
  }

  /// Finds rings of uses among items: at least one through every item that is in any.
  ///
  /// Merges can make chains of any length, so the way down is kept in a list.
  mutating func rings(among items: [Item]) throws -> [[Item]] {
    var rings: Set<[Item]> = []
    var done: Set<Item.Identity> = []
    for start in items where !done.contains(start.identity) {
      var path = [try step(to: start)]
      var places = [start.identity: 0]
      while let last = path.indices.last {
        guard let next = path[last].rest.popFirst() else {
          let item = path.removeLast().item
          places[item.identity] = nil
          done.insert(item.identity)
          continue
        }
        if let place = places[next.identity] {
          rings.insert(Self.fromFirst(path[place...].map(\.item)))
        } else if !done.contains(next.identity) {
          places[next.identity] = path.count
          path.append(try step(to: next))
        }
      }
    }
    return rings.sorted { $0.lexicographicallyPrecedes($1) { $0.identity < $1.identity } }
  }

  /// Makes the step down to an item.
  mutating func step(to item: Item) throws -> Step {
    let uses = try uses(of: item)
    var used: [Item] = uses.itself ? [item] : []
    for use in uses.items {
      if let next = try meant(by: use) { used.append(next) }
    }
    return Step(item: item, rest: used[...])
  }

  /// Turns a ring so that its first item by kind and key comes first.
  private static func fromFirst(_ ring: [Item]) -> [Item] {
    let first = ring.indices.min { ring[$0].identity < ring[$1].identity } ?? 0
    return Array(ring[first...] + ring[..<first])
  }
}
