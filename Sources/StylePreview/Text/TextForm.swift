/// What texts and symbols are written with, and what that does to their widths.
package struct TextForm: Hashable, Sendable {
  /// What stands for a symbol.
  package enum Icons: String, CaseIterable, Sendable {
    /// A glyph of the font, in the colour of the text.
    case text

    /// A picture of one scalar, in colours of its own; a glyph where there is none.
    case emoji

    /// A character of ASCII.
    case ascii
  }

  /// Whether nothing but ASCII may be written.
  package var isASCII: Bool

  /// Whether the terminal gives two cells to what Unicode calls ambiguous: box drawing, Greek,
  /// Cyrillic and many signs (UAX #11).
  package var isAmbiguousWide: Bool

  /// What stands for symbols.
  package var icons: Icons

  /// Creates a form.
  package init(isASCII: Bool = false, isAmbiguousWide: Bool = false, icons: Icons = .text) {
    self.isASCII = isASCII
    self.isAmbiguousWide = isAmbiguousWide
    self.icons = icons
  }

  /// Whether symbols are shown in ASCII.
  var hasASCIIIcons: Bool { isASCII || icons == .ascii }
}
