/// Draws a display list without colours: lines as they are, and fills as outlines of themselves.
///
/// In colour it draws the fills that would not be seen otherwise.
struct OutlineCanvas {
  /// What is drawn on.
  private(set) var grid: CellGrid

  private let characters: Tier.Characters

  /// The areas that already have an outline.
  private var outlined: [CellArea] = []

  /// Returns the cells of a display list.
  ///
  /// Lines come first, since a fill with a line around it needs no outline of its own.
  static func draw(_ list: DisplayList, characters: Tier.Characters) -> CellGrid {
    var canvas = OutlineCanvas(grid: CellGrid(list), characters: characters)
    for item in list.items {
      switch item {
      case .stroke(let kind, let frame, let stroke): canvas.stroke(kind, frame, stroke)
      case .fill(_, let frame, let ink) where ink.isVisible: canvas.line(ThinLine(frame))
      case .fill, .text, .symbol, .clipped, .translucent, .effect: break
      }
    }
    for item in list.items {
      if case .fill(let kind, let frame, let ink) = item, ink.isVisible, ThinLine(frame) == nil {
        canvas.outline(kind, frame, .foreground)
      }
    }
    return canvas.grid
  }

  /// Creates a canvas that draws outlines on a grid.
  init(grid: CellGrid, characters: Tier.Characters) {
    self.grid = grid
    self.characters = characters
  }

  /// Takes note of a line that is drawn: what it runs around needs no outline.
  mutating func addOutline(of area: CellArea) {
    outlined.append(area)
  }

  private mutating func stroke(_ kind: ShapeKind, _ frame: Frame, _ stroke: Stroke) {
    guard stroke.ink.isVisible,
      let ring = Ring(kind, in: frame, stroke: stroke, characters: characters)
    else { return }
    draw(ring, .foreground)
  }

  private mutating func line(_ line: ThinLine?) {
    line?.forEachCell(characters, in: grid.area) {
      grid.draw($2, row: $0, column: $1, ink: .foreground)
    }
  }

  /// Draws what stands for a fill: a box where its outermost cells are free, else brackets.
  mutating func outline(_ kind: ShapeKind, _ frame: Frame, _ ink: TerminalColor) {
    guard let outline = ShapeOutline(kind, in: frame) else { return }
    let area = CellArea(covering: outline.bounds).clamped(to: grid.area)
    guard !area.isEmpty, !outlined.contains(where: { isOutline($0, around: area) }) else { return }
    let texts = texts(in: outline.bounds)
    let isRounded = kind.isRounded
    // A circle around one icon is a badge: brackets show it better than a box would.
    let isBadge = kind == .circle && texts.count == 1 && !outlined.isEmpty
    if area.rows.count >= 3, !isBadge {
      let ring = Ring(
        area: area, glyphs: LineGlyphs(.light, isRounded: isRounded, characters: characters),
        isRounded: isRounded)
      if isFree(ring) {
        draw(ring, ink)
        return
      }
    }
    if texts.isEmpty {
      mark(area, ink, isRounded: isRounded)
    } else {
      bracket(texts, in: area, ink, isRounded: isRounded, isTight: isBadge || kind == .circle)
    }
  }

  /// Whether an outline runs along an area or one cell around it.
  private func isOutline(_ outline: CellArea, around area: CellArea) -> Bool {
    outline.contains(area) && area.expanded(by: 1).contains(outline)
  }

  /// Whether a ring can be drawn: nothing is in its way, but for the number of a badge on its edge.
  private func isFree(_ ring: Ring) -> Bool {
    var isFree = ring.area.columns.count >= 3
    var (letters, cells) = (0, 0)
    ring.forEachCell { row, column, _ in
      cells += 1
      if grid.hasText(row: row, column: column) {
        letters += 1
      } else {
        isFree = isFree && grid.isFree(row: row, column: column)
      }
    }
    return isFree && letters <= 3 && letters * 4 <= cells
  }

  private mutating func draw(_ ring: Ring, _ ink: TerminalColor) {
    outlined.append(ring.area)
    ring.forEachCell { grid.draw($2, row: $0, column: $1, ink: ink) }
  }
}

extension OutlineCanvas {
  /// The texts that stand on a fill: those whose middle is in its frame.
  private func texts(in frame: Frame) -> [Leaf] {
    grid.leaves.joined().filter { leaf in
      let x = (Double(leaf.column) + Double(leaf.width) / 2) * CellMetric.width
      let y = (Double(leaf.row) + 0.5) * CellMetric.height
      return (frame.x...(frame.x + frame.width)).contains(x)
        && (frame.y...(frame.y + frame.height)).contains(y)
    }
  }

  /// Puts brackets around the texts of each row: close to them, or at the ends of the fill.
  private mutating func bracket(
    _ texts: [Leaf], in area: CellArea, _ ink: TerminalColor, isRounded: Bool, isTight: Bool
  ) {
    outlined.append(area)
    for row in area.rows {
      let leaves = texts.filter { $0.row == row }
      guard let first = leaves.map({ $0.column }).min(),
        let last = leaves.map({ $0.column + $0.width }).max()
      else { continue }
      let left = isTight ? first - 1 : min(area.columns.lowerBound, first - 1)
      let right = isTight ? last : max(area.columns.upperBound - 1, last)
      // One bracket alone would say less than none.
      guard grid.isFree(row: row, column: left), grid.isFree(row: row, column: right) else {
        continue
      }
      grid.draw(isRounded ? "(" : "[", row: row, column: left, ink: ink)
      grid.draw(isRounded ? ")" : "]", row: row, column: right, ink: ink)
    }
  }

  /// Shows a small fill without a text by a dot, a flat one by a line.
  private mutating func mark(_ area: CellArea, _ ink: TerminalColor, isRounded: Bool) {
    outlined.append(area)
    let row = (area.rows.lowerBound + area.rows.upperBound - 1) / 2
    let isASCII = characters != .unicode
    if area.columns.count > 4 {
      let glyphs = LineGlyphs(.heavy, isRounded: isRounded, characters: characters)
      for column in area.columns where grid.isFree(row: row, column: column) {
        grid.draw(glyphs.top, row: row, column: column, ink: ink)
      }
    } else {
      let column = (area.columns.lowerBound + area.columns.upperBound - 1) / 2
      guard grid.isFree(row: row, column: column) else { return }
      let dot: Unicode.Scalar = isASCII ? (isRounded ? "o" : "#") : (isRounded ? "•" : "▪")
      grid.draw(dot, row: row, column: column, ink: ink)
    }
  }
}
