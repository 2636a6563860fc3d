/// The outline of a shape in a frame, in points.
///
/// SwiftUI: a circle fits the shorter side and is centred; a capsule has round ends of half its shorter
/// side; the corners of a rounded rectangle never exceed half a side. All of them are convex.
package struct ShapeOutline {
  private var left: Double
  private var top: Double
  private var halfWidth: Double
  private var halfHeight: Double
  private var radius: Double
  private var isEllipse = false

  /// Creates the outline of a shape that fills a frame; nil if it has no area.
  package init?(_ kind: ShapeKind, in frame: Frame) {
    guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite,
      frame.x.isFinite, frame.y.isFinite
    else { return nil }
    left = frame.x
    top = frame.y
    halfWidth = frame.width / 2
    halfHeight = frame.height / 2
    let shorter = min(halfWidth, halfHeight)
    switch kind {
    case .rectangle: radius = 0
    case .roundedRectangle(let cornerRadius, _): radius = max(0, min(cornerRadius, shorter))
    case .capsule: radius = shorter
    case .circle:
      radius = shorter
      left += halfWidth - shorter
      top += halfHeight - shorter
      halfWidth = shorter
      halfHeight = shorter
    case .ellipse:
      radius = 0
      isEllipse = true
    }
  }

  /// The smallest frame that holds the outline.
  var bounds: Frame {
    Frame(x: left, y: top, width: halfWidth * 2, height: halfHeight * 2)
  }

  /// The radius of the corners.
  var cornerRadius: Double { radius }

  /// Whether a point is inside or on the outline.
  package func contains(_ x: Double, _ y: Double) -> Bool {
    let dx = abs(x - left - halfWidth)
    let dy = abs(y - top - halfHeight)
    guard dx <= halfWidth, dy <= halfHeight else { return false }
    if isEllipse {
      return (dx / halfWidth) * (dx / halfWidth) + (dy / halfHeight) * (dy / halfHeight) <= 1
    }
    let cornerX = dx - halfWidth + radius
    let cornerY = dy - halfHeight + radius
    guard cornerX > 0, cornerY > 0 else { return true }
    return cornerX * cornerX + cornerY * cornerY <= radius * radius
  }

  /// Returns the samples of a cell that are inside.
  func samples(row: Int, column: Int) -> SampleMask {
    let stepX = CellMetric.width / Double(SampleMask.columns)
    let stepY = CellMetric.height / Double(SampleMask.rows)
    let x = Double(column) * CellMetric.width + stepX / 2
    let y = Double(row) * CellMetric.height + stepY / 2
    let farX = x + CellMetric.width - stepX
    let farY = y + CellMetric.height - stepY
    // The shape is convex: with the four outermost samples inside, all others are inside too.
    if contains(x, y), contains(farX, y), contains(x, farY), contains(farX, farY) { return .all }
    return SampleMask { contains(x + Double($0) * stepX, y + Double($1) * stepY) }
  }
}
