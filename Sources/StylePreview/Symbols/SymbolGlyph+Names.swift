extension SymbolGlyph {
  /// A glyph with the name in the table that led to it.
  struct Entry {
    /// The glyph.
    var glyph: SymbolGlyph

    /// The name.
    var entry: String
  }

  /// Returns the glyph of a symbol with the variants in force, such as `circle` and `fill`.
  package static func named(_ name: String, variants: [String] = []) -> SymbolGlyph {
    SymbolResolution(name, variants: variants).glyph
  }

  /// The glyph of a name that the table holds.
  static func exact(_ words: [SymbolName.Word]) -> SymbolGlyph? {
    var name: [UInt8] = []
    for (index, word) in words.enumerated() {
      if index > 0 { name.append(UInt8(ascii: ".")) }
      name += word
    }
    return SymbolTable.glyph(of: name).map { SymbolGlyph(scalar: $0.glyph, ascii: $0.ascii) }
  }

  /// The glyph of a name without its last words.
  static func shortened(_ words: [SymbolName.Word]) -> Entry? {
    var rest = words
    var isFilled = false
    var isStruck = false
    while rest.count > 1 {
      let last = rest.removeLast()
      isFilled = isFilled || last.is("fill")
      isStruck = isStruck || last.is("slash")
      let own = isFilled ? exact(rest + [SymbolName.fill]) : nil
      guard var glyph = own ?? exact(rest) else { continue }
      glyph.isBold = isFilled && own == nil
      glyph.isStruck = isStruck
      return Entry(
        glyph: glyph, entry: SymbolName(words: own == nil ? rest : rest + [SymbolName.fill]).text)
    }
    return nil
  }
}
