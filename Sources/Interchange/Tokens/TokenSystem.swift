import StyleModel

/// Sources of tokens that are merged, resolved for each appearance that they say something of.
struct TokenSystem {
  /// What is so in an appearance.
  struct Mode {
    /// The appearance.
    var variant: Tint.Variant

    /// What is merged, the last one winning.
    var sources: [TokenSource]

    /// The tokens with their aliases followed.
    var resolving: TokenResolving
  }

  /// The appearances; `any` is the first.
  private(set) var modes: [Mode] = []

  /// The colours in all of them.
  private(set) var tints = TokenTints()

  /// Merges and resolves what was chosen.
  init(_ choice: ThemeChoice, _ report: inout TokenReport) {
    for (variant, sources) in choice.variants {
      var tree = TokenTree()
      for source in sources { tree.merge(source.value, of: source.file, &report) }
      tree = TokenInheritance.extend(tree, &report)
      let resolving = TokenResolving(tree, &report)
      tints.take(resolving, for: variant, &report)
      modes.append(Mode(variant: variant, sources: sources, resolving: resolving))
    }
  }

  /// The tokens that a later source of `any` replaced, each with whether it is a colour.
  var replaced: [(token: TokenTree.Replaced, key: String, isColor: Bool)] {
    guard let resolving = modes.first?.resolving else { return [] }
    return resolving.tree.replaced.map { replaced in
      let key = TokenPath.text(resolving.tree.path(of: replaced.node))
      let type = resolving.numbers[key].flatMap { resolving.types[$0] }
      return (replaced, key, type == "color")
    }
  }

  /// Returns the tints; two tokens that would be one tint are an error.
  mutating func found(_ report: inout TokenReport) -> [TokenTints.Found] {
    tints.tellOthers(&report)
    return tints.tints(&report)
  }
}
