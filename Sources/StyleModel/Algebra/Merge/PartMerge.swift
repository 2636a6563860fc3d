/// Joins two versions of a part over the one that they began with.
///
/// What only one side changed is taken from it; what both changed is joined by its own parts as far
/// as it has any. A place in conflict becomes a part that equals no other, so that a base with such
/// a place differs there from both of its sides.
struct PartMerge {
  /// Makes the parts.
  var builder: PartBuilder

  /// The places in conflict so far.
  var conflicts: [MergeConflict] = []

  /// What the present place is in, outermost first.
  var path: [Part] = []

  /// Creates a merge of parts that a builder made.
  init(_ builder: PartBuilder) {
    self.builder = builder
  }

  /// Joins two versions of a part; without a base, both sides made it on their own.
  mutating func merge(_ base: Part?, _ ours: Part, _ theirs: Part) -> Part {
    if ours.identity == theirs.identity || base?.identity == theirs.identity { return ours }
    if base?.identity == ours.identity { return theirs }
    let base = base.flatMap { $0.isAbsent ? nil : $0 }
    guard ours.isAlike(theirs), base?.isAlike(ours) ?? true else {
      return conflict(base, ours, theirs)
    }
    path.append(base ?? Self.first(ours, theirs))
    defer { path.removeLast() }
    let (left, right) = (ours.parts, theirs.parts)
    if case .list = ours.content {
      return remade(base, ours, theirs, joined(base?.parts, left, right, kind: ours.kind))
    }
    let old = base?.parts
    return remade(
      base, ours, theirs, left.indices.map { merge(old?[$0], left[$0], right[$0]) })
  }

  private mutating func joined(
    _ base: [Part]?, _ left: [Part], _ right: [Part], kind: PartKind
  ) -> [Part] {
    switch kind.rule {
    case .keyed where kind == .labels: labels(base, left, right)
    case .keyed: keyed(base, left, right)
    case .ordered, .together: rows(base ?? [], left, right, kind: kind)
    }
  }

  /// Joins what may be missing on a side; nil where it is not there in the end.
  mutating func mergeOptional(_ base: Part?, _ ours: Part?, _ theirs: Part?) -> Part? {
    if ours?.identity == theirs?.identity || base?.identity == theirs?.identity { return ours }
    if base?.identity == ours?.identity { return theirs }
    guard let ours, let theirs else { return conflict(base, ours, theirs) }
    return merge(base, ours, theirs)
  }

  /// Joins members of objects by their keys; they come out in the order of these.
  private mutating func keyed(_ base: [Part]?, _ ours: [Part], _ theirs: [Part]) -> [Part] {
    let old = Self.byKey(base ?? [])
    let (left, right) = (Self.byKey(ours), Self.byKey(theirs))
    let keys = Set(old.keys).union(left.keys).union(right.keys).sorted(by: Self.precedes)
    return keys.compactMap { mergeOptional(old[$0], left[$0], right[$0]) }
  }

  /// Notes a conflict, and returns a part that equals no other.
  mutating func conflict(_ base: Part?, _ ours: Part?, _ theirs: Part?) -> Part {
    let base = base.flatMap { $0.kind == .contested ? nil : $0 }
    let shown = base ?? Self.firstPresent(ours, theirs)
    conflicts.append(
      MergeConflict(
        place: PartPlace(path + [shown].compactMap(\.self)).text, base: base?.shownText,
        ours: ours?.shownText, theirs: theirs?.shownText))
    return builder.table.contested(key: shown?.key ?? "", name: shown?.name ?? "")
  }

  /// Makes a part from joined ones, with the key that it was changed to.
  private mutating func remade(_ base: Part?, _ ours: Part, _ theirs: Part, _ parts: [Part])
    -> Part
  {
    builder.table.remade(
      ours, parts, key: Self.joined(base?.key, ours.key, theirs.key),
      name: Self.joined(base?.name, ours.name, theirs.name))
  }

  private static func joined(_ base: String?, _ ours: String, _ theirs: String) -> String {
    if base == ours { return theirs }
    if base == theirs { return ours }
    return precedes(ours, theirs) ? ours : theirs
  }

  /// Returns parts by their keys.
  static func byKey(_ parts: [Part]) -> [String: Part] {
    Dictionary(parts.map { ($0.key, $0) }) { first, _ in first }
  }

  /// Orders texts by their bytes.
  static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// The part of two whose text comes first, the same whichever side is ours.
  private static func first(_ ours: Part, _ theirs: Part) -> Part {
    precedes(theirs.text, ours.text) ? theirs : ours
  }

  private static func firstPresent(_ ours: Part?, _ theirs: Part?) -> Part? {
    guard let ours, let theirs else { return ours ?? theirs }
    return first(ours, theirs)
  }
}
