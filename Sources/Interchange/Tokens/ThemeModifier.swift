import StyleModel

/// A modifier of a resolver: sets of tokens of which one is chosen.
struct ThemeModifier {
  /// The name.
  var name: String

  /// The contexts with their sources, in the order of the file.
  var contexts: [(name: String, sources: [TokenSource])]

  /// The context that is chosen where none is said.
  var standard: String?

  /// Where it stands.
  var place: TokenPlace

  /// The contexts for the variants of a tint; empty where the modifier is about something else.
  var variants: [Tint.Variant: Int] {
    var found: [Tint.Variant: Int] = [:]
    for (index, context) in contexts.enumerated() {
      guard let variant = Self.variant(of: context.name, in: name), found[variant] == nil else {
        continue
      }
      found[variant] = index
    }
    guard found.keys.contains(where: { $0 != .any }) else { return [:] }
    if found[.any] == nil {
      found[.any] =
        index(of: standard ?? "")
        ?? contexts.indices.first { index in
          !found.values.contains(index)
        }
    }
    return found
  }

  /// The number of a context, in whatever case its name is written.
  func index(of context: String) -> Int? {
    contexts.firstIndex { $0.name == context }
      ?? contexts.firstIndex { $0.name.folded == context.folded }
  }

  /// Which appearance a context is for, by its name and that of the modifier.
  static func variant(of context: String, in modifier: String) -> Tint.Variant? {
    let word = context.lowercased().filter { $0.isLetter }
    let isContrast = modifier.lowercased().contains("contrast")
    switch word {
    case "light", "any", "day": return .any
    case "dark", "night": return .dark
    case "highcontrast", "contrasthigh", "increasedcontrast", "morecontrast", "lighthighcontrast",
      "lighthigh", "highcontrastlight":
      return .highContrast
    case "high", "increased", "more": return isContrast ? .highContrast : nil
    case "darkhighcontrast", "darkhigh", "highcontrastdark", "darkincreasedcontrast":
      return .darkHighContrast
    case "standard", "normal", "default", "regular", "low", "none", "nopreference":
      return isContrast ? .any : nil
    default: return nil
    }
  }

  /// The contexts that are no appearance of a tint, where others are.
  var unused: [String] {
    let used = Set(variants.values)
    guard !used.isEmpty else { return [] }
    return contexts.indices.filter { !used.contains($0) }.map { contexts[$0].name }
  }

  /// The context for a variant: its own, else the nearest, as a tint falls back.
  func context(for variant: Tint.Variant) -> Int? {
    let order: [Tint.Variant] =
      switch variant {
      case .any: [.any]
      case .dark: [.dark, .any]
      case .highContrast: [.highContrast, .any]
      case .darkHighContrast: [.darkHighContrast, .dark, .highContrast, .any]
      }
    let variants = variants
    return order.lazy.compactMap { variants[$0] }.first
  }
}
