extension SymbolGlyph {
  /// The longest name that is looked at, in bytes.
  private static let longestName = 200

  /// Returns the glyph of a symbol with the variants in force, such as `circle` and `fill`.
  ///
  /// A name without a glyph of its own takes that of the part that says most: the name without its
  /// variant, without a badge, the second of two things, or any word that is known.
  package static func named(_ name: String, variants: [String] = []) -> SymbolGlyph {
    guard name.utf8.count <= longestName else { return unknown }
    let words = SymbolName(name).adding(variants).words
    return exact(words) ?? enclosed(words) ?? withoutBadge(words) ?? shortened(words)
      ?? secondPart(words) ?? anyWord(words) ?? unknown
  }

  /// The glyph of a name that the table holds.
  private static func exact(_ words: [SymbolName.Word]) -> SymbolGlyph? {
    var name: [UInt8] = []
    for word in words {
      if !name.isEmpty { name.append(UInt8(ascii: ".")) }
      name += word
    }
    return SymbolTable.glyph(of: name).map { SymbolGlyph(scalar: $0.glyph, ascii: $0.ascii) }
  }

  /// The glyph of what a badge is on: `X.badge.Y` shows as X.
  private static func withoutBadge(_ words: [SymbolName.Word]) -> SymbolGlyph? {
    guard let badge = words.firstIndex(where: { $0.is("badge") }), badge > 0 else { return nil }
    let base = Array(words[..<badge])
    return exact(base) ?? shortened(base)
  }

  /// The glyph of a name without its last words.
  private static func shortened(_ words: [SymbolName.Word]) -> SymbolGlyph? {
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
      return glyph
    }
    return nil
  }

  /// The glyph of b in `a.and.b` and `a.on.b`.
  private static func secondPart(_ words: [SymbolName.Word]) -> SymbolGlyph? {
    guard let joint = words.lastIndex(where: { $0.is("and") || $0.is("on") }) else { return nil }
    let second = Array(words[(joint + 1)...])
    return second.isEmpty ? nil : exact(second) ?? shortened(second)
  }

  /// The glyph of the first word that is a name.
  private static func anyWord(_ words: [SymbolName.Word]) -> SymbolGlyph? {
    words.lazy.compactMap { exact([$0]) }.first
  }
}
