extension LayoutEngine {
  /// Returns what is drawn of a view, from back to front, in a place where it is proposed a size.
  mutating func draw(_ node: LayoutNode, _ proposal: ProposedSize) -> [DisplayItem] {
    var items: [DisplayItem] = []
    draw(node, proposal, x: 0, y: 0, opacity: 1, into: &items)
    return items
  }

  private mutating func draw(
    _ node: LayoutNode, _ proposal: ProposedSize, x: Double, y: Double, opacity: Double,
    into items: inout [DisplayItem]
  ) {
    let arrangement = arrange(node, proposal)
    let frame = Frame(
      x: x, y: y, width: min(arrangement.width, Snapping.maximum),
      height: min(arrangement.height, Snapping.maximum))
    var opacity = opacity
    switch node.content {
    case .hidden: return
    case .opacity(let factor) where metric.isSnapping: opacity *= factor.unit
    case .text(let block):
      draw(block.lines(in: proposal, metric), of: block, in: frame, opacity, into: &items)
    case .symbol(var symbol, _):
      symbol.ink = symbol.ink.opacity(opacity)
      items.append(.symbol(symbol, metric.isSnapping ? frame.middleRow : frame))
    case .divider(let ink, let isVertical):
      items.append(.fill(.rectangle, frame.middleLine(isVertical), ink.opacity(opacity)))
    case .shape(let shape): shape.draw(in: frame, opacity: opacity, metric, into: &items)
    default: break
    }
    let start = items.count
    for (index, child) in arrangement.fromBack(of: node).enumerated() {
      let layerStart = items.count
      draw(
        child.node, child.proposal, x: x + child.x, y: y + child.y, opacity: opacity, into: &items)
      if index == 1, metric.isSnapping, case .layered(_, isOverlay: true) = node.content {
        let letters = items[start..<layerStart].filter(\.isLeaf).map(\.frame)
        OverlayPlacement(content: frame, letters: letters).settle(&items[layerStart...])
      }
    }
    guard start < items.count else { return }
    change(&items, from: start, as: node.content, in: frame)
  }

  /// Applies what a view does to all that is drawn in it.
  private func change(
    _ items: inout [DisplayItem], from start: Int, as content: LayoutNode.Content, in frame: Frame
  ) {
    switch content {
    case .effect(let effect) where !metric.isSnapping:
      items.replaceSubrange(start..., with: [.effect(effect, frame, Array(items[start...]))])
    case .clip(let kind):
      let inner = items[start...]
      items.replaceSubrange(
        start...,
        with: metric.isSnapping
          ? inner.compactMap { $0.clipped(to: kind, in: frame) }
          : [.clipped(kind, frame, Array(inner))])
    case .opacity(let factor) where !metric.isSnapping && factor.unit < 1:
      let inner = Array(items[start...])
      items.replaceSubrange(
        start..., with: factor.unit > 0 ? [.translucent(factor.unit, frame, inner)] : [])
    default: break
    }
  }
}

extension LayoutEngine {
  /// Appends the lines of a text: in the middle of their rows, and where its alignment has them.
  private func draw(
    _ lines: TextBlock.Lines, of block: TextBlock, in frame: Frame, _ opacity: Double,
    into items: inout [DisplayItem]
  ) {
    var text = block.text
    text.ink = text.ink.opacity(opacity)
    for (index, content) in lines.contents.enumerated() {
      text.content = content
      let width = min(lines.widths[index], frame.width)
      var place = Frame(
        x: frame.x, y: frame.y + Double(index) * block.line.height, width: width,
        height: block.line.height)
      switch text.alignment {
      case .leading: break
      case .center: place.x += metric.floor((frame.width - width) / 2)
      case .trailing: place.x += metric.floor(frame.width - width)
      }
      if metric.isSnapping { place = place.middleRow }
      if place.width > 0 { items.append(.text(text, place)) }
    }
  }
}

extension ResolvedShape {
  /// Appends the fill and the stroke of the shape.
  fileprivate func draw(
    in frame: Frame, opacity: Double, _ metric: LayoutMetric, into items: inout [DisplayItem]
  ) {
    let distance = inset.isFinite ? min(max(inset, -Snapping.maximum), Snapping.maximum) : 0
    let inner = frame.inset(by: distance)
    if let fill, inner.width > 0, inner.height > 0 {
      items.append(.fill(kind, inner, fill.opacity(opacity)))
    }
    if var stroke {
      stroke.ink = stroke.ink.opacity(opacity)
      // A line through the middle of cells cannot move by a part of them.
      let isThin = metric.isSnapping && stroke.lineWidth <= LayoutBuilder.thinLine
      let outline = isThin ? frame.inset(by: Snapping.length(distance)) : inner
      if outline.width > 0, outline.height > 0 { items.append(.stroke(kind, outline, stroke)) }
    }
  }
}

extension Frame {
  /// Returns the frame with its edges moved inwards.
  func inset(by distance: Double) -> Frame {
    Frame(
      x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }

  /// The row in the middle of rows, where letters stand.
  fileprivate var middleRow: Frame {
    Frame(x: x, y: y + (height - Snapping.line) / 2, width: width, height: Snapping.line)
  }

  /// A line of 1 point through the middle.
  fileprivate func middleLine(_ isVertical: Bool) -> Frame {
    isVertical
      ? Frame(x: x + (width - 1) / 2, y: y, width: 1, height: height)
      : Frame(x: x, y: y + (height - 1) / 2, width: width, height: 1)
  }
}

extension Double {
  /// The opacity within its range.
  fileprivate var unit: Double { isNaN ? 1 : Swift.min(Swift.max(0, self), 1) }
}
