import StyleModel

extension SVGFigure {
  /// Draws the variants of a tint below one another, each with its caption and its value.
  init(_ swatches: [TintSwatches.Swatch], appearance: Appearance) {
    var painter = SVGPainter(on: Backdrop(appearance), namePrefix: "")
    let label = PointLabel(title: "", systemImage: nil)
    var y = Self.margin
    var right = 0.0
    for swatch in swatches {
      let list = Self.list(swatch, in: appearance)
      painter.draw(list, of: label, x: Self.margin, y: y)
      right = max(right, list.width)
      y += list.height + 12
    }
    width = (right + 2 * Self.margin).rounded(.up)
    height = (max(Self.margin, y - 12) + Self.margin).rounded(.up)
    elements = painter.markup.bytes
  }

  /// A patch of the colour on its ground, and two lines of text beside it.
  private static func list(_ swatch: TintSwatches.Swatch, in appearance: Appearance) -> DisplayList
  {
    let ground = Backdrop(Appearance(isDark: swatch.isDark)).background.rgba
    let frame = Frame(x: 0, y: 0, width: 96, height: 48)
    var items: [DisplayItem] = [
      .fill(.roundedRectangle(cornerRadius: 12), frame, .color(ground)),
      .stroke(
        .roundedRectangle(cornerRadius: 12), frame,
        Stroke(ink: .foreground(0.15), isInside: true)),
    ]
    if let color = swatch.color {
      items.append(.fill(.roundedRectangle(cornerRadius: 6), frame.inset(by: 6), .color(color)))
    }
    var width = frame.width
    for (number, string) in [swatch.caption, swatch.value].enumerated() {
      var text = ResolvedText(.literal(string))
      text.fontSize = number == 0 ? 15 : 13
      text.isBold = number == 0
      text.ink = number == 0 ? .foreground(1) : .color(SystemColor.secondary.rgba(for: appearance))
      let font = FontMetric(size: text.fontSize)
      let length = LetterWidths(text).width(of: string)
      let place = Frame(
        x: frame.width + 12, y: number == 0 ? 5 : 25, width: length, height: font.lineHeight)
      items.append(.text(text, place))
      width = max(width, place.x + length)
    }
    return DisplayList(width: width, height: frame.height, items: items)
  }
}
