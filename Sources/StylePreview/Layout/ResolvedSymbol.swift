/// Which symbol is shown.
package enum SymbolContent: Hashable, Sendable {
  /// The icon of the label.
  case icon

  /// A symbol of the style's own.
  case named(String)
}

/// A symbol with what it is drawn with.
package struct ResolvedSymbol: Hashable, Sendable {
  package var content: SymbolContent
  package var ink: Ink

  /// The variants in force, as in `circle.fill`: at most one shape, then `fill` and `slash` if set.
  package var variants: [String] = []

  /// The weight of the font, 400 for a regular and 700 for a bold one.
  package var weight = 400

  /// The factor of `imageScale` and font size; 1 is medium at body.
  package var scale: Double = 1

  /// Creates a symbol.
  package init(_ content: SymbolContent, ink: Ink = .foreground(1)) {
    self.content = content
    self.ink = ink
  }
}
