import StyleModel

/// A rectangle in points; in the metric of cells its edges lie on multiples of 10.
package struct Frame: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  /// Creates a rectangle.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// What is drawn, from back to front, with everything placed.
package struct DisplayList: Hashable, Sendable {
  /// The width of the drawing in points.
  package var width: Double

  /// The height of the drawing in points.
  package var height: Double

  /// The items from back to front.
  package var items: [DisplayItem]

  /// What all of it stands on; nil for the terminal's own ground.
  package var ground: RGBA?

  /// Creates a list.
  package init(width: Double, height: Double, items: [DisplayItem] = []) {
    self.width = width
    self.height = height
    self.items = items
  }
}

/// One thing to draw.
package enum DisplayItem: Hashable, Sendable {
  /// A filled shape.
  case fill(ShapeKind, Frame, Ink)

  /// A stroked shape.
  ///
  /// In the metric of cells a line of up to 6 points runs through the middle of the outermost cells of
  /// the frame, which the layout has kept free for it.
  case stroke(ShapeKind, Frame, Stroke)

  /// A text; the frame is one row of 20 points high in the metric of cells.
  case text(ResolvedText, Frame)

  /// A symbol; in the metric of cells the frame is one row high, and one or two cells wide.
  case symbol(ResolvedSymbol, Frame)

  /// Items of which no more is seen than a shape covers; in the metric of points alone.
  indirect case clipped(ShapeKind, Frame, [DisplayItem])

  /// Items that are seen through as one, wherever they cover one another; in the metric of points alone.
  indirect case translucent(Double, Frame, [DisplayItem])

  /// Items drawn with an effect, around the frame of their view; in the metric of points alone.
  indirect case effect(Effect, Frame, [DisplayItem])
}
