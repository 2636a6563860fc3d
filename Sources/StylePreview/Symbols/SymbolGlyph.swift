/// What stands for a system symbol in a terminal.
package struct SymbolGlyph: Hashable, Sendable {
  /// The glyph, one or two cells wide.
  package var scalar: Unicode.Scalar

  /// What stands for it where only ASCII may be written.
  package var ascii: UInt8

  /// Whether it is drawn bold, for a filled symbol without a glyph of its own.
  package var isBold = false

  /// Whether it is struck through, for a symbol with a slash and without a glyph of its own.
  package var isStruck = false

  /// Whether any part of the name was known.
  package var isKnown = true

  /// What stands for symbols that are not known.
  package static let unknown: SymbolGlyph = {
    var glyph = SymbolGlyph(scalar: "•", ascii: UInt8(ascii: "*"))
    glyph.isKnown = false
    return glyph
  }()

  /// Creates a glyph that is drawn plainly.
  init(scalar: Unicode.Scalar, ascii: UInt8) {
    self.scalar = scalar
    self.ascii = ascii
  }

  /// Returns the width in cells: 1 or 2.
  ///
  /// Where ambiguous characters are wide every glyph has two cells, since fonts draw them so.
  package func width(in form: TextForm) -> Int {
    !form.hasASCIIIcons && (form.isAmbiguousWide || TextWidth.isWide(scalar)) ? 2 : 1
  }

  /// Returns the text to write.
  package func text(in form: TextForm) -> CellText {
    if form.hasASCIIIcons { return CellText(bytes: [ascii], width: 1) }
    var text = CellText(bytes: Array(UTF8.encode(scalar) ?? .init()), width: width(in: form))
    let drawn = TextWidth.cells(
      Character(scalar), isAmbiguousWide: form.isAmbiguousWide)
    if drawn < text.width { text.bytes.append(UInt8(ascii: " ")) }
    return text
  }
}
