import StyleModel
import Testing

@testable import StylePreview

/// Laws over random drawings.
@Suite struct PaintLawTests {
  private static let tiers: [Tier] = [
    Tier(colors: .trueColor), Tier(colors: .trueColor, characters: .ascii),
    Tier(colors: .trueColor, outlinesFaintFills: true), Tier(colors: .indexed),
    Tier(colors: .sixteen), Tier(colors: .sixteen, characters: .halves),
    Tier(colors: .sixteen, characters: .ascii), Tier(colors: .none),
    Tier(colors: .none, characters: .ascii),
  ]

  @Test(arguments: [false, true]) func theTerminalShowsTheCellsOfTheCanvas(isDark: Bool) {
    let backdrop = Backdrop(Appearance(isDark: isDark))
    var drawings = RandomDrawing(seed: isDark ? 1 : 2)
    for number in 0..<300 {
      let list = drawings.sound()
      let grid = Canvas.draw(list, on: backdrop, Self.tiers[0])
      let screen = Screen(Drawing(list, tier: Self.tiers[0], backdrop: backdrop).bytes())
      #expect(screen.faults == [], "drawing \(number)")
      #expect(screen.lines.count == grid.rows)
      for (row, line) in screen.lines.enumerated() {
        for (column, cell) in grid.cells[row].enumerated()
        where !grid.hasText(row: row, column: column) {
          let seen = line.indices.contains(column) ? line[column].cell : Cell()
          guard seen != cell.normalized else { continue }
          Issue.record("drawing \(number), row \(row), column \(column): \(seen), not \(cell)")
          return
        }
      }
    }
  }

  @Test func everyLineIsCleanInEveryTier() {
    var drawings = RandomDrawing(seed: 3)
    for number in 0..<300 {
      let list = drawings.sound()
      let title = drawings.title()
      for tier in Self.tiers {
        let drawing = Drawing(list, tier: tier, backdrop: Backdrop(Appearance()))
        let bytes = drawing.bytes(title: title, systemImage: "sun.max")
        let screen = Screen(bytes)
        #expect(screen.faults == [], "drawing \(number), \(tier)")
        if tier.colors == .none {
          #expect(screen.changes == 0)
          #expect(screen.text.allSatisfy { $0.last != " " }, "drawing \(number), \(tier)")
        }
      }
    }
  }

  @Test func noSizeTraps() {
    var drawings = RandomDrawing(seed: 4)
    for _ in 0..<40 {
      let list = drawings.unsound()
      for tier in Self.tiers {
        let drawing = Drawing(list, tier: tier, backdrop: Backdrop(Appearance()))
        #expect(Screen(drawing.bytes(title: "Monday", systemImage: "star")).faults == [])
      }
    }
  }
}
