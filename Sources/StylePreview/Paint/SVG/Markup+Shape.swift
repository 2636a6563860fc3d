extension Markup {
  /// Begins the element of a shape in a frame, without its end; false where it has no area.
  mutating func begin(_ kind: ShapeKind, in frame: Frame) -> Bool {
    guard let outline = ShapeOutline(kind, in: frame) else { return false }
    let bounds = outline.bounds
    switch kind {
    case .circle:
      add("<circle")
      add(attribute: "cx", bounds.x + bounds.width / 2)
      add(attribute: "cy", bounds.y + bounds.height / 2)
      add(attribute: "r", bounds.width / 2)
    case .ellipse:
      add("<ellipse")
      add(attribute: "cx", bounds.x + bounds.width / 2)
      add(attribute: "cy", bounds.y + bounds.height / 2)
      add(attribute: "rx", bounds.width / 2)
      add(attribute: "ry", bounds.height / 2)
    case .roundedRectangle(_, isContinuous: true):
      if let corner = ContinuousCorner(radius: outline.cornerRadius, in: bounds) {
        add("<path d=\"\(corner.path)\"")
      } else {
        begin(rectangle: bounds, cornerRadius: outline.cornerRadius)
      }
    case .rectangle, .roundedRectangle, .capsule:
      begin(rectangle: bounds, cornerRadius: outline.cornerRadius)
    }
    return true
  }

  private mutating func begin(rectangle bounds: Frame, cornerRadius: Double) {
    add("<rect")
    add(attribute: "x", bounds.x)
    add(attribute: "y", bounds.y)
    add(attribute: "width", bounds.width)
    add(attribute: "height", bounds.height)
    if cornerRadius > 0 { add(attribute: "rx", cornerRadius) }
  }
}
