extension DisplayList {
  /// Puts texts and symbols in whole rows.
  ///
  /// If the first of them is between two rows, all of the drawing moves down by half a row; those that
  /// are between rows then move up.
  mutating func alignLeavesToRows() {
    if let first = items.first(where: \.isLeaf), Self.isBetweenRows(first.frame) {
      for index in items.indices { items[index].frame.y += Snapping.unit }
      height += Snapping.unit
    }
    for index in items.indices where items[index].isLeaf {
      if Self.isBetweenRows(items[index].frame) { items[index].frame.y -= Snapping.unit }
    }
  }

  /// Cuts what is right of the drawing.
  mutating func cutToWidth() {
    let bounds = Frame(
      x: -Snapping.maximum, y: -Snapping.maximum, width: Snapping.maximum + width,
      height: 3 * Snapping.maximum)
    items = items.compactMap { item in
      item.frame.intersection(bounds).flatMap { item.cut(to: $0) }
    }
  }

  private static func isBetweenRows(_ frame: Frame) -> Bool {
    frame.y.truncatingRemainder(dividingBy: Snapping.line) != 0
  }
}
