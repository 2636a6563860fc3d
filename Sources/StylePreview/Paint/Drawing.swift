/// A drawing in cells, with places for the title and the icon of a label.
///
/// What stands around the texts depends on how many cells they take alone, so that one drawing serves
/// all labels of a size.
package struct Drawing {
  private let lines: [DrawnLine]
  private let palette: ColorPalette?
  private let tier: Tier

  /// The cells of the narrowest place for a title that may take several lines; nil without any.
  let wrappingColumns: Int?

  /// Draws a display list, such as a swatch or one label, on what it stands on.
  package init(_ list: DisplayList, tier: Tier, backdrop: Backdrop) {
    var texts = LeafTexts(tier: tier)
    self.init(list, texts: &texts, backdrop: backdrop)
  }

  /// Draws a display list with texts that are looked up once for many drawings.
  init(_ list: DisplayList, texts: inout LeafTexts, backdrop: Backdrop) {
    tier = texts.tier
    let grid: CellGrid
    switch tier.colors {
    case .trueColor, .indexed, .sixteen:
      grid = Canvas.draw(list, on: backdrop, tier)
      palette = ColorPalette(of: grid, tier.colors, on: backdrop)
    case .none:
      grid = OutlineCanvas.draw(list, characters: tier.characters)
      palette = nil
    }
    var lines: [DrawnLine] = []
    lines.reserveCapacity(grid.rows)
    for row in 0..<grid.rows {
      lines.append(
        DrawnLine(grid.cells[row], grid.leaves[row], texts: &texts, palette, on: backdrop))
    }
    self.lines = lines
    wrappingColumns = lines.compactMap { $0.wrappingColumns }.min()
  }

  /// Returns the lines, each ended by a newline, with a title and an icon in their places.
  package func bytes(title: String = "", systemImage: String? = nil) -> [UInt8] {
    var texts = LeafTexts(tier: tier)
    var bytes: [UInt8] = []
    append(
      LabelText(title: texts.title(title), symbol: systemImage, iconWidth: 0), &texts, to: &bytes)
    return bytes
  }
}

extension Drawing {
  /// The cells that it takes.
  var cellCount: Int { lines.reduce(0) { $0 + $1.cells.count } }

  /// Appends the lines of a label, each ended by a newline.
  func append(_ label: LabelText, _ texts: inout LeafTexts, to bytes: inout [UInt8]) {
    var painter = Painter(palette: palette, form: tier.form)
    for line in lines {
      var column = 0
      for place in line.places {
        painter.paint(line.cells[column..<place.column], into: &bytes)
        painter.paint(texts.text(of: label, in: place), in: place, into: &bytes)
        column = place.column + place.width
      }
      painter.paint(line.cells[column...], into: &bytes)
      painter.endLine(into: &bytes)
    }
  }
}
