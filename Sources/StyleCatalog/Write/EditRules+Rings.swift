extension EditRules {
  /// Styles that use styles within styles deeper than this are refused; tints have no limit.
  private static let depthLimit = 64

  /// Refuses that written items make a ring, or widen one that a merge has made.
  ///
  /// Who only uses a member of a ring is in none, and who was in one may be edited in it.
  ///
  /// - Throws: `CatalogError.ring` that names the whole ring.
  mutating func refuseRings(through written: [Item]) throws {
    var search = ComponentSearch()
    for start in written {
      try search.run(from: start) { item, depth in
        guard item.kind == .tint || depth < Self.depthLimit else {
          throw CatalogError.tooDeep(start.name)
        }
        return try check.used(by: item)
      }
      for component in search.takeComponents() {
        let members = Set(component.map(\.identity))
        guard let item = written.first(where: { members.contains($0.identity) }) else { continue }
        let former = try formerComponent(of: item)
        if members.isSubset(of: former) { continue }
        let ring = try ring(through: item, in: component, notOnlyOf: former)
        throw CatalogError.ring((ring + ring.prefix(1)).map(\.name))
      }
    }
  }

  /// The items that led to an item and back before the edit.
  private func formerComponent(of item: Item) throws -> Set<Item.Identity> {
    var former = FormerUses(check, before: transaction)
    var search = ComponentSearch()
    try search.run(from: item) { item, _ in try former.used(by: item) }
    let components = search.takeComponents().map { Set($0.map(\.identity)) }
    return components.first { $0.contains(item.identity) } ?? []
  }

  /// Finds a ring from an item on, through another one that was in no ring with it before if it can.
  private mutating func ring(
    through item: Item, in component: [Item], notOnlyOf former: Set<Item.Identity>
  ) throws -> [Item] {
    for member in component where !former.contains(member.identity) {
      let ring = try check.ring(through: member, in: component)
      if let place = ring.firstIndex(where: { $0.identity == item.identity }) {
        return Array(ring[place...] + ring[..<place])
      }
    }
    return try check.ring(through: item, in: component)
  }
}
