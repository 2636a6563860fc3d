/// The fills of a drawing that are drawn as outlines, since they would not be seen.
struct HiddenFills {
  /// One of them.
  struct Fill {
    var kind: ShapeKind
    var frame: Frame
    var area: CellArea

    /// What its outline is drawn with.
    var ink: TerminalColor
  }

  /// The fills from back to front.
  private(set) var fills: [Fill] = []

  /// Adds a fill.
  mutating func append(_ fill: Fill) {
    fills.append(fill)
  }

  /// Whether a fill lies on one of these and reaches the cells of its outline, which it would break.
  func areReached(by area: CellArea) -> Bool {
    fills.contains { fill in
      fill.area != area && fill.area.contains(area) && !fill.area.contains(area.expanded(by: 1))
    }
  }
}
