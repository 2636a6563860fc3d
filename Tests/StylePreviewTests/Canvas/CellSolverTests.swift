import StyleModel
import Testing

@testable import StylePreview

/// Which glyph and colours stand for a cell that outlines cross.
@Suite struct CellSolverTests {
  private let backdrop = Backdrop(Appearance())
  private let red = TerminalColor.color(OpaqueColor(255, 0, 0))
  private let blue = TerminalColor.color(OpaqueColor(0, 0, 255))

  @Test func everyGlyphIsFoundFromItsOwnPicture() {
    for glyph in BlockGlyph.all {
      let cell = solve(inside: red, outside: blue) { glyph.samples.contains($0, $1) }
      let seen = cell.normalized
      #expect(seen == Cell(scalar: glyph.scalar, ink: red, ground: blue).normalized)
    }
  }

  @Test func theSamplesOfARectangleAreThoseWithinIt() {
    for columns in [0..<8, 0..<1, 3..<5, 7..<8, 2..<2] {
      for rows in [0..<24, 0..<12, 7..<9, 23..<24, 8..<16, 5..<5] {
        let picked = SampleMask { columns.contains($0) && rows.contains($1) }
        #expect(SampleMask(columns: columns, rows: rows) == picked)
        #expect(picked.count == columns.count * rows.count)
      }
    }
  }

  @Test func oneColourIsABlank() {
    #expect(solve(inside: red, outside: red) { column, _ in column < 3 } == Cell(ground: red))
  }

  @Test func aSliverIsNotWorthAGlyph() {
    let almostWhite = TerminalColor.color(OpaqueColor(254, 255, 255))
    let white = TerminalColor.color(OpaqueColor(255, 255, 255))
    #expect(
      solve(inside: almostWhite, outside: white) { column, _ in column < 2 } == Cell(ground: white))
  }

  @Test func theTerminalsOwnGroundIsTheGroundWhereItCan() {
    let cell = solve(inside: red, outside: .background) { column, row in row >= 12 }
    #expect(cell == Cell(scalar: "▄", ink: red, ground: .background))
  }

  @Test func aHoleInAFillIsTheTerminalsOwnGround() {
    let cell = solve(inside: .background, outside: red) { column, row in row >= 18 }
    #expect(cell == Cell(scalar: "▂", ink: .background, ground: red))
  }

  @Test func threeColoursKeepTheTwoThatMatter() {
    var ground = CellGround(red)
    ground.cover(SampleMask { column, _ in column >= 4 }) { _ in blue }
    ground.cover(SampleMask { column, row in column == 4 && row < 2 }) { _ in .background }
    let cell = CellSolver(backdrop: backdrop, glyphs: BlockGlyph.all).cell(for: ground)
    #expect(cell.normalized == Cell(scalar: "▌", ink: red, ground: blue).normalized)
  }

  @Test func withoutGlyphsACellIsItsMainColour() {
    var ground = CellGround(red)
    ground.cover(SampleMask { column, _ in column < 3 }) { _ in blue }
    #expect(CellSolver(backdrop: backdrop, glyphs: []).cell(for: ground) == Cell(ground: red))
  }

  private func solve(
    inside: TerminalColor, outside: TerminalColor, _ picks: (Int, Int) -> Bool
  ) -> Cell {
    var ground = CellGround(outside)
    ground.cover(SampleMask(picks)) { _ in inside }
    return CellSolver(backdrop: backdrop, glyphs: BlockGlyph.all).cell(for: ground)
  }
}

extension SampleMask {
  /// Whether a sample is in the set.
  fileprivate func contains(_ column: Int, _ row: Int) -> Bool {
    (self & SampleMask { $0 == column && $1 == row }) != .none
  }
}
