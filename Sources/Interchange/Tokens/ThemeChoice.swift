import Diagnostics
import StyleModel

/// Which sources are merged for each variant of a tint, after what a person chose.
struct ThemeChoice {
  /// The variants with their sources, in order; `any` is the first.
  private(set) var variants: [(variant: Tint.Variant, sources: [TokenSource])] = []

  /// Chooses among the contexts of a resolver.
  ///
  /// - Parameters:
  ///   - resolver: The resolver.
  ///   - chosen: Contexts by the names of modifiers, as a person gave them.
  ///   - report: Gets what is wrong, and which contexts were taken for want of a choice.
  init(_ resolver: ThemeResolver, chosen: [String: String], _ report: inout TokenReport) {
    var fixed: [String: Int] = [:]
    var open: Set<Tint.Variant> = [.any]
    var used: Set<String> = []
    let words = chosen.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for case .modifier(let modifier) in resolver.steps {
      if let choice = words.first(where: { $0.key.folded == modifier.name.folded }) {
        used.insert(choice.key)
        fixed[modifier.name] = Self.context(choice.value, of: modifier, &report)
      } else if !modifier.variants.isEmpty {
        open.formUnion(modifier.variants.keys)
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
      (variant, Self.sources(of: resolver.steps, for: variant, fixed))
    }
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
    steps.flatMap { step -> [TokenSource] in
      switch step {
      case .set(let sources): return sources
      case .modifier(let modifier):
        let context = fixed[modifier.name] ?? modifier.context(for: variant)
        return context.map { modifier.contexts[$0].sources } ?? []
      }
    }
  }

  /// Merges files in their order, in one variant.
  init(_ sources: [TokenSource]) {
    variants = [(.any, sources)]
  }
}
