/// Gathers what differs between two versions of a part.
struct PartComparison {
  /// Makes the parts.
  var builder: PartBuilder

  /// What differs so far.
  private(set) var changes: [Difference.Change] = []

  /// What the present place is in, outermost first.
  private var path: [Part] = []

  /// Creates a comparison.
  init(_ builder: PartBuilder) {
    self.builder = builder
  }

  /// Compares the names and the documents of items.
  mutating func compareItems(_ old: ItemContent, _ new: ItemContent) {
    let (left, right) = (builder.part(of: old).parts, builder.part(of: new).parts)
    guard left.count == 3, right.count == 3 else { return }
    compare(left[0], right[0])
    switch (old.document, new.document) {
    case (nil, _?): changes.append(Difference.Change(.added, place: "item"))
    case (_?, nil): changes.append(Difference.Change(.removed, place: "item"))
    case (let one?, let other?) where one.kind != other.kind:
      changes.append(
        Difference.Change(.changed, place: "kind", old: one.kind.rawValue, new: other.kind.rawValue)
      )
    default: compare(left[1], right[1])
    }
  }

  private mutating func compare(_ old: Part, _ new: Part) {
    if old.identity == new.identity { return }
    guard old.isAlike(new) else {
      let kind: Difference.Change.Kind =
        old.isAbsent ? .added : new.isAbsent ? .removed : .changed
      let shown = old.isAbsent ? new : old
      return note(kind, path + [shown], old: old, new: new)
    }
    path.append(new.named(over: old))
    defer { path.removeLast() }
    if new.kind == .call,
      zip(old.parts, new.parts).dropFirst().contains(where: { $0.identity != $1.identity })
    {
      // The parentheses come and go with what stands in them.
      for (one, other) in zip(old.parts, new.parts).dropFirst() { compare(one, other) }
      return
    }
    guard case .list = old.content else {
      for (one, other) in zip(old.parts, new.parts) { compare(one, other) }
      return
    }
    if old.kind.rule == .keyed {
      compareKeyed(old, new)
    } else {
      compareRows(old.parts, new.parts, rule: old.kind.rule)
    }
  }

  private mutating func note(
    _ kind: Difference.Change.Kind, _ path: [Part], old: Part? = nil, new: Part? = nil
  ) {
    let (old, new) = (old.flatMap(\.shown), new.flatMap(\.shown))
    changes.append(Difference.Change(kind, place: PartPlace(path).text, old: old, new: new))
  }

  private mutating func compareKeyed(_ old: Part, _ new: Part) {
    let found = Alignment(old.parts, new.parts, rule: .keyed)
    for (index, part) in old.parts.enumerated() where found.forward[index] == nil {
      note(.removed, path + [part], old: part)
    }
    for (index, part) in new.parts.enumerated() {
      guard let before = found.backward[index] else {
        note(.added, path + [part], new: part)
        continue
      }
      compare(old.parts[before], part)
    }
    if old.kind == .labels { compareOrder(old.parts, new.parts, found) }
  }

  /// Notes the labels that stand elsewhere than among the most that have kept their order.
  private mutating func compareOrder(_ old: [Part], _ new: [Part], _ found: Alignment) {
    let kept = old.indices.filter { found.forward[$0] != nil }
    let now = new.indices.compactMap { found.backward[$0] }
    let still = Set(CommonSubsequence.pairs(kept, now).map { kept[$0.0] })
    for index in kept where !still.contains(index) {
      guard let place = found.forward[index] else { continue }
      changes.append(
        Difference.Change(
          .moved, place: PartPlace(path + [new[place]]).text, old: "\(index + 1)",
          new: "\(place + 1)"))
    }
  }

  private mutating func compareRows(_ old: [Part], _ new: [Part], rule: PartKind.Rule) {
    let found = Alignment(old, new, rule: rule)
    var wrapped: Set<Int> = []
    for wrapping in found.wrappings {
      wrapped.formUnion(wrapping.parts)
      let inner = wrapping.parts.compactMap { old[$0].shown }.joined(separator: "\n")
      let outer = new[wrapping.outer]
      changes.append(
        Difference.Change(
          .wrapped, place: PartPlace(path).text, old: inner,
          new: outer.key.isEmpty ? outer.shown : outer.key))
    }
    let outers = Set(found.wrappings.map(\.outer))
    let gone = old.indices.filter { found.forward[$0] == nil && !wrapped.contains($0) }
    let come = new.indices.filter { found.backward[$0] == nil && !outers.contains($0) }
    var moved = moves(gone.map { ($0, old[$0]) }, come.map { ($0, new[$0]) })
    for index in gone where moved.old.remove(index) == nil {
      note(.removed, path, old: old[index])
    }
    for (index, part) in new.enumerated() {
      if let before = found.backward[index] {
        compare(old[before], part)
      } else if !outers.contains(index), moved.new.remove(index) == nil {
        note(.added, path, new: part)
      }
    }
  }

  /// Notes the parts that went in one place and came in another as they were.
  private mutating func moves(
    _ gone: [(index: Int, part: Part)], _ come: [(index: Int, part: Part)]
  ) -> (old: Set<Int>, new: Set<Int>) {
    // Backwards, so that the first of equal ones is the one that costs nothing to take.
    var places = Dictionary(grouping: come.reversed(), by: \.part.identity)
    var moved: (old: Set<Int>, new: Set<Int>) = ([], [])
    for (index, part) in gone {
      guard let place = places[part.identity]?.popLast()?.index else { continue }
      moved.old.insert(index)
      moved.new.insert(place)
      changes.append(
        Difference.Change(
          .moved, place: PartPlace(path + [part]).text, old: "\(index + 1)", new: "\(place + 1)"))
    }
    return moved
  }
}

extension Part {
  /// The part with the key that it has in both versions; with its name where its key has changed.
  fileprivate func named(over old: Part) -> Part {
    guard kind == .modifier, key != old.key else { return self }
    return Part(identity: identity, kind: kind, key: name, name: name, content: content)
  }

  /// The text as a person is shown it; nil where nothing stands.
  fileprivate var shown: String? { isAbsent ? nil : shownText }
}
