/// Writes cells and texts as bytes, in the colours of a palette with one control sequence a change, or
/// without colours and without one escape.
struct Painter {
  private var pen = Pen()
  private let palette: ColorPalette?
  private let form: TextForm

  /// Creates a painter at the start of a line; without a palette it writes no colours.
  init(palette: ColorPalette?, form: TextForm) {
    self.palette = palette
    self.form = form
  }

  /// Appends cells without texts.
  mutating func paint(_ cells: ArraySlice<Cell>, into bytes: inout [UInt8]) {
    for cell in cells {
      if cell.scalar == " " {
        rest(on: cell.ground, into: &bytes)
        bytes.append(UInt8(ascii: " "))
      } else {
        bytes.append(draw(cell, into: &bytes))
      }
    }
  }

  /// Appends what must come before the end of a line, and that.
  mutating func endLine(into bytes: inout [UInt8]) {
    change(to: Pen(), into: &bytes)
    bytes.append(UInt8(ascii: "\n"))
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
    let same = Pen(cell.ink, on: cell.ground, isReversed: pen.isReversed)
    guard let palette, same != pen else { return cell.scalar }
    var ways = [(scalar: cell.scalar, ink: cell.ink, ground: cell.ground)]
    if let other = BlockGlyph.complement(of: cell.scalar) {
      ways.append((other, cell.ground, cell.ink))
    }
    let start = bytes.count
    var best: (scalar: Unicode.Scalar, pen: Pen, length: Int)?
    for isReversed in [pen.isReversed, !pen.isReversed] {
      // Reverse video is only gone into where nothing else will do.
      if isReversed, !pen.isReversed, best != nil { break }
      for way in ways {
        guard let next = Pen(way.ink, on: way.ground, isReversed: isReversed) else { continue }
        let end = bytes.count
        SelectGraphicRendition.append(from: pen, to: next, palette, to: &bytes)
        let length = bytes.count - end
        if best.map({ length < $0.length }) ?? true {
          bytes.removeSubrange(start..<end)
          best = (way.scalar, next, length)
        } else {
          bytes.removeSubrange(end...)
        }
      }
    }
    guard let best else { return cell.scalar }
    pen = best.pen
    return best.scalar
  }

  private mutating func change(to next: Pen, into bytes: inout [UInt8]) {
    guard let palette, next != pen else { return }
    SelectGraphicRendition.append(from: pen, to: next, palette, to: &bytes)
    pen = next
  }
}

extension Painter {
  /// Appends a text that fits into its place, in its colours and filled up with blanks.
  mutating func paint(_ text: LeafText, in place: TextPlace, into bytes: inout [UInt8]) {
    let indent = place.indent(of: text.width)
    if place.stretches.count == 1 {
      if let pen = place.stretches[0].pen { change(to: pen, into: &bytes) }
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
      if text.isRightToLeft { bytes.append(contentsOf: CellText.isolateStart) }
      appendMarked(text, in: place, to: &bytes)
      if text.isRightToLeft { bytes.append(contentsOf: CellText.isolateEnd) }
      let blanks = max(0, place.filledWidth - indent - text.width)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks))
    } else {
      paintStretches(text, after: indent, in: place, into: &bytes)
    }
    if palette == nil, place.filledWidth == 0 {
      while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    }
  }

  /// Appends a text with the attributes that it asks for itself.
  private func appendMarked(_ text: LeafText, in place: TextPlace, to bytes: inout [UInt8]) {
    let marked = place.attributes.union(text.attributes)
    guard palette != nil, marked != place.attributes else {
      bytes.append(contentsOf: text.bytes)
      return
    }
    SelectGraphicRendition.append(from: place.attributes, to: marked, to: &bytes)
    bytes.append(contentsOf: text.bytes)
    SelectGraphicRendition.append(from: marked, to: place.attributes, to: &bytes)
  }

  /// Appends a text over changing grounds: each grapheme has the ground of its first cell.
  private mutating func paintStretches(
    _ text: LeafText, after indent: Int, in place: TextPlace, into bytes: inout [UInt8]
  ) {
    var end = 0
    var column = 0
    var stretches = place.stretches[...]
    func reach(_ column: Int, _ painter: inout Painter, _ bytes: inout [UInt8]) {
      while column >= end, let next = stretches.popFirst() {
        end += next.width
        if let pen = next.pen { painter.change(to: pen, into: &bytes) }
      }
    }
    while column < indent {
      reach(column, &self, &bytes)
      bytes.append(UInt8(ascii: " "))
      column += 1
    }
    if text.isRightToLeft { bytes.append(contentsOf: CellText.isolateStart) }
    for character in String(decoding: text.bytes, as: UTF8.self) {
      reach(column, &self, &bytes)
      bytes.append(contentsOf: character.utf8)
      column += TextWidth.cells(character, isAmbiguousWide: form.isAmbiguousWide)
    }
    if text.isRightToLeft { bytes.append(contentsOf: CellText.isolateEnd) }
    while column < place.filledWidth {
      reach(column, &self, &bytes)
      bytes.append(UInt8(ascii: " "))
      column += 1
    }
    // What follows in the line counts on the pen of the last stretch.
    reach(.max, &self, &bytes)
  }
}

extension [UInt8] {
  /// Appends the UTF-8 of a scalar.
  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      for unit in UTF8.encode(scalar) ?? .init() { append(unit) }
    }
  }
}
