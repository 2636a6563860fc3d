/// How a dashed line is drawn in cells of one length: by blank cells, or by glyphs with gaps in them.
enum DashPattern: Hashable {
  /// Without gaps.
  case solid

  /// Cells with the line and cells without, in turn.
  case cells(on: Int, off: Int)

  /// In each cell as many dashes as stated: 2, 3 or 4.
  case dashes(Int)

  /// Creates the pattern of SwiftUI's dash lengths, of which the first two count.
  ///
  /// A single length stands for both the dash and the gap. A period of nearly two cells can be shown by
  /// whole cells; a shorter one takes the glyph with the nearest number of dashes.
  init(_ dash: [Double], cell: Double) {
    let on = dash.first ?? 0
    let off = dash.count > 1 ? dash[1] : on
    guard on >= 0, off > 0, on.isFinite, off.isFinite else {
      self = .solid
      return
    }
    let period = (on + off) / cell
    if period >= 1.75 {
      let shown = max(1, CellMetric.nearest(on, cell))
      let whole = max(shown + 1, CellMetric.nearest(on + off, cell))
      self = .cells(on: shown, off: whole - shown)
    } else {
      self = .dashes(period > 0.42 ? 2 : period > 0.29 ? 3 : 4)
    }
  }

  /// Whether the line shows in a cell of an edge.
  ///
  /// The pattern runs from both ends to the middle, so that a frame is symmetric. The corners, always
  /// drawn, count as the first cell of a dash.
  func isOn(at index: Int, of count: Int) -> Bool {
    guard case .cells(let on, let off) = self else { return true }
    return (min(index, count - 1 - index) + 1) % (on + off) < on
  }
}
