/// What layout measures in: cells, which every length is brought to, or points as they are.
///
/// The rules of SwiftUI are the same in both; this is all that differs between a terminal and a page.
enum LayoutMetric {
  /// Cells of a terminal, by the rules of `Snapping`.
  case cells

  /// Points, in fractions too.
  case points

  /// Whether lengths are brought to cells.
  var isSnapping: Bool { self == .cells }

  /// Returns the nearest length that can be drawn, at most the longest one on either side.
  ///
  /// What is no number gives 0; infinity stays.
  func length(_ points: Double) -> Double {
    isSnapping ? Snapping.length(points) : Self.bounded(points)
  }

  /// Returns the longest length that can be drawn and is not longer.
  func floor(_ points: Double) -> Double {
    isSnapping ? Snapping.floor(points) : Self.bounded(points)
  }

  /// Returns the padding at a side.
  func columns(_ points: Double) -> Double {
    isSnapping ? Snapping.columns(points) : Self.bounded(points)
  }

  /// Returns the space between neighbours in a stack.
  func spacing(_ points: Double, _ axis: StackAxis) -> Double {
    isSnapping ? Snapping.spacing(points, axis) : Self.bounded(points)
  }

  /// Returns the space between two lines of text.
  func lineSpacing(_ points: Double) -> Double {
    isSnapping ? Snapping.wholeRows(points) : Self.bounded(points)
  }

  /// The height of a line across which views without text are aligned: in points, that of a capital.
  ///
  /// SwiftUI: a label's icon stands half a cap height above the baseline of its title.
  var lineHeight: Double { isSnapping ? Snapping.line : FontMetric.body.capHeight }

  /// The thickness of a divider.
  func dividerThickness(isVertical: Bool) -> Double {
    isSnapping ? (isVertical ? Snapping.unit : Snapping.line) : 1
  }

  private static func bounded(_ points: Double) -> Double {
    if points.isNaN { return 0 }
    guard points.isFinite else { return points > 0 ? points : 0 }
    return min(max(points, -Snapping.maximum), Snapping.maximum)
  }
}
