extension PartMerge {
  /// Joins two lists in which parts stand in an order.
  ///
  /// The parts that both sides keep part the lists into gaps. In a gap, a part of the base that one
  /// side removed is gone unless the other changed it; what one side added is there; where both
  /// added something, the rule of the kind decides.
  mutating func rows(_ base: [Part], _ ours: [Part], _ theirs: [Part], kind: PartKind) -> [Part] {
    var (ours, theirs) = (ours, theirs)
    moveIntoWrappings(base, &ours, &theirs, rule: kind.rule)
    let sides = Sides(
      base: base, ours: ours, theirs: theirs,
      left: Alignment(base, ours, rule: kind.rule), right: Alignment(base, theirs, rule: kind.rule))
    var result: [Part] = []
    var start = (0, 0, 0)
    for index in base.indices {
      guard let one = sides.left.forward[index], let other = sides.right.forward[index] else {
        continue
      }
      result += gap(
        Sides.Gap(base: start.0..<index, ours: start.1..<one, theirs: start.2..<other), sides, kind)
      result.append(merge(base[index], ours[one], theirs[other]))
      start = (index + 1, one + 1, other + 1)
    }
    let last = Sides.Gap(
      base: start.0..<base.count, ours: start.1..<ours.count, theirs: start.2..<theirs.count)
    return result + gap(last, sides, kind)
  }

  /// The three lists, and which parts of the first are found in the others.
  private struct Sides {
    /// What stands between two parts that both sides keep.
    struct Gap {
      var base: Range<Int>
      var ours: Range<Int>
      var theirs: Range<Int>
    }

    var base: [Part]
    var ours: [Part]
    var theirs: [Part]
    var left: Alignment
    var right: Alignment
  }

  private mutating func gap(_ gap: Sides.Gap, _ sides: Sides, _ kind: PartKind) -> [Part] {
    var kept: [Part] = []
    var isContested = false
    for index in gap.base {
      let base = sides.base[index]
      let one = sides.left.forward[index].map { sides.ours[$0] }
      let other = sides.right.forward[index].map { sides.theirs[$0] }
      if base.kind == .contested, base.key.isEmpty { isContested = true }
      // What one side removed is only in doubt where the other changed it.
      guard let present = one ?? other, present.identity != base.identity else { continue }
      kept.append(conflict(base, one, other))
    }
    let ours = gap.ours.filter { sides.left.backward[$0] == nil }.map { sides.ours[$0] }
    let theirs = gap.theirs.filter { sides.right.backward[$0] == nil }.map { sides.theirs[$0] }
    return kept + added(ours, theirs, isContested: isContested, kind)
  }

  /// Joins what both sides added in one gap.
  private mutating func added(
    _ ours: [Part], _ theirs: [Part], isContested: Bool, _ kind: PartKind
  ) -> [Part] {
    if ours.map(\.identity) == theirs.map(\.identity) { return ours }
    if isContested { return [gapConflict(ours, theirs)] }
    if theirs.isEmpty { return ours }
    if ours.isEmpty { return theirs }
    if kind.rule == .together { return together(ours, theirs, kind) }
    let isAlike = zip(ours, theirs).allSatisfy { $0.kind == $1.kind && $0.key == $1.key }
    guard isAlike, ours.count == theirs.count else { return [gapConflict(ours, theirs)] }
    return zip(ours, theirs).map { merge(nil, $0, $1) }
  }

  private mutating func gapConflict(_ ours: [Part], _ theirs: [Part]) -> Part {
    let sides = [ours, theirs].map {
      $0.isEmpty ? nil : $0.map(\.shownText).joined(separator: "\n")
    }
    conflicts.append(
      MergeConflict(
        place: PartPlace(path).text, base: nil, ours: sides.first ?? nil, theirs: sides.last ?? nil)
    )
    return builder.table.contested(key: "", name: "")
  }

  /// Joins members, cases or comments that both sides added in one gap: each once, those of one side
  /// together, the side whose first bytes are lower before the other.
  private mutating func together(_ ours: [Part], _ theirs: [Part], _ kind: PartKind) -> [Part] {
    let (left, right) = (Self.numbered(ours), Self.numbered(theirs))
    let parts = Dictionary(left + right) { first, _ in first }
    let text = { (key: String) in parts[key]?.text ?? "" }
    let rows = JoinedRows(
      left.map(\.0), right.map(\.0), precedes: { PartMerge.precedes(text($0), text($1)) })
    var keys = rows.keys
    // The case without a pattern is the last one, or those behind it would never be met.
    if kind == .cases, let index = keys.firstIndex(of: "default") {
      keys.append(keys.remove(at: index))
    }
    let (ours, theirs) = (
      Dictionary(uniqueKeysWithValues: left), Dictionary(uniqueKeysWithValues: right)
    )
    return keys.compactMap { key in
      guard let one = ours[key], let other = theirs[key] else { return ours[key] ?? theirs[key] }
      return merge(nil, one, other)
    }
  }

  /// Returns parts with their keys, those of a key that stood before with a number.
  private static func numbered(_ parts: [Part]) -> [(String, Part)] {
    var counts: [String: Int] = [:]
    return parts.map { part in
      let count = counts[part.key, default: 0]
      counts[part.key] = count + 1
      return (count == 0 ? part.key : "\(part.key)\u{0}\(count)", part)
    }
  }
}
