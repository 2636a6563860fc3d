/// Draws a display list in colour: fills by block elements, lines by box drawing.
struct Canvas {
  private var grid: CellGrid
  private var grounds: [[CellGround]]
  private var backdrop: Backdrop
  private var characters: Tier.Characters

  /// Returns the cells of a display list.
  static func draw(
    _ list: DisplayList, on backdrop: Backdrop, characters: Tier.Characters
  ) -> CellGrid {
    var canvas = Canvas(list, on: backdrop, characters: characters)
    for item in list.items {
      if case .fill(let kind, let frame, let ink) = item, ThinLine(frame) == nil {
        canvas.fill(kind, frame, ink)
      }
    }
    canvas.solve()
    for item in list.items {
      switch item {
      case .stroke(let kind, let frame, let stroke): canvas.stroke(kind, frame, stroke)
      case .fill(_, let frame, let ink): canvas.line(ThinLine(frame), ink)
      case .text, .symbol, .clipped, .translucent: break
      }
    }
    return canvas.grid
  }

  private init(_ list: DisplayList, on backdrop: Backdrop, characters: Tier.Characters) {
    grid = CellGrid(list)
    grounds = Array(
      repeating: Array(repeating: CellGround(.background), count: grid.columns), count: grid.rows)
    self.backdrop = backdrop
    self.characters = characters
  }

  private mutating func fill(_ kind: ShapeKind, _ frame: Frame, _ ink: Ink) {
    guard let outline = ShapeOutline(kind, in: frame) else { return }
    let area = CellArea(covering: outline.bounds).clamped(to: grid.area)
    let backdrop = backdrop
    for row in area.rows {
      for column in area.columns {
        grounds[row][column].cover(outline.samples(row: row, column: column)) {
          $0.covered(by: ink, on: backdrop)
        }
      }
    }
  }

  /// Settles what every cell shows; under texts, and later lines, that is the colour of most of it.
  private mutating func solve() {
    let solver = CellSolver(
      backdrop: backdrop, glyphs: BlockGlyph.glyphs(for: characters))
    for row in grounds.indices {
      for column in grounds[row].indices {
        let ground = grounds[row][column]
        grid.cells[row][column] =
          ground.single == nil && !grid.hasText(row: row, column: column)
          ? solver.cell(for: ground) : Cell(ground: ground.dominant(in: .all))
      }
    }
  }

  /// Draws a line on the ground outside of it, so that a fill of the same shape ends at the line.
  private mutating func stroke(_ kind: ShapeKind, _ frame: Frame, _ stroke: Stroke) {
    guard let ring = Ring(kind, in: frame, stroke: stroke, characters: characters) else { return }
    ring.forEachCell { row, column, scalar in
      let (outerRow, outerColumn) = ring.outerNeighbour(row: row, column: column)
      draw(
        scalar, row: row, column: column, stroke.ink,
        on: ground(row: outerRow, column: outerColumn))
    }
  }

  private mutating func line(_ line: ThinLine?, _ ink: Ink) {
    line?.forEachCell(characters, in: grid.area) { row, column, scalar in
      draw(scalar, row: row, column: column, ink, on: ground(row: row, column: column))
    }
  }

  /// The colour of most of a cell; the terminal's own ground outside of the drawing.
  private func ground(row: Int, column: Int) -> TerminalColor {
    guard grounds.indices.contains(row), grounds[row].indices.contains(column) else {
      return .background
    }
    return grounds[row][column].dominant(in: .all)
  }

  private mutating func draw(
    _ scalar: Unicode.Scalar, row: Int, column: Int, _ ink: Ink, on ground: TerminalColor
  ) {
    let shown = ground.covered(by: ink, on: backdrop)
    guard shown != ground, grounds.indices.contains(row), grounds[row].indices.contains(column),
      !grid.hasText(row: row, column: column)
    else { return }
    grid.cells[row][column] =
      scalar == " " ? Cell(ground: ground) : Cell(scalar: scalar, ink: shown, ground: ground)
  }
}
