/// Makes texts ready for a tier.
struct LeafTexts {
  /// The tier.
  let tier: Tier

  /// Returns the text of a leaf; nil for the title and the icon of the label.
  func text(of leaf: Leaf) -> LeafText? {
    switch leaf.content {
    case .text(let text):
      guard case .literal(let string) = text.content else { return nil }
      return title(text.isUppercased == true ? string.uppercased() : string)
    case .symbol(let symbol):
      guard case .named(let name) = symbol.content else { return nil }
      return icon(name, as: symbol)
    }
  }

  /// Returns a title that is clean and of known width; most titles are so as they stand.
  func title(_ bytes: ArraySlice<UInt8>) -> LeafText {
    if let width = sanitizer.plainWidth(bytes) {
      return LeafText(bytes: bytes, width: width)
    }
    return LeafText(sanitizer.clean(bytes))
  }

  /// Returns a title that is clean and of known width.
  func title(_ string: String) -> LeafText {
    LeafText(sanitizer.clean(string))
  }

  /// Returns a text in capitals; its width may change, as that of ß does.
  func uppercased(_ text: LeafText) -> LeafText {
    title(String(decoding: text.bytes, as: UTF8.self).uppercased())
  }

  /// Returns a text that fits into some cells, cut with an ellipsis if it must be.
  func cut(_ text: LeafText, to width: Int, leavingOut part: Truncation = .tail) -> LeafText {
    if text.width <= width { return text }
    let whole = CellText(bytes: Array(text.bytes), width: text.width)
    return LeafText(
      sanitizer.truncated(whole, to: width, leavingOut: part), attributes: text.attributes)
  }

  private var sanitizer: Sanitizer { Sanitizer(tier.form) }

  /// Returns the glyph of a symbol.
  func icon(_ name: String, as symbol: ResolvedSymbol) -> LeafText {
    let glyph = SymbolGlyph.shown(name, variants: symbol.variants, in: tier.form)
    var attributes: TextAttributes = []
    if glyph.isBold { attributes.insert(.bold) }
    if glyph.isStruck { attributes.insert(.struck) }
    return LeafText(glyph.text(in: tier.form), attributes: attributes)
  }
}
