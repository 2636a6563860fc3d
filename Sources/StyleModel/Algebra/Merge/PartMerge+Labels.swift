extension PartMerge {
  /// Joins the labels of a set: each by its id, and their order as a field of its own.
  ///
  /// - The labels that all three have keep the order of the base, or that of the one side that moved
  ///   some; where both sides moved some, and not alike, the order is in conflict.
  /// - A label that a side added stands where it stands there: behind the nearest label before it that
  ///   all three have.
  /// - Where both sides added some behind one label, those of one side stand together, the side whose
  ///   first id is lower in bytes before the other.
  mutating func labels(_ base: [Part]?, _ ours: [Part], _ theirs: [Part]) -> [Part] {
    let isContested = base?.contains { $0.key.isEmpty } ?? false
    let old = PartMerge.byKey(base ?? [])
    let (left, right) = (PartMerge.byKey(ours), PartMerge.byKey(theirs))
    var joined: [String: Part] = [:]
    for key in Set(old.keys).union(left.keys).union(right.keys).sorted(by: PartMerge.precedes)
    where !key.isEmpty {
      joined[key] = mergeOptional(old[key], left[key], right[key])
    }
    let order = LabelOrder(
      base: base.map { $0.map(\.key) } ?? [], ours: ours.map(\.key), theirs: theirs.map(\.key),
      kept: Set(joined.keys), isBaseContested: isContested)
    var result = order.keys.compactMap { joined[$0] }
    if let place = order.conflict {
      conflicts.append(
        MergeConflict(
          place: "order", base: place.base?.joined(separator: ", "),
          ours: place.ours.joined(separator: ", "), theirs: place.theirs.joined(separator: ", ")))
      result.append(builder.table.contested(key: "", name: ""))
    }
    return result
  }
}
