/// How much room a text or a symbol takes, in points.
struct LeafSize {
  /// The width.
  var width: Double

  /// The height.
  var height: Double

  /// How far below the top it stands on its line.
  var baseline: Double

  /// Creates a size in points.
  init(width: Double, height: Double, baseline: Double) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }

  /// Creates the size of what takes some cells of one row, and stands at the bottom of it.
  init(cells: Int) {
    let width = min(Double(cells) * Snapping.unit, Snapping.maximum)
    self.init(width: width, height: Snapping.line, baseline: Snapping.line)
  }
}
