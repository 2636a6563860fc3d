extension EditRules {
  /// Refuses that written items make a ring, beside those that a merge has made.
  ///
  /// In a component every use is part of a ring, so that a use which was not there before makes one.
  /// Who only uses a member of a ring is in none, and who was in one may be edited in it.
  ///
  /// - Throws: `CatalogError.ring` that names the whole ring.
  mutating func refuseRings(through written: [Item]) throws {
    var search = ComponentSearch()
    for item in written { try search.run(from: item) { try check.used(by: $0) } }
    let components = search.takeComponents()
    if components.isEmpty { return }
    var former = FormerUses(check, before: transaction)
    for component in components {
      guard let ring = try newRing(in: component, &former) else { continue }
      let start = ring.firstIndex { item in written.contains { $0.identity == item.identity } } ?? 0
      throw CatalogError.ring((ring[start...] + ring[...start]).map(\.name))
    }
  }

  /// Finds a ring through a use that was not there before the edit; nil where there is none.
  private mutating func newRing(
    in component: [Item], _ former: inout FormerUses
  ) throws -> [Item]? {
    let members = Set(component.map(\.identity))
    for item in component {
      let before = Set(try former.used(by: item).map(\.identity))
      for next in try check.used(by: item)
      where members.contains(next.identity) && !before.contains(next.identity) {
        return try check.ring(through: item, and: next, in: component)
      }
    }
    return nil
  }
}
