/// Draws a display list in colour: fills by block elements, lines by box drawing.
struct Canvas {
  private var grid: CellGrid
  private var grounds: [[CellGround]]
  private let backdrop: Backdrop
  private let characters: Tier.Characters
  private let visibility: FillVisibility
  private var hidden = HiddenFills()

  /// Returns the cells of a display list.
  static func draw(_ list: DisplayList, on backdrop: Backdrop, _ tier: Tier) -> CellGrid {
    var canvas = Canvas(list, on: backdrop, tier)
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
      case .text, .symbol, .clipped, .translucent, .effect: break
      }
    }
    if !canvas.hidden.fills.isEmpty { canvas.outlineHiddenFills(of: list) }
    return canvas.grid
  }

  private init(_ list: DisplayList, on backdrop: Backdrop, _ tier: Tier) {
    grid = CellGrid(list)
    let ground = list.ground.map { TerminalColor.color(OpaqueColor($0, over: backdrop.background)) }
    grounds = Array(
      repeating: Array(repeating: CellGround(ground ?? .background), count: grid.columns),
      count: grid.rows)
    self.backdrop = backdrop
    characters = tier.characters
    visibility = FillVisibility(tier, on: backdrop)
  }

  private mutating func fill(_ kind: ShapeKind, _ frame: Frame, _ ink: Ink) {
    guard let outline = ShapeOutline(kind, in: frame) else { return }
    let area = CellArea(covering: outline.bounds).clamped(to: grid.area)
    if !visibility.isTrivial, ink.isVisible, isHidden(outline, in: area, ink) {
      hidden.append(
        HiddenFills.Fill(kind: kind, frame: frame, area: area, ink: outlineInk(ink, in: area)))
      return
    }
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
    let solver = CellSolver(backdrop: backdrop, glyphs: BlockGlyph.glyphs(for: characters))
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

extension Canvas {
  /// Whether a fill would not be seen on more than half of what it covers, or lies on one that is an
  /// outline and would break it.
  private func isHidden(_ outline: ShapeOutline, in area: CellArea, _ ink: Ink) -> Bool {
    if hidden.areReached(by: area) { return true }
    var seen = 0
    var all = 0
    for row in area.rows {
      for column in area.columns {
        let samples = outline.samples(row: row, column: column)
        guard samples.count > 0 else { continue }
        let before = grounds[row][column].dominant(in: samples)
        all += samples.count
        if visibility.isSeen(before.covered(by: ink, on: backdrop), on: before) {
          seen += samples.count
        }
      }
    }
    return all > 0 && seen * 2 < all
  }

  /// What the outline of a fill is drawn with: its colour without translucency, or that of texts where
  /// even that is not seen.
  private func outlineInk(_ ink: Ink, in area: CellArea) -> TerminalColor {
    let ground = ground(
      row: (area.rows.lowerBound + area.rows.upperBound) / 2,
      column: (area.columns.lowerBound + area.columns.upperBound) / 2)
    if case .color(var color) = ink.flat {
      color.alpha = 1
      let shown = ground.covered(by: .color(color), on: backdrop)
      if visibility.isSeen(shown, on: ground) { return shown }
    }
    return ground.textColor(of: .foreground(1), on: backdrop)
  }

  /// Draws the outlines over everything else, where no line of the style runs already.
  private mutating func outlineHiddenFills(of list: DisplayList) {
    for fill in hidden.fills.reversed() { inkTexts(on: fill) }
    var outlines = OutlineCanvas(grid: grid, characters: characters)
    for case .stroke(let kind, let frame, let stroke) in list.items where stroke.ink.isVisible {
      if let ring = Ring(kind, in: frame, stroke: stroke, characters: characters) {
        outlines.addOutline(of: ring.area)
      }
    }
    for fill in hidden.fills { outlines.outline(fill.kind, fill.frame, fill.ink) }
    grid = outlines.grid
  }

  /// Draws texts that only the fill would have made readable, such as white ones, as its outline.
  private mutating func inkTexts(on fill: HiddenFills.Fill) {
    for row in fill.area.rows {
      for index in grid.leaves[row].indices {
        let leaf = grid.leaves[row][index]
        guard leaf.area.columns.overlaps(fill.area.columns) else { continue }
        let ground = grid.cells[row][leaf.column].ground
        let shown = ground.textColor(of: leaf.ink, on: backdrop)
        guard case .color = shown, !visibility.isSeen(shown, on: ground) else { continue }
        if case .color(let color) = fill.ink {
          grid.leaves[row][index].ink = .color(color.rgba)
        } else {
          grid.leaves[row][index].ink = .foreground(1)
        }
      }
    }
  }
}
