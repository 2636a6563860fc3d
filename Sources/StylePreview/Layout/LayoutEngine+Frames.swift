extension LayoutEngine {
  /// A frame: a fixed length on an axis, else one within limits.
  ///
  /// One that keeps its content is never smaller than that, because a line runs around both.
  mutating func frame(
    _ child: LayoutNode, _ limits: FrameLimits, _ alignment: Alignment, _ keepsContent: Bool,
    _ proposal: ProposedSize
  ) -> Arrangement {
    let across = FrameAxis(
      metric, fixed: limits.width, min: limits.minWidth, ideal: limits.idealWidth,
      max: limits.maxWidth)
    let down = FrameAxis(
      metric, fixed: limits.height, min: limits.minHeight, ideal: limits.idealHeight,
      max: limits.maxHeight)
    let isThin = !child.hasLeaves
    let inner = ProposedSize(
      width: across.proposal(proposal.width, isThin: isThin),
      height: down.proposal(proposal.height, isThin: isThin))
    let content = arrange(child, inner)
    var width = across.length(proposal.width, inner.width, content.width, line: Snapping.unit)
    var height = down.length(proposal.height, inner.height, content.height, line: Snapping.line)
    if keepsContent { (width, height) = (max(width, content.width), max(height, content.height)) }
    if metric.isSnapping, limits.width != nil, limits.height != nil,
      alignment.horizontal == .center,
      child.isSymbolAlone,
      ((width - content.width) / Snapping.unit).truncatingRemainder(
        dividingBy: 2) == 1
    {
      // A glyph of one cell is in the middle of an odd number of cells only.
      width += Snapping.unit
    }
    var arrangement = Arrangement(width: width, height: height)
    if let fixed = limits.width { arrangement.idealWidth = fixed }
    arrangement.idealHeight = limits.height ?? max(content.idealHeight, height)
    place(child, content, inner, alignment, in: &arrangement)
    if arrangement.firstLine == nil {
      arrangement.addLines(of: content, at: arrangement.children[0].y)
    }
    return arrangement
  }

  /// SwiftUI: a layer is proposed the size of the content and never changes it.
  mutating func layered(
    _ child: LayoutNode, _ layer: LayoutNode, _ alignment: Alignment, _ isOverlay: Bool,
    _ proposal: ProposedSize
  ) -> Arrangement {
    let content = arrange(child, proposal)
    var arrangement = Arrangement(around: content, child, proposal)
    guard content.width.isFinite, content.height.isFinite else { return arrangement }
    let size = ProposedSize(width: content.width, height: content.height)
    place(layer, arrange(layer, size), size, alignment, in: &arrangement)
    if !isOverlay { arrangement.children.swapAt(0, 1) }
    return arrangement
  }

  /// Places a view in a larger one by an alignment, between cells only where it holds no text.
  private func place(
    _ node: LayoutNode, _ inner: Arrangement, _ proposal: ProposedSize, _ alignment: Alignment,
    in outer: inout Arrangement
  ) {
    var vertical = alignment.vertical
    if outer.firstLine == nil, vertical == .firstTextBaseline || vertical == .lastTextBaseline {
      vertical = .center
    }
    var x = outer.guide(alignment.horizontal) - inner.guide(alignment.horizontal)
    var y = outer.guide(vertical, metric) - inner.guide(vertical, metric)
    if node.hasLeaves { (x, y) = (metric.floor(x), metric.floor(y)) }
    outer.children.append(
      Arrangement.Child(
        node: node, x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, proposal: proposal))
  }
}
