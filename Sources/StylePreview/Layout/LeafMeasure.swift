/// How texts and symbols are measured for a label.
enum LeafMeasure {
  /// In the cells of a terminal.
  case cells(LabelSize, TextForm)

  /// In points, by the widths of the label's own letters.
  case points(PointLabel)

  /// Whether the measure is one of cells.
  var isInCells: Bool {
    if case .cells = self { true } else { false }
  }

  /// Returns the size of a text on one line.
  func size(of text: ResolvedText) -> LeafSize {
    switch self {
    case .cells(let label, let form):
      guard case .literal(let string) = text.content else {
        return LeafSize(cells: label.titleWidth)
      }
      let shown = text.isUppercased == true ? string.uppercased() : string
      return LeafSize(cells: Sanitizer(form).clean(shown).width)
    case .points(let label):
      let font = FontMetric(size: text.fontSize)
      let width = LetterWidths(text).width(of: label.shown(text))
      return LeafSize(
        width: min(width, Snapping.maximum), height: font.lineHeight, baseline: font.ascent)
    }
  }

  /// Returns the size of a symbol; nil for an icon that the label does not have.
  func size(of symbol: ResolvedSymbol) -> LeafSize? {
    switch self {
    case .cells(let label, let form):
      var cells = label.iconWidth
      if case .named(let name) = symbol.content {
        cells = SymbolGlyph.named(name, variants: symbol.variants).width(in: form)
      }
      return cells > 0 ? LeafSize(cells: cells) : nil
    case .points(let label):
      guard label.hasSymbol(symbol) else { return nil }
      let scale = symbol.scale.isFinite ? min(max(symbol.scale, 0.05), 50) : 1
      let side = Snapping.symbol * scale
      let capHeight = FontMetric.body.capHeight * scale
      return LeafSize(width: side, height: side, baseline: (side + capHeight) / 2)
    }
  }
}
