/// A fill so thin that it is drawn as a line, such as a divider.
struct ThinLine {
  private var area: CellArea
  private var isHorizontal: Bool
  private var weight: LineGlyphs.Weight

  /// Creates the line of a frame; nil for one that is wide enough for block elements.
  init?(_ frame: Frame) {
    let thickness = min(frame.width, frame.height)
    guard thickness > 0, thickness <= 6, max(frame.width, frame.height) >= CellMetric.width else {
      return nil
    }
    isHorizontal = frame.width >= frame.height
    weight = LineGlyphs.Weight(thickness)
    area = CellArea(covering: frame)
    // A line that touches two rows or columns is drawn in the one that its middle is in.
    let row = CellMetric.floor(frame.y + frame.height / 2, CellMetric.height)
    let column = CellMetric.floor(frame.x + frame.width / 2, CellMetric.width)
    if isHorizontal { area.rows = row..<(row + 1) } else { area.columns = column..<(column + 1) }
  }

  /// Calls a closure for every cell within an area: row, column and glyph.
  func forEachCell(
    _ characters: Tier.Characters, in limit: CellArea, _ body: (Int, Int, Unicode.Scalar) -> Void
  ) {
    let glyphs = LineGlyphs(weight, isRounded: false, characters: characters)
    let shown = area.clamped(to: limit)
    for row in shown.rows {
      for column in shown.columns { body(row, column, isHorizontal ? glyphs.top : glyphs.left) }
    }
  }
}
