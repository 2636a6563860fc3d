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

  /// Returns a text with its size on one line, and with its letters where they are known.
  func block(of text: ResolvedText) -> TextBlock {
    switch self {
    case .cells(let label, let form):
      let scale = LineRows.scale(ofFont: text.fontSize)
      guard case .literal(let string) = text.content else {
        return TextBlock(
          text: text, line: LeafSize(cells: label.titleWidth, scale: scale),
          letters: .title(label.wrapping))
      }
      let shown = text.isUppercased == true ? string.uppercased() : string
      let clean = Sanitizer(form).clean(shown)
      return TextBlock(
        text: text, line: LeafSize(cells: clean.width, scale: scale),
        letters: .known(clean.string, .cells(form)))
    case .points(let label):
      let font = FontMetric(size: text.fontSize)
      let widths = LetterWidths(text)
      let shown = label.shown(text)
      let line = LeafSize(
        width: min(widths.width(of: shown), Snapping.maximum), height: font.lineHeight,
        baseline: font.ascent)
      let breaker = LineBreaker(splitsWords: true) { widths.width(of: $0) }
      return TextBlock(text: text, line: line, letters: .known(shown, breaker))
    }
  }

  /// Returns the size of a symbol; nil for an icon that the label does not have.
  func size(of symbol: ResolvedSymbol) -> LeafSize? {
    switch self {
    case .cells(let label, let form):
      var cells = label.iconWidth
      if case .named(let name) = symbol.content {
        cells = SymbolGlyph.shown(name, variants: symbol.variants, in: form).width(in: form)
      }
      guard cells > 0 else { return nil }
      var size = LeafSize(cells: cells, scale: symbol.scale)
      size.idealWidth = size.idealHeight
      return size
    case .points(let label):
      guard label.hasSymbol(symbol) else { return nil }
      let scale = symbol.scale.isFinite ? min(max(symbol.scale, 0.05), 50) : 1
      let side = Snapping.symbol * scale
      let capHeight = FontMetric.body.capHeight * scale
      return LeafSize(width: side, height: side, baseline: (side + capHeight) / 2)
    }
  }
}

extension LineBreaker {
  /// Returns what breaks texts of a terminal, whose widths are points of whole cells.
  static func cells(_ form: TextForm) -> LineBreaker {
    let isAmbiguousWide = form.isAmbiguousWide
    return LineBreaker(splitsWords: false) {
      Double(TextWidth.cells($0, isAmbiguousWide: isAmbiguousWide)) * Snapping.unit
    }
  }
}
