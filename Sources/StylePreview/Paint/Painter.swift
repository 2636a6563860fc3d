/// Turns cells into the bytes of lines; one painter a kind of terminal.
protocol Painter {
  /// Appends a cell without a text.
  mutating func paint(_ cell: Cell, into bytes: inout [UInt8])

  /// Appends what must come before a text in an ink on a ground.
  mutating func prepare(
    _ ink: TerminalColor, on ground: TerminalColor, _ attributes: TextAttributes,
    into bytes: inout [UInt8])

  /// Appends what must come before the end of a line.
  mutating func endLine(into bytes: inout [UInt8])
}

/// Paints in the colours of a palette, with one control sequence a change.
struct ANSIPainter: Painter {
  private var pen = Pen()
  private let palette: ColorPalette
  private let backdrop: Backdrop

  /// Creates a painter.
  init(palette: ColorPalette, backdrop: Backdrop) {
    self.palette = palette
    self.backdrop = backdrop
  }

  mutating func paint(_ cell: Cell, into bytes: inout [UInt8]) {
    if cell.scalar == " " {
      rest(on: cell.ground, into: &bytes)
      bytes.append(UInt8(ascii: " "))
    } else {
      var cell = cell
      cell.ink = palette.ink(cell.ink, on: cell.ground, backdrop)
      bytes.append(contentsOf: UTF8.encode(draw(cell, into: &bytes)) ?? .init())
    }
  }

  mutating func prepare(
    _ ink: TerminalColor, on ground: TerminalColor, _ attributes: TextAttributes,
    into bytes: inout [UInt8]
  ) {
    // Text in the terminal's own colour on a ground of that colour would vanish: it takes the other.
    let shown: TerminalColor =
      ink == .foreground && ground == .foreground
      ? .background : palette.ink(ink, on: ground, backdrop)
    guard
      var next = Pen(shown, on: ground, isReversed: false)
        ?? Pen(shown, on: ground, isReversed: true)
    else { return }
    next.attributes = attributes
    change(to: next, into: &bytes)
  }

  mutating func endLine(into bytes: inout [UInt8]) {
    change(to: Pen(), into: &bytes)
  }

  /// Puts the pen on a ground for blanks, which leave the colour of the ink open.
  private mutating func rest(on ground: TerminalColor, into bytes: inout [UInt8]) {
    var next = pen
    next.attributes.subtract(.lines)
    switch (ground, pen.isReversed) {
    case (.color(let color), true) where pen.foreground == color: break
    case (.foreground, _):
      next.isReversed = true
      next.foreground = nil
    case (.color(let color), _):
      next.isReversed = false
      next.background = color
    case (.background, _):
      next.isReversed = false
      next.background = nil
    }
    change(to: next, into: &bytes)
  }

  /// Puts the pen in place for a glyph, in whichever of the equal ways takes the fewest bytes.
  ///
  /// Returns the glyph to write: the one of the cell, or the one that inks what it leaves free.
  private mutating func draw(_ cell: Cell, into bytes: inout [UInt8]) -> Unicode.Scalar {
    var ways: [(scalar: Unicode.Scalar, ink: TerminalColor, ground: TerminalColor)] = [
      (cell.scalar, cell.ink, cell.ground)
    ]
    if let other = BlockGlyph.complement(of: cell.scalar) {
      ways.append((other, cell.ground, cell.ink))
    }
    var best: (scalar: Unicode.Scalar, pen: Pen, change: [UInt8])?
    for isReversed in pen.isReversed ? [true, false] : [false, true] {
      // Reverse video is only gone into where nothing else will do.
      if isReversed, !pen.isReversed, best != nil { break }
      for way in ways {
        guard let next = Pen(way.ink, on: way.ground, isReversed: isReversed) else { continue }
        let change = SelectGraphicRendition.change(from: pen, to: next, palette)
        if best.map({ change.count < $0.change.count }) ?? true {
          best = (way.scalar, next, change)
        }
      }
    }
    guard let best else { return cell.scalar }
    pen = best.pen
    bytes.append(contentsOf: best.change)
    return best.scalar
  }

  private mutating func change(to next: Pen, into bytes: inout [UInt8]) {
    bytes.append(contentsOf: SelectGraphicRendition.change(from: pen, to: next, palette))
    pen = next
  }
}

/// Paints without colours and without one escape.
struct PlainPainter: Painter {
  mutating func paint(_ cell: Cell, into bytes: inout [UInt8]) {
    bytes.append(contentsOf: UTF8.encode(cell.scalar) ?? .init())
  }

  mutating func prepare(
    _ ink: TerminalColor, on ground: TerminalColor, _ attributes: TextAttributes,
    into bytes: inout [UInt8]
  ) {}

  mutating func endLine(into bytes: inout [UInt8]) {}
}
