/// A frame of lines on the outermost cells of an area.
struct Ring {
  /// The cells that it runs around, itself included.
  var area: CellArea

  /// What it is drawn with.
  var glyphs: LineGlyphs

  /// Whether its corners are round.
  var isRounded: Bool

  /// Calls a closure for every cell: row, column and glyph, a blank in the gaps of a dashed line.
  ///
  /// A ring that is one row high shows as a pair of brackets, one that is one column wide as a line.
  func forEachCell(_ body: (Int, Int, Unicode.Scalar) -> Void) {
    guard let top = area.rows.first, let bottom = area.rows.last, let left = area.columns.first,
      let right = area.columns.last
    else { return }
    guard bottom > top else {
      guard right > left else { return }
      body(top, left, isRounded ? "(" : "[")
      body(top, right, isRounded ? ")" : "]")
      return
    }
    for row in area.rows.dropFirst().dropLast() {
      let isOn = glyphs.vertical.isOn(at: row - top - 1, of: bottom - top - 1)
      body(row, left, isOn ? glyphs.left : " ")
      if right > left { body(row, right, isOn ? glyphs.right : " ") }
    }
    guard right > left else { return }
    for column in area.columns.dropFirst().dropLast() {
      let isOn = glyphs.horizontal.isOn(at: column - left - 1, of: right - left - 1)
      body(top, column, isOn ? glyphs.top : " ")
      body(bottom, column, isOn ? glyphs.bottom : " ")
    }
    body(top, left, glyphs.topLeft)
    body(top, right, glyphs.topRight)
    body(bottom, left, glyphs.bottomLeft)
    body(bottom, right, glyphs.bottomRight)
  }
}

extension Ring {
  /// The cell that is next to one of the ring on its outer side; the cell itself in a ring without an
  /// inside, which has no sides to keep apart.
  func outerNeighbour(row: Int, column: Int) -> (row: Int, column: Int) {
    guard area.rows.count >= 3, area.columns.count >= 3 else { return (row, column) }
    let rowStep = row == area.rows.lowerBound ? -1 : row == area.rows.upperBound - 1 ? 1 : 0
    let columnStep =
      column == area.columns.lowerBound ? -1 : column == area.columns.upperBound - 1 ? 1 : 0
    return (row + rowStep, column + columnStep)
  }

  /// Creates the ring of a stroked shape; nil if nothing is drawn.
  ///
  /// A circle runs around the middle of its frame.
  init?(_ kind: ShapeKind, in frame: Frame, stroke: Stroke, characters: Tier.Characters) {
    guard stroke.lineWidth > 0, !stroke.lineWidth.isNaN,
      let outline = ShapeOutline(kind, in: frame)
    else { return nil }
    area = CellArea(covering: outline.bounds)
    isRounded = kind.isRounded
    glyphs = LineGlyphs(
      LineGlyphs.Weight(stroke.lineWidth), isRounded: isRounded, dash: stroke.dash,
      characters: characters)
  }
}

extension ShapeKind {
  /// Whether the shape has round corners or is round.
  var isRounded: Bool {
    switch self {
    case .rectangle: false
    case .roundedRectangle(let cornerRadius, _): cornerRadius > 0
    case .capsule, .circle, .ellipse: true
    }
  }
}
