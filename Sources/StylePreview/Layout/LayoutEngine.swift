/// Asks views for their sizes and places them, by the proposals that SwiftUI's containers make.
///
/// A parent proposes, the child chooses, the parent places. Each answer is kept with its node, since a
/// stack asks its children several times.
struct LayoutEngine {
  /// The most answers that are worked out for one drawing; beyond, views have no size.
  private static let maximumAnswers = 200_000

  /// What lengths are brought to.
  let metric: LayoutMetric

  private var answers = 0

  /// Creates an engine.
  init(_ metric: LayoutMetric = .cells) {
    self.metric = metric
  }

  /// Returns how a view arranges itself in what it is proposed.
  mutating func arrange(_ node: LayoutNode, _ proposal: ProposedSize) -> Arrangement {
    if let known = node.answer(to: proposal) { return known }
    guard answers < Self.maximumAnswers else { return Arrangement(width: 0, height: 0) }
    answers += 1
    let arrangement = answer(node, proposal)
    node.keep(arrangement, for: proposal)
    return arrangement
  }

  private mutating func answer(_ node: LayoutNode, _ proposal: ProposedSize) -> Arrangement {
    switch node.content {
    case .text(let block): return text(block, proposal)
    case .symbol(_, let size): return symbol(size)
    case .shape(let shape): return self.shape(shape, proposal)
    case .spacer(let axis, let minLength): return spacer(axis, minLength, proposal)
    case .divider(_, let isVertical): return divider(isVertical, proposal)
    case .stack(.depth, let alignment, _):
      return layers(node.children, alignment, proposal)
    case .stack(let axis, let alignment, let spacing):
      return stack(node, axis, alignment, spacing, proposal)
    case .firstThatFits(let horizontal, let vertical):
      return firstThatFits(node.children, horizontal, vertical, proposal)
    default: return modified(node, proposal)
    }
  }

  private mutating func modified(_ node: LayoutNode, _ proposal: ProposedSize) -> Arrangement {
    guard let child = node.children.first else { return Arrangement(width: 0, height: 0) }
    switch node.content {
    case .padding(let insets, let isRing):
      return isRing ? ring(child, insets, proposal) : padding(child, insets, proposal)
    case .frame(let limits, let alignment, let keepsContent):
      return frame(child, limits, alignment, keepsContent, proposal)
    case .layered(let alignment, let isOverlay):
      return layered(child, node.children[1], alignment, isOverlay, proposal)
    case .fixedSize(let horizontal, let vertical):
      let open = ProposedSize(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
      return Arrangement(around: arrange(child, open), child, open)
    case .offset(let x, let y):
      var arrangement = Arrangement(around: arrange(child, proposal), child, proposal)
      arrangement.children[0].x = metric.length(x)
      arrangement.children[0].y = metric.length(y)
      return arrangement
    case .placed(let placement): return placed(child, placement, proposal)
    default: return Arrangement(around: arrange(child, proposal), child, proposal)
    }
  }

  // MARK: Leaves

  private func text(_ block: TextBlock, _ proposal: ProposedSize) -> Arrangement {
    let lines = block.lines(in: proposal, metric)
    let count = Double(lines.count)
    var arrangement = Arrangement(width: lines.width, height: count * block.line.height)
    arrangement.idealHeight = count * block.line.idealHeight
    arrangement.firstLine = block.line.baseline
    arrangement.lastLine =
      block.line.baseline + Double(lines.contents.count - 1) * block.line.height
    return arrangement
  }

  private func symbol(_ size: LeafSize) -> Arrangement {
    var arrangement = Arrangement(width: size.width, height: size.height)
    (arrangement.idealWidth, arrangement.idealHeight) = (size.idealWidth, size.idealHeight)
    (arrangement.firstLine, arrangement.lastLine) = (size.baseline, size.baseline)
    return arrangement
  }

  /// SwiftUI: a shape takes what it is proposed, else 10 points; a circle takes the shorter side, but
  /// all of it where its border is inside.
  private func shape(_ shape: ResolvedShape, _ proposal: ProposedSize) -> Arrangement {
    let width = proposal.width ?? Snapping.unit
    let height = proposal.height ?? Snapping.unit
    guard case .circle = shape.kind, shape.stroke?.isInside != true else {
      return Arrangement(width: width, height: height)
    }
    return Arrangement(width: min(width, height), height: min(width, height))
  }

  private func spacer(_ axis: StackAxis?, _ minLength: Double, _ proposal: ProposedSize)
    -> Arrangement
  {
    func length(_ proposal: Double?, _ axis: StackAxis) -> Double {
      let least = max(0, metric.spacing(minLength, axis))
      return max(least, metric.floor(proposal ?? 0))
    }
    return Arrangement(
      width: axis == .vertical ? 0 : length(proposal.width, .horizontal),
      height: axis == .horizontal ? 0 : length(proposal.height, .vertical))
  }

  /// A line of 1 point, among cells in a row or a column of its own.
  private func divider(_ isVertical: Bool, _ proposal: ProposedSize) -> Arrangement {
    let thickness = metric.dividerThickness(isVertical: isVertical)
    var arrangement =
      isVertical
      ? Arrangement(width: thickness, height: proposal.height ?? Snapping.line)
      : Arrangement(width: proposal.width ?? Snapping.unit, height: thickness)
    if isVertical { arrangement.idealWidth = 1 } else { arrangement.idealHeight = 1 }
    return arrangement
  }

  // MARK: Choices

  /// SwiftUI: the first view whose ideal size fits, else the last.
  private mutating func firstThatFits(
    _ views: [LayoutNode], _ horizontal: Bool, _ vertical: Bool, _ proposal: ProposedSize
  ) -> Arrangement {
    guard var chosen = views.last else { return Arrangement(width: 0, height: 0) }
    for view in views.dropLast() {
      let ideal = arrange(
        view,
        ProposedSize(
          width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
      let fitsAcross = !horizontal || ideal.width <= proposal.width ?? .infinity
      let fitsDown = !vertical || ideal.height <= proposal.height ?? .infinity
      if fitsAcross && fitsDown {
        chosen = view
        break
      }
    }
    return Arrangement(around: arrange(chosen, proposal), chosen, proposal)
  }
}
