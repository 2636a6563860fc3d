import Diagnostics
import StyleModel

/// Which sources are merged for each variant of a tint, after what a person chose.
struct ThemeChoice {
  /// The variants with their sources, in order; `any` is the first.
  private(set) var variants: [(variant: Tint.Variant, sources: [TokenSource])] = []

  /// Chooses among the contexts of a resolver.
  ///
  /// - Parameters:
  ///   - steps: The sets and modifiers in their order.
  ///   - chosen: Contexts by the names of modifiers, as a person gave them.
  ///   - report: Gets what is wrong, and which contexts were taken for want of a choice.
  init(_ steps: [ThemeResolver.Step], chosen: [String: String], _ report: inout TokenReport) {
    var fixed: [String: Int] = [:]
    var open: Set<Tint.Variant> = [.any]
    var used: Set<String> = []
    let words = chosen.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for case .modifier(let modifier) in steps {
      if let choice = words.first(where: { $0.key.folded == modifier.name.folded }) {
        used.insert(choice.key)
        fixed[modifier.name] = Self.context(choice.value, of: modifier, &report)
      } else if !modifier.variants.isEmpty {
        open.formUnion(modifier.variants.keys)
        Self.tellUnused(modifier, &report)
      } else {
        fixed[modifier.name] = Self.standard(of: modifier, &report)
      }
    }
    for (name, _) in words where !used.contains(name) {
      report.add(
        "there is no modifier \(quoted(name))", at: TokenPlace(file: 0, offset: 0))
    }
    if open.contains(.dark), open.contains(.highContrast) { open.insert(.darkHighContrast) }
    variants = Tint.Variant.allCases.filter(open.contains).map { variant in
      (variant, Self.sources(of: steps, for: variant, fixed))
    }
  }

  /// Tells of contexts that are no appearance, which no tint has a place for.
  private static func tellUnused(_ modifier: ThemeModifier, _ report: inout TokenReport) {
    guard let first = modifier.unused.first else { return }
    let names = modifier.unused.map { quoted($0) }.listed(with: "and")
    let isOne = modifier.unused.count == 1
    report.add(
      .warning,
      "of the modifier \(quoted(modifier.name)) the context\(isOne ? "" : "s") \(names) "
        + "\(isOne ? "is" : "are") left out: a tint has values for light, dark and high contrast",
      at: modifier.place,
      hint: "to take \(isOne ? "it" : "one") for every appearance: "
        + "--context \(typed("\(modifier.name)=\(first)"))")
  }

  /// Returns the context that a person chose; reports one that is not there.
  private static func context(
    _ choice: String, of modifier: ThemeModifier, _ report: inout TokenReport
  ) -> Int? {
    if let context = modifier.index(of: choice) { return context }
    report.add(
      "the modifier \(quoted(modifier.name)) has no context \(quoted(choice))",
      at: modifier.place,
      hint: "it has \(modifier.contexts.map(\.name).joined(separator: ", "))")
    return nil
  }

  /// Returns the default of a modifier about something else than appearance, and tells of it.
  private static func standard(
    of modifier: ThemeModifier, _ report: inout TokenReport
  ) -> Int? {
    guard let standard = modifier.standard.flatMap(modifier.index) else {
      report.add(
        "the modifier \(quoted(modifier.name)) has no default", at: modifier.place,
        hint: "choose a context: --context \(modifier.name)=\(modifier.contexts[0].name)")
      return nil
    }
    report.add(
      .note,
      "of the modifier \(quoted(modifier.name)) the context "
        + "\(quoted(modifier.contexts[standard].name)) is taken",
      at: modifier.place, hint: "choose another: --context \(modifier.name)=NAME")
    return standard
  }

  /// Returns what is merged for a variant: all sets, and of each modifier its context.
  private static func sources(
    of steps: [ThemeResolver.Step], for variant: Tint.Variant, _ fixed: [String: Int]
  ) -> [TokenSource] {
    let sources = steps.flatMap { step -> [TokenSource] in
      switch step {
      case .set(let sources): return sources
      case .modifier(let modifier):
        let context = fixed[modifier.name] ?? modifier.context(for: variant)
        return context.map { modifier.contexts[$0].sources } ?? []
      }
    }
    guard sources.contains(where: { $0.rank > 0 }) else { return sources }
    // Sets that several themes name are merged once, in the order of the file.
    let byRank = Dictionary(sources.map { ($0.rank, $0) }, uniquingKeysWith: { first, _ in first })
    return byRank.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Merges files in their order, and over them those of each mode.
  init(_ sources: [TokenSource], modes: [Tint.Variant: [TokenSource]] = [:]) {
    variants = Tint.Variant.allCases.compactMap { variant in
      guard variant != .any else { return (.any, sources + (modes[.any] ?? [])) }
      guard modes[variant] != nil else { return nil }
      let parts: [Tint.Variant] =
        variant == .darkHighContrast ? [.highContrast, .dark, .darkHighContrast] : [variant]
      return (variant, sources + parts.flatMap { modes[$0] ?? [] })
    }
  }
}
