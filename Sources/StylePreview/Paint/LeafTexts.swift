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

  /// Returns a title that is clean and of known width; nearly all titles of most lists are ASCII.
  func title(_ bytes: ArraySlice<UInt8>) -> LeafText {
    if bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return LeafText(bytes: bytes, width: bytes.count)
    }
    return title(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns a title that is clean and of known width.
  func title(_ string: String) -> LeafText {
    let cleaned = TextCells.cleaned(string)
    return LeafText(bytes: ArraySlice(cleaned.utf8), width: TextCells.width(of: cleaned))
  }

  /// Returns a text in capitals; its width may change, as that of ß does.
  func uppercased(_ text: LeafText) -> LeafText {
    title(String(decoding: text.bytes, as: UTF8.self).uppercased())
  }

  /// Returns a text that fits into some cells, cut with an ellipsis if it must be.
  func cut(_ text: LeafText, to width: Int) -> LeafText {
    if text.width <= width { return text }
    let (string, cells) = TextCells.cut(
      String(decoding: text.bytes, as: UTF8.self), to: width,
      ellipsis: tier.characters == .ascii ? "~" : "…")
    return LeafText(bytes: ArraySlice(string.utf8), width: cells, attributes: text.attributes)
  }

  /// Returns the glyph of a symbol.
  func icon(_ name: String, as symbol: ResolvedSymbol) -> LeafText {
    let isASCII = tier.characters == .ascii
    let glyph =
      switch name {
      case "sun.max": isASCII ? "*" : "☼"
      case "cloud.sun": isASCII ? "%" : "☁"
      case "sun.haze": isASCII ? "~" : "≋"
      case "cloud.rain": isASCII ? "/" : "☂"
      default: isASCII ? "*" : "•"
      }
    return LeafText(bytes: ArraySlice(glyph.utf8), width: 1)
  }
}
