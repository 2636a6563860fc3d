import JSON
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
    var themes: [[Tint.Variant: Int]] = []
    for case .modifier(let modifier) in resolver.steps {
      if let choice = chosen.first(where: { $0.key.folded == modifier.name.folded }) {
        used.insert(choice.key)
        fixed[modifier.name] = modifier.index(of: choice.value)
        if fixed[modifier.name] == nil {
          report.add(
            "the modifier \(quoted(modifier.name)) has no context \(quoted(choice.value))",
            at: modifier.place,
            hint: "it has \(modifier.contexts.map(\.name).joined(separator: ", "))")
        }
      } else if !modifier.variants.isEmpty {
        themes.append(modifier.variants)
      } else if let standard = modifier.standard.flatMap(modifier.index) {
        fixed[modifier.name] = standard
        report.add(
          .note,
          "of the modifier \(quoted(modifier.name)) the context "
            + "\(quoted(modifier.contexts[standard].name)) is taken",
          at: modifier.place, hint: "choose another: --context \(modifier.name)=NAME")
      } else {
        report.add(
          "the modifier \(quoted(modifier.name)) has no default", at: modifier.place,
          hint: "choose a context: --context \(modifier.name)=\(modifier.contexts[0].name)")
      }
    }
    for name in chosen.keys.sorted() where !used.contains(name) {
      report.add(
        "there is no modifier \(quoted(name))", at: TokenPlace(file: 0, offset: 0))
    }
    for theme in themes { open.formUnion(theme.keys) }
    if open.contains(.dark), open.contains(.highContrast) { open.insert(.darkHighContrast) }
    variants = Tint.Variant.allCases.filter(open.contains).map { variant in
      let sources = resolver.steps.flatMap { step -> [TokenSource] in
        switch step {
        case .set(let sources): return sources
        case .modifier(let modifier):
          let context = fixed[modifier.name] ?? modifier.context(for: variant)
          return context.map { modifier.contexts[$0].sources } ?? []
        }
      }
      return (variant, sources)
    }
  }

  /// Merges files in their order, in one variant.
  init(_ sources: [TokenSource]) {
    variants = [(.any, sources)]
  }
}
