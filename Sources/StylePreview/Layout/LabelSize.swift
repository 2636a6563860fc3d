/// How many cells the parts of a label take: all that layout knows of a label.
package struct LabelSize: Hashable, Sendable {
  /// The cells of the title.
  package var titleWidth: Int

  /// The cells of the icon, 1 or 2; 0 for a label without one, whose icon view is then empty.
  package var iconWidth: Int

  /// How the title takes several lines where it gets less than its cells; nil for a title that does not.
  package var wrapping: TitleWrapping?

  /// Creates a size; what is negative or too large is brought into range.
  package init(titleWidth: Int, iconWidth: Int) {
    self.titleWidth = min(max(0, titleWidth), Snapping.maximumCells)
    self.iconWidth = min(max(0, iconWidth), 2)
  }
}

/// How a title that is wider than its place takes several lines: all that layout knows of them.
package struct TitleWrapping: Hashable, Sendable {
  /// The cells of that place.
  package var columns: Int

  /// The number of lines.
  package var lines: Int

  /// The cells of the widest line.
  package var widest: Int

  /// Creates a way to take lines; at least one, and no wider than there is room.
  package init(columns: Int, lines: Int, widest: Int) {
    self.columns = min(max(1, columns), Snapping.maximumCells)
    self.lines = min(max(1, lines), LineBreaker.maximumLines)
    self.widest = min(max(0, widest), self.columns)
  }
}
