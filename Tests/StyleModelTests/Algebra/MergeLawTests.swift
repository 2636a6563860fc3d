import StyleModel
import TestSupport
import Testing

/// What holds of every merge, tried on seeded random contents.
@Suite struct MergeLawTests {
  @Test(arguments: 0..<80) func lawsHoldForEditedStyles(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let base = RandomStyle(using: &generator)
    let ours = base.edited(Int.random(in: 1...3, using: &generator), using: &generator)
    let theirs = base.edited(Int.random(in: 1...3, using: &generator), using: &generator)
    try expectLaws(base.content(), ours.content(), theirs.content(), seed)
  }

  @Test(arguments: 0..<20) func lawsHoldForUnrelatedStyles(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let three = try (0..<3).map { _ in try RandomStyle(using: &generator).content() }
    try expectLaws(three[0], three[1], three[2], seed)
  }

  /// What two sides changed in two views of one stack is both there, whatever the changes are.
  @Test(arguments: 0..<60) func editsInTwoPlacesAreBothThere(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let style = RandomStyle(using: &generator)
    let stack = { (first: [RandomStyle.View], second: [RandomStyle.View]) in
      var style = style
      style.body = ["LazyHStack", "LazyVStack"].map {
        RandomStyle.View(root: $0, arguments: [], modifiers: [], content: [])
      }
      style.body[0].content = first
      style.body[1].content = second
      return try style.content()
    }
    let (first, second) = (style.body, RandomStyle(using: &generator).body)
    var (left, right) = (first, second)
    RandomStyle.edit(&left, &generator)
    RandomStyle.edit(&right, &generator)
    let outcome = Merge.merge(
      base: Merge.Base(try stack(first, second)), ours: try stack(left, second),
      theirs: try stack(first, right))
    #expect(outcome == .clean(try stack(left, right)), "seed \(seed)")
  }

  @Test(arguments: 0..<40) func lawsHoldForLabels(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let base = (0..<Int.random(in: 0...6, using: &generator)).map { "l\($0)" }
    let three = try [base, edited(base, &generator), edited(base, &generator)].map {
      try labels($0)
    }
    try expectLaws(three[0], three[1], three[2], seed)
  }

  @Test(arguments: 0..<40) func lawsHoldForTints(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let three = try (0..<3).map { _ in
      let keys = ["dark", "highContrast", "darkHighContrast"].filter { _ in
        Bool.random(using: &generator)
      }
      let members = (["any"] + keys).map { key in
        "\"\(key)\":\"#00000\(Int.random(in: 0...1, using: &generator))\""
      }
      let name = Bool.random(using: &generator) ? "brand" : "accent"
      let isThere = Int.random(in: 0...5, using: &generator) > 0
      return try tint(isThere ? members.joined(separator: ",") : nil, name: name)
    }
    try expectLaws(three[0], three[1], three[2], seed)
  }

  private func edited(_ labels: [String], _ generator: inout SplitMix64) -> [String] {
    var labels = labels
    for number in 0..<Int.random(in: 0...3, using: &generator) {
      let index = Int.random(in: 0...labels.count, using: &generator)
      switch Int.random(in: 0...3, using: &generator) {
      case 0 where index < labels.count: labels.remove(at: index)
      case 1 where index < labels.count: labels[index] = labels[index].prefix(2) + " T\(number)"
      case 2 where index < labels.count: labels.append(labels.remove(at: index))
      default: labels.insert("n\(Int.random(in: 0...9, using: &generator))", at: index)
      }
    }
    var seen: Set<Substring> = []
    return labels.filter { seen.insert($0.prefix(2)).inserted }
  }

  /// What holds of three contents, whatever they are.
  private func expectLaws(
    _ base: ItemContent, _ ours: ItemContent, _ theirs: ItemContent, _ seed: UInt64
  ) throws {
    for base in [Merge.Base(base), .empty, .virtualBase(base, ours, theirs)] {
      let outcome = Merge.merge(base: base, ours: ours, theirs: theirs)
      let mirrored = Merge.merge(base: base, ours: theirs, theirs: ours)
      #expect(outcome == mirrored.mirrored, "seed \(seed)")
      if case .clean(let content) = outcome { try expectCanonical(content, seed) }
      if case .conflict(let conflicts) = outcome { #expect(!conflicts.isEmpty) }
    }
    let start = Merge.Base(base)
    #expect(Merge.merge(base: start, ours: base, theirs: ours) == .clean(ours), "seed \(seed)")
    #expect(Merge.merge(base: start, ours: ours, theirs: base) == .clean(ours), "seed \(seed)")
    #expect(Merge.merge(base: start, ours: ours, theirs: ours) == .clean(ours), "seed \(seed)")
    #expect(Merge.merge(base: .empty, ours: ours, theirs: ours) == .clean(ours), "seed \(seed)")
  }

  /// Expects that a document reads and prints back to itself.
  private func expectCanonical(_ content: ItemContent, _ seed: UInt64) throws {
    guard let document = content.document else { return }
    #expect(
      try ItemDocument(stored: document.canonical, kind: document.kind) == document, "seed \(seed)")
    guard case .style(let style) = document else { return }
    #expect(try canonicalSwift(style.swift) == style.swift, "seed \(seed)")
    #expect(style.swift.contains("struct \(content.name.text): LabelStyle"), "seed \(seed)")
  }
}

extension Merge.Base {
  /// The base that two versions make over the version that they began with.
  fileprivate static func virtualBase(
    _ base: ItemContent, _ first: ItemContent, _ second: ItemContent
  ) -> Merge.Base {
    Merge.virtualBase(Merge.Base(base), Merge.Base(first), Merge.Base(second))
  }
}

extension Merge.Outcome {
  /// The outcome with ours and theirs swapped.
  fileprivate var mirrored: Merge.Outcome {
    guard case .conflict(let conflicts) = self else { return self }
    return .conflict(
      conflicts.map {
        MergeConflict(place: $0.place, base: $0.base, ours: $0.theirs, theirs: $0.ours)
      })
  }
}
