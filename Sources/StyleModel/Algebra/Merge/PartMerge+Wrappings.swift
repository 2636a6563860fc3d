extension PartMerge {
  /// Moves what one side changed into what the other put around it, so that neither change is in
  /// the way of the other.
  mutating func moveIntoWrappings(
    _ base: [Part], _ ours: inout [Part], _ theirs: inout [Part], rule: PartKind.Rule
  ) {
    guard rule == .ordered, !base.isEmpty else { return }
    let left = Alignment(base, ours, rule: rule)
    let right = Alignment(base, theirs, rule: rule)
    let isDoubled = left.wrappings.contains { one in
      right.wrappings.contains { $0.parts.overlaps(one.parts) }
    }
    guard !isDoubled else { return }
    if !left.wrappings.isEmpty { move(base, &theirs, right, into: &ours, left.wrappings) }
    guard !right.wrappings.isEmpty else { return }
    let rest = Alignment(base, theirs, rule: rule)
    move(base, &ours, Alignment(base, ours, rule: rule), into: &theirs, rest.wrappings)
  }

  private mutating func move(
    _ base: [Part], _ changed: inout [Part], _ alignment: Alignment, into wrapped: inout [Part],
    _ wrappings: [Wrapping]
  ) {
    for wrapping in wrappings.reversed() {
      guard let first = alignment.forward[wrapping.parts.lowerBound],
        let last = alignment.forward[wrapping.parts.upperBound - 1], first <= last,
        changed.indices.contains(last)
      else { continue }
      let now = Array(changed[first...last])
      guard now.map(\.identity) != wrapping.inner else { continue }
      wrapped[wrapping.outer] = replacing(wrapping.inner, by: now, in: wrapped[wrapping.outer])
      changed.replaceSubrange(first...last, with: base[wrapping.parts])
    }
  }

  /// Returns a part with other parts in the place of a run of some below it.
  private mutating func replacing(_ run: [Int], by parts: [Part], in outer: Part) -> Part {
    let inside = outer.parts
    guard !inside.isEmpty else { return outer }
    if case .list = outer.content, let start = Self.start(of: run, in: inside) {
      let all = inside[..<start] + parts + inside[(start + run.count)...]
      return builder.table.remade(outer, Array(all), key: outer.key, name: outer.name)
    }
    let replaced = inside.map { replacing(run, by: parts, in: $0) }
    return builder.table.remade(outer, replaced, key: outer.key, name: outer.name)
  }

  private static func start(of run: [Int], in parts: [Part]) -> Int? {
    guard let first = run.first, parts.count >= run.count else { return nil }
    return (0...(parts.count - run.count)).first { start in
      parts[start].identity == first
        && parts[start..<(start + run.count)].map(\.identity) == run
    }
  }
}
