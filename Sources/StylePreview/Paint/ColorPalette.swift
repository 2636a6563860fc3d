/// How the colours of a drawing are written for a terminal.
enum ColorPalette: Hashable {
  /// As they are, in 24 bits.
  case full

  /// As those of a palette of 256.
  case indexed(IndexedPalette)

  /// As the nearest of sixteen.
  case sixteen

  /// Chooses how the colours of a drawing are written; nil for not at all.
  init?(of grid: CellGrid, _ colors: Tier.Colors, on backdrop: Backdrop) {
    switch colors {
    case .trueColor: self = .full
    case .indexed:
      let inks = grid.textColors(on: backdrop)
      self = .indexed(IndexedPalette(of: grid.colors, inks: inks, on: backdrop))
    case .sixteen: self = .sixteen
    case .none: return nil
    }
  }

  /// Returns an ink that is told apart from a ground: itself, or where both would be one colour of the
  /// palette, the nearest other one.
  func ink(_ ink: TerminalColor, on ground: TerminalColor, _ backdrop: Backdrop) -> TerminalColor {
    guard case .color(let color) = ink else { return ink }
    let behind = ground.seen(on: backdrop)
    guard color != behind else { return ink }
    switch self {
    case .full: return ink
    case .indexed(let palette):
      let taken = palette.index(of: behind)
      guard palette.index(of: color) == taken else { return ink }
      return .color(IndexedPalette.nearestColor(to: color, except: taken))
    case .sixteen:
      let taken = SixteenPalette.index(of: behind)
      guard SixteenPalette.index(of: color) == taken else { return ink }
      return .color(SixteenPalette.colors[SixteenPalette.index(of: color, except: taken)])
    }
  }
}

extension ColorPalette {
  /// Returns a cell whose glyph is told apart from its ground.
  func shown(_ cell: Cell, on backdrop: Backdrop) -> Cell {
    guard cell.scalar != " " else { return cell }
    return Cell(
      scalar: cell.scalar, ink: ink(cell.ink, on: cell.ground, backdrop), ground: cell.ground)
  }

  /// Returns the pen for a text in an ink on a ground; nil where there is none.
  func pen(
    for ink: TerminalColor, on ground: TerminalColor, _ attributes: TextAttributes,
    _ backdrop: Backdrop
  ) -> Pen? {
    // Text in the terminal's own colour on a ground of that colour would vanish: it takes the other.
    let shown: TerminalColor =
      ink == .foreground && ground == .foreground
      ? .background : self.ink(ink, on: ground, backdrop)
    var pen = Pen(shown, on: ground, isReversed: false) ?? Pen(shown, on: ground, isReversed: true)
    pen?.attributes = attributes
    return pen
  }
}
