/// The order of a label set, joined from three.
struct LabelOrder {
  /// Three orders of which no two are alike.
  struct Conflict {
    /// The order in the base, from the first id that stands elsewhere to the last; nil without one.
    var base: [String]?

    /// The order on our side.
    var ours: [String]

    /// The order on their side.
    var theirs: [String]
  }

  /// The ids in their order.
  private(set) var keys: [String] = []

  /// Why the order could not be joined; nil where it could.
  private(set) var conflict: Conflict?

  /// Joins orders; only the ids that are kept count.
  init(
    base: [String], ours: [String], theirs: [String], kept: Set<String>, isBaseContested: Bool
  ) {
    let (left, right) = (ours.filter(kept.contains), theirs.filter(kept.contains))
    let shared = kept.intersection(base).intersection(left).intersection(right)
    let old = base.filter(shared.contains)
    let (one, other) = (left.filter(shared.contains), right.filter(shared.contains))
    var anchors = one
    if one != other, one == old, !isBaseContested { anchors = other }
    if one != other, isBaseContested || (one != old && other != old) {
      anchors = old
      conflict = Self.conflict(old, one, other)
    }
    place(anchors, left, right, base.filter { kept.contains($0) && !shared.contains($0) })
  }

  /// Puts the ids that not all three have behind the anchors that they stand behind.
  private mutating func place(
    _ anchors: [String], _ left: [String], _ right: [String], _ rest: [String]
  ) {
    let known = Set(anchors)
    let ours = Self.runs(left, behind: known)
    let theirs = Self.runs(right, behind: known)
    var placed = known
    for anchor in [nil] + anchors.map(Optional.some) {
      if let anchor { keys.append(anchor) }
      let joined = JoinedRows(
        ours[anchor] ?? [], theirs[anchor] ?? [], precedes: PartMerge.precedes)
      if !joined.isConsistent, conflict == nil {
        conflict = Conflict(base: nil, ours: ours[anchor] ?? [], theirs: theirs[anchor] ?? [])
      }
      keys += joined.keys.filter { placed.insert($0).inserted }
    }
    keys += rest.filter { placed.insert($0).inserted }
  }

  /// The runs of ids by the anchor that they stand behind; nil for those before all of them.
  private static func runs(_ keys: [String], behind anchors: Set<String>) -> [String?: [String]] {
    var runs: [String?: [String]] = [:]
    var anchor: String?
    for key in keys {
      if anchors.contains(key) { anchor = key } else { runs[anchor, default: []].append(key) }
    }
    return runs
  }

  /// The orders without what is alike in all three at both ends.
  private static func conflict(_ base: [String], _ ours: [String], _ theirs: [String]) -> Conflict {
    let differs = base.indices.filter { base[$0] != ours[$0] || base[$0] != theirs[$0] }
    guard let first = differs.first, let last = differs.last else {
      return Conflict(base: base, ours: ours, theirs: theirs)
    }
    return Conflict(
      base: Array(base[first...last]), ours: Array(ours[first...last]),
      theirs: Array(theirs[first...last]))
  }
}
