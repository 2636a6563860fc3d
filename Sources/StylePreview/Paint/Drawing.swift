/// A single drawing, such as a swatch or one label.
package struct Drawing {
  /// What is drawn.
  var list: DisplayList

  /// The terminal.
  var tier: Tier

  /// What it stands on.
  var backdrop: Backdrop

  /// Creates a drawing.
  package init(_ list: DisplayList, tier: Tier, backdrop: Backdrop) {
    self.list = list
    self.tier = tier
    self.backdrop = backdrop
  }

  /// Returns the lines, each ended by a newline, with a title and an icon in their places.
  package func bytes(title: String = "", systemImage: String? = nil) -> [UInt8] {
    let template = template()
    let texts = LeafTexts(tier: tier)
    let shown = texts.title(title)
    let icons = systemImage.map { name in template.icons.map { texts.icon(name, as: $0) } }
    var bytes: [UInt8] = []
    template.append(title: shown, icons: icons ?? [], texts, to: &bytes)
    return bytes
  }

  /// The template of the drawing, for any number of labels.
  func template() -> LabelTemplate {
    let texts = LeafTexts(tier: tier)
    switch tier.colors {
    case .trueColor, .indexed, .sixteen:
      let grid = Canvas.draw(list, on: backdrop, tier)
      let painter = ANSIPainter(palette: palette(of: grid), backdrop: backdrop)
      return TemplateBuilder.template(of: grid, by: painter, on: backdrop, texts: texts)
    case .none:
      return TemplateBuilder.template(
        of: OutlineCanvas.draw(list, characters: tier.characters), by: PlainPainter(), on: backdrop,
        texts: texts)
    }
  }

  private func palette(of grid: CellGrid) -> ColorPalette {
    switch tier.colors {
    case .trueColor, .none: .full
    case .indexed: .indexed(IndexedPalette(of: grid.colors, on: backdrop))
    case .sixteen: .sixteen
    }
  }
}
