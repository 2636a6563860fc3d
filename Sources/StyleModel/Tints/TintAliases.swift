/// Where the aliases of tints lead: each is followed once, however many tints lead through it.
package final class TintAliases {
  private let find: (String) -> Tint?
  private var tints: [String: Tint?] = [:]
  private var ends: [Tint.Variant: [String: Tint.End]] = [:]
  private var variants: [String: Set<Tint.Variant>] = [:]

  /// Creates aliases that are looked up by a closure, which returns the tint of a name.
  package init(find: @escaping (String) -> Tint?) {
    self.find = find
  }

  /// Returns the tint of a name.
  package func tint(named name: String) -> Tint? {
    if let known = tints[name] { return known }
    let tint = find(name)
    tints[name] = tint
    return tint
  }

  /// Returns where a value leads in an appearance.
  ///
  /// Where it does not say whether it names a tint or a system colour, the tint comes first.
  func end(of value: Tint.Value, for appearance: Appearance) -> Tint.End {
    let variant = Tint.Variant(appearance)
    var passed: [String] = []
    var value: Tint.Value? = value
    var end: Tint.End?
    while end == nil {
      switch value {
      case .color(let color): end = .color(color)
      case .system(let name): end = SystemColor(name: name).map { .system($0) } ?? .nothing
      case .alias(let name), .tint(let name):
        if let known = ends[variant]?[name] {
          end = known
        } else if let tint = tint(named: name) {
          // Who comes here again before the end is known goes round in a ring.
          ends[variant, default: [:]][name] = .ring
          passed.append(name)
          value = tint.value(for: appearance)
        } else {
          value = value.flatMap { if case .alias = $0 { .system(name) } else { nil } }
        }
      case nil: end = .nothing
      }
    }
    for name in passed { ends[variant]?[name] = end }
    return end ?? .nothing
  }

  /// Returns the variants that a tint or any that it leads to has a value for; all of them where it
  /// leads to a system colour that changes and that UIKit has no name for.
  func variants(of tint: Tint) -> Set<Tint.Variant> {
    var found = Set(tint.values.keys)
    for value in tint.values.values { found.formUnion(variants(of: value)) }
    return found
  }

  /// Goes through what a value leads to with a list of values in place of recursion, as a chain may be
  /// as long as the catalog.
  private func variants(of first: Tint.Value) -> Set<Tint.Variant> {
    var end: Set<Tint.Variant> = []
    var passed: [(name: String, variants: Set<Tint.Variant>)] = []
    var isChain = true
    var seen: Set<Tint.Value> = [first]
    var waiting = [first]
    while let value = waiting.popLast() {
      let name = value.tintName
      if let name, let known = variants[name] {
        end.formUnion(known)
      } else if let name, let tint = tint(named: name) {
        passed.append((name, Set(tint.values.keys)))
        let count = waiting.count
        for next in tint.values.values {
          if case .color = next { continue }
          if seen.insert(next).inserted { waiting.append(next) } else { isChain = false }
        }
        isChain = isChain && waiting.count <= count + 1
      } else if let system = value.systemColor, system.needsAllVariants,
        value != first || SystemColor.reference(to: value.text) == nil
      {
        end = Set(Tint.Variant.allCases)
      }
    }
    // Each tint of a chain leads to all that come after it. Where the ways part or meet, only the first
    // is known to lead to all.
    for (name, own) in passed.reversed() {
      end.formUnion(own)
      if isChain || name == first.tintName { variants[name] = end }
    }
    return end
  }
}

extension Tint.Value {
  /// The system colour that it names where there is no tint of the name.
  fileprivate var systemColor: SystemColor? {
    switch self {
    case .alias(let name), .system(let name): SystemColor(name: name)
    case .color, .tint: nil
    }
  }
}

extension SystemColor {
  /// Whether the colour has no name in UIKit, and is not the same in all appearances.
  fileprivate var needsAllVariants: Bool {
    switch self {
    case .quinary, .accentColor: true
    default: false
    }
  }
}
