/// Finds the glyph and the two colours that come nearest to a cell crossed by outlines.
struct CellSolver {
  /// The colours that the terminal's own two are taken for.
  var backdrop: Backdrop

  /// The glyphs to choose from; with none of them a cell is one colour.
  var glyphs: [BlockGlyph]

  /// Returns the best picture of a ground.
  ///
  /// The error is the sum of colour distances over all samples. Penalties a sample settle near ties:
  /// 0.24 for a half and 0.6 for another glyph, and 0.5 where the ink would be the terminal's own
  /// ground, which takes reverse video. (Distances are times 100.)
  func cell(for ground: CellGround) -> Cell {
    if let single = ground.single { return Cell(ground: single) }
    var best = Cell(ground: ground.dominant(in: .all))
    var bestError = error(of: ground, in: .all, shownAs: best.ground)
    for glyph in glyphs {
      let ink = ground.dominant(in: glyph.samples)
      let rest = glyph.samples.inverted
      let behind = ground.dominant(in: rest)
      guard ink != behind else { continue }
      var penalty = glyph.isHalf ? 24 : 60
      if ink == .background { penalty += 50 }
      let total =
        error(of: ground, in: glyph.samples, shownAs: ink)
        + error(of: ground, in: rest, shownAs: behind) + penalty * SampleMask.count
      if total < bestError {
        bestError = total
        best = Cell(scalar: glyph.scalar, ink: ink, ground: behind)
      }
    }
    return best
  }

  private func error(
    of ground: CellGround, in samples: SampleMask, shownAs color: TerminalColor
  ) -> Int {
    let shown = color.seen(on: backdrop)
    return ground.parts.reduce(0) { sum, part in
      sum + (part.samples & samples).count * part.color.seen(on: backdrop).distance(to: shown)
    }
  }
}
