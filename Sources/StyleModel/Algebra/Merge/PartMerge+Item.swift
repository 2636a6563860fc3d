extension PartMerge {
  /// Joins two versions of an item: a removal stands only against no change at all.
  mutating func item(_ base: Part?, _ ours: Part, _ theirs: Part) -> Part {
    if ours.identity == theirs.identity || base?.identity == theirs.identity { return ours }
    if base?.identity == ours.identity { return theirs }
    guard case (.fields(let left), .fields(let right)) = (ours.content, theirs.content),
      left.count == 3, right.count == 3
    else { return conflict(base, ours, theirs) }
    let old = base.flatMap { $0.parts.count == 3 ? $0.parts : nil }
    switch (left[1].kind == .removal, right[1].kind == .removal) {
    case (true, true):
      let name = removedName(old?[0], left[0], right[0])
      return builder.table.fields(.item, [name, left[1], left[2]])
    case (false, false) where left[2].identity == right[2].identity:
      let isRemoved = old.map { $0[1].kind == .removal || $0[2].identity != left[2].identity }
      let document = isRemoved == true && old?[1].kind != .contested ? nil : old?[1]
      let parts = [merge(old?[0], left[0], right[0]), merge(document, left[1], right[1]), left[2]]
      return builder.table.fields(.item, parts)
    default:
      let document = conflict(
        old?[1].present, left[1].present, right[1].present)
      return builder.table.fields(.item, [left[0], document, left[2]])
    }
  }

  /// The name of an item that both sides removed, over which nobody has to quarrel.
  private func removedName(_ base: Part?, _ ours: Part, _ theirs: Part) -> Part {
    if base?.identity == ours.identity { return theirs }
    if base?.identity == theirs.identity { return ours }
    return PartMerge.precedes(theirs.text, ours.text) ? theirs : ours
  }
}

extension Part {
  /// The part; nil for a removal.
  fileprivate var present: Part? { kind == .removal ? nil : self }
}
