extension LayoutEngine {
  /// SwiftUI: a padding takes its insets off the proposal and adds them to the size.
  mutating func padding(
    _ child: LayoutNode, _ insets: LayoutNode.Insets, _ proposal: ProposedSize
  ) -> Arrangement {
    var leading = metric.columns(insets.leading)
    var trailing = metric.columns(insets.trailing)
    let inner = proposal.inset(
      width: leading + trailing,
      height: metric.length(insets.top) + metric.length(insets.bottom))
    let content = arrange(child, inner)
    let idealWidth = content.idealWidth + insets.leading + insets.trailing
    // A glyph is narrower than its symbol: what is behind it shall not shrink with it.
    if metric.isSnapping, content.width < content.idealWidth, idealWidth.isFinite {
      let missing = idealWidth - content.width - leading - trailing
      let isBoth = leading > 0 && trailing > 0
      let steps = max(0, (missing / (isBoth ? 2 : 1) / Snapping.unit).rounded(.up)) * Snapping.unit
      if leading > 0 { leading += steps }
      if trailing > 0 { trailing += steps }
    }
    let rows: (top: Double, bottom: Double) =
      metric.isSnapping
      ? Snapping.rows(
        top: insets.top, bottom: insets.bottom, ideal: content.idealHeight, height: content.height)
      : (metric.length(insets.top), metric.length(insets.bottom))
    var arrangement = Self.outset(
      content, child, inner, (rows.top, leading, rows.bottom, trailing))
    arrangement.idealWidth = max(0, idealWidth)
    arrangement.idealHeight = max(0, content.idealHeight + insets.top + insets.bottom)
    return arrangement
  }

  /// A padding with a line around it that takes a ring of cells.
  mutating func ring(
    _ child: LayoutNode, _ insets: LayoutNode.Insets, _ proposal: ProposedSize
  ) -> Arrangement {
    let leading = Snapping.ring(insets.leading, cell: Snapping.unit)
    let trailing = Snapping.ring(insets.trailing, cell: Snapping.unit)
    let top = Snapping.ring(insets.top, cell: Snapping.line)
    let bottom = Snapping.ring(insets.bottom, cell: Snapping.line)
    let inner = proposal.inset(width: leading + trailing, height: top + bottom)
    let content = arrange(child, inner)
    var arrangement = Self.outset(content, child, inner, (top, leading, bottom, trailing))
    arrangement.idealHeight = max(0, content.idealHeight + insets.top + insets.bottom)
    return arrangement
  }

  /// The arrangement of a child with space around it.
  private static func outset(
    _ content: Arrangement, _ child: LayoutNode, _ proposal: ProposedSize,
    _ space: (top: Double, leading: Double, bottom: Double, trailing: Double)
  ) -> Arrangement {
    var arrangement = Arrangement(
      width: max(0, content.width + space.leading + space.trailing),
      height: max(0, content.height + space.top + space.bottom))
    arrangement.addLines(of: content, at: space.top)
    arrangement.children = [
      Arrangement.Child(node: child, x: space.leading, y: space.top, proposal: proposal)
    ]
    return arrangement
  }
}
