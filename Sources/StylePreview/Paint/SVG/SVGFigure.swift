import StyleModel

/// A drawing in points with its size: what stands inside of an `svg` element.
struct SVGFigure: Hashable {
  /// The space around a drawing, for lines that stand out of it.
  static let margin = 16.0

  /// The font of the texts: first those of the reader's own system, then those that have signs.
  static let fontFamily =
    "-apple-system, system-ui, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, sans-serif, "
    + "'Apple Symbols', 'Segoe UI Symbol', 'Noto Sans Symbols 2', 'Noto Sans Symbols', 'DejaVu Sans'"

  /// The width in points, margins included.
  var width: Double

  /// The height in points, margins included.
  var height: Double

  /// The elements.
  var elements: [UInt8]

  /// Draws labels below one another.
  ///
  /// - Parameters:
  ///   - labels: The labels.
  ///   - view: One label in its style.
  ///   - room: The points that there are; nil for as many as the widest label takes.
  ///   - appearance: The appearance that the view was resolved for.
  ///   - namePrefix: What the names of no other drawing of a page start with.
  init(
    _ labels: LabelList, in view: ResolvedView, room: Double?, appearance: Appearance,
    namePrefix: String
  ) {
    let points = (0..<labels.count).lazy.map { PointLabel(labels[$0]) }
    let layout = PointLayout(view, labels: points, room: room)
    var painter = SVGPainter(on: Backdrop(appearance), namePrefix: namePrefix)
    var y = Self.margin
    var right = layout.width
    for (index, label) in points.enumerated() {
      let list = layout.displayList(of: label)
      if index > 0 { y += layout.gap }
      painter.draw(list, of: label, x: Self.margin, y: y)
      right = list.items.reduce(right) { max($0, $1.frame.x + $1.frame.width) }
      y += list.height
    }
    width = (right + 2 * Self.margin).rounded(.up)
    height = (y + Self.margin).rounded(.up)
    elements = painter.markup.bytes
  }
}

extension PointLabel {
  /// Creates the label of an item of a list.
  init(_ item: LabelItem) {
    self.init(title: item.title, systemImage: item.systemImage)
  }
}
