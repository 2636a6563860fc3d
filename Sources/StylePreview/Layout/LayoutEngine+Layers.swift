extension LayoutEngine {
  /// A `ZStack`: as large as its views of the highest priority, and all are placed with that size.
  mutating func layers(
    _ children: [LayoutNode], _ alignment: Alignment, _ proposal: ProposedSize
  ) -> Arrangement {
    let highest = children.map(\.priority).max() ?? 0
    let deciding = children.filter { $0.priority == highest }.map { arrange($0, proposal) }
    let size = union(deciding, alignment)
    var result = Arrangement(width: size.width, height: size.height)
    result.idealHeight = deciding.map(\.idealHeight).max() ?? 0
    let width = size.width.isFinite ? size.width : proposal.width
    let height = size.height.isFinite ? size.height : proposal.height
    let inner = ProposedSize(width: width, height: height)
    let placed = children.map { arrange($0, inner) }
    let guide =
      placed.filter { $0.height.isFinite }.map { $0.guide(alignment.vertical, metric) }.max() ?? 0
    for (node, child) in zip(children, placed) {
      var x = size.width * alignment.horizontal.fraction - child.guide(alignment.horizontal)
      var y: Double
      switch alignment.vertical {
      case .top: y = 0
      case .center: y = (size.height - child.height) / 2
      case .bottom: y = size.height - child.height
      case .firstTextBaseline, .lastTextBaseline:
        y = guide - child.guide(alignment.vertical, metric)
      }
      if node.hasLeaves { (x, y) = (metric.floor(x), metric.floor(y)) }
      (x, y) = (x.isFinite ? x : 0, y.isFinite ? y : 0)
      result.addLines(of: child, at: y)
      result.children.append(Arrangement.Child(node: node, x: x, y: y, proposal: inner))
    }
    return result
  }

  /// The size of views on top of one another.
  private func union(_ placed: [Arrangement], _ alignment: Alignment)
    -> (width: Double, height: Double)
  {
    let width = placed.map(\.width).max() ?? 0
    switch alignment.vertical {
    case .top, .center, .bottom: return (width, placed.map(\.height).max() ?? 0)
    case .firstTextBaseline, .lastTextBaseline:
      let above = placed.map { $0.guide(alignment.vertical, metric) }.max() ?? 0
      let below = placed.map { $0.height - $0.guide(alignment.vertical, metric) }.max() ?? 0
      let height = above + below
      return (width, height.isNaN ? .infinity : metric.length(height))
    }
  }
}

extension Alignment.Horizontal {
  /// How far from the leading edge the alignment is, as a part of the width.
  fileprivate var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
