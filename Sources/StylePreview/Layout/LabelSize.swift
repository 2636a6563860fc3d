/// How many cells the parts of a label take: all that layout knows of a label.
package struct LabelSize: Hashable, Sendable {
  /// The cells of the title.
  package var titleWidth: Int

  /// The cells of the icon, 1 or 2; 0 for a label without one, whose icon view is then empty.
  package var iconWidth: Int

  /// Creates a size; what is negative or too large is brought into range.
  package init(titleWidth: Int, iconWidth: Int) {
    self.titleWidth = min(max(0, titleWidth), Snapping.maximumCells)
    self.iconWidth = min(max(0, iconWidth), 2)
  }

  /// A number that no other size has.
  var index: Int { titleWidth * 3 + iconWidth }
}
