/// How much room a line of text or a symbol takes, in points.
struct LeafSize {
  /// The width.
  var width: Double

  /// The height.
  var height: Double

  /// How far below the top it stands on its line.
  var baseline: Double

  /// The width before it was brought to cells.
  var idealWidth: Double

  /// The height before it was brought to rows.
  var idealHeight: Double

  /// Creates a size in points.
  init(width: Double, height: Double, baseline: Double) {
    self.width = width
    self.height = height
    self.baseline = baseline
    idealWidth = width
    idealHeight = height
  }

  /// Creates the size of what takes some cells in the middle of the rows of its scale.
  ///
  /// In cells the baseline is the bottom of the row that the letters stand in.
  init(cells: Int, scale: Double = 1) {
    let width = min(Double(cells) * Snapping.unit, Snapping.maximum)
    let height = LineRows.height(scale: scale)
    self.init(width: width, height: height, baseline: (height + Snapping.line) / 2)
    idealHeight = LineRows.idealHeight(scale: scale)
  }
}
