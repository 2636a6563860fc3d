import StyleModel

extension Catalog {
  /// Makes a style of others, nested as SwiftUI nests them, and stores it as any other.
  ///
  /// - Parameters:
  ///   - name: The name of the style.
  ///   - recipe: What it is made of.
  ///   - options: What may be replaced, and what must be there.
  ///   - author: Who writes, when and why.
  /// - Returns: What was done, and what a person should know: parts that are never reached, and
  ///   parameters that stay as a part has them.
  /// - Throws: `RecipeError` where the parts do not fit together, `CatalogError` for what else
  ///   cannot be stored, such as a ring.
  @discardableResult
  public func compose(
    _ name: String, of recipe: StyleRecipe, options: AddOptions = AddOptions(),
    by author: Authorship
  ) throws -> (changes: [Change], warnings: [Diagnostic]) {
    try write("compose", by: author) { transaction in
      let lookup = transaction.lookup
      var composer = Composer(lookup: lookup, recipe: recipe)
      let name = try ItemName(name, for: .style)
      let draft = try composer.draft(named: name)
      if let item = try lookup.replaceable(kind: .style, name: name),
        composer.identities.contains(item.identity)
      {
        throw CatalogError.ring([item.name, item.name])
      }
      let change = try transaction.store(draft, options: options)
      guard change.outcome != .unchanged,
        let item = try lookup.item(kind: .style, folded: name.folded)
      else { return ([change], composer.diagnostics) }
      var rules = EditRules(transaction)
      try rules.refuseRings(through: [item])
      try rules.check.noteDeprecated(in: item, of: draft)
      let warnings =
        try transaction.notes + rules.check.dangling(in: item, of: draft)
        + rules.check.deprecationWarnings()
      return ([change], composer.diagnostics + warnings)
    }
  }
}
