extension LayoutEngine {
  /// An `HStack` or a `VStack`.
  mutating func stack(
    _ node: LayoutNode, _ axis: StackAxis, _ alignment: Alignment, _ spacing: Double?,
    _ proposal: ProposedSize
  ) -> Arrangement {
    let children = node.children
    let ideals = StackSpacing.gaps(between: children, axis, spacing)
    let gaps = StackSpacing.drawn(ideals, between: children, axis, metric)
    let cross = proposal.cross(axis)
    var proposals = [ProposedSize](
      repeating: ProposedSize(axis, main: nil, cross: cross), count: children.count)
    if let main = proposal.main(axis) {
      proposals = share(main - gaps.reduce(0, +), among: children, axis, cross)
    }
    let placed = zip(children, proposals).map { arrange($0, $1) }
    var result = row(children, placed, proposals, gaps, axis, alignment)
    result.idealHeight =
      axis == .horizontal
      ? placed.map(\.idealHeight).max() ?? 0
      : placed.reduce(ideals.reduce(0, +)) { $0 + $1.idealHeight }
    // A stack that is not told its size across places its children in the one that it has chosen.
    if cross == nil, result.cross(axis).isFinite {
      let known = ProposedSize(axis, main: proposal.main(axis), cross: result.cross(axis))
      let second = arrange(node, known)
      result.children = second.children
      (result.firstLine, result.lastLine) = (second.firstLine, second.lastLine)
    }
    return result
  }

  /// Returns what each child is proposed along the axis.
  ///
  /// SwiftUI: higher priorities first, with the least of all others set aside; within a priority the
  /// least flexible first, each with an equal share of what is left.
  private mutating func share(
    _ room: Double, among children: [LayoutNode], _ axis: StackAxis, _ cross: Double?
  ) -> [ProposedSize] {
    let least = children.map {
      arrange($0, ProposedSize(axis, main: 0, cross: cross)).main(axis)
    }
    let most = children.map {
      arrange($0, ProposedSize(axis, main: .infinity, cross: cross)).main(axis)
    }
    let priorities = children.map { $0.isSpacer ? -Double.infinity : $0.priority }
    let order = children.indices.sorted { first, second in
      if priorities[first] != priorities[second] { return priorities[first] > priorities[second] }
      let (one, other) = (most[first] - least[first], most[second] - least[second])
      if one != other { return one < other }
      if one == .infinity, least[first] != least[second] { return least[first] > least[second] }
      return first < second
    }
    var proposals = children.map { _ in ProposedSize(axis, main: 0, cross: cross) }
    var available = room - least.reduce(0, +)
    var start = 0
    while start < order.count {
      let priority = priorities[order[start]]
      let group = order[start...].prefix { priorities[$0] == priority }
      available += group.reduce(0) { $0 + least[$1] }
      var left = group.count
      for index in group {
        let share = metric.floor(max(0, available) / Double(left))
        proposals[index] = ProposedSize(axis, main: share, cross: cross)
        if available.isFinite { available -= arrange(children[index], proposals[index]).main(axis) }
        left -= 1
      }
      start += group.count
    }
    return proposals
  }

  /// Brings what stands beside several lines, and half a row off them, up to the row before.
  private static func bringLinesTogether(_ offsets: inout [Double], of placed: [Arrangement]) {
    func length(_ child: Arrangement) -> Double { (child.lastLine ?? 0) - (child.firstLine ?? 0) }
    guard let longest = placed.indices.max(by: { length(placed[$0]) < length(placed[$1]) }),
      length(placed[longest]) >= Snapping.line, let line = placed[longest].firstLine
    else { return }
    for index in placed.indices where index != longest {
      guard let own = placed[index].firstLine else { continue }
      let rest = (offsets[index] + own - offsets[longest] - line)
        .truncatingRemainder(dividingBy: Snapping.line)
      guard rest != 0, rest.isFinite else { continue }
      offsets[index] += offsets[index] >= Snapping.unit ? -Snapping.unit : Snapping.unit
    }
  }

  /// The size across the axis of children that are aligned.
  private func crossSize(_ placed: [Arrangement], _ axis: StackAxis, _ alignment: Alignment)
    -> Double
  {
    let before = placed.map { $0.crossGuide(axis, alignment, metric) }.max() ?? 0
    let after = placed.map { $0.cross(axis) - $0.crossGuide(axis, alignment, metric) }.max() ?? 0
    return metric.length(before + after)
  }

  /// The children one after the other.
  private func row(
    _ children: [LayoutNode], _ placed: [Arrangement], _ proposals: [ProposedSize],
    _ gaps: [Double], _ axis: StackAxis, _ alignment: Alignment
  ) -> Arrangement {
    var cross = crossSize(placed, axis, alignment)
    let guide = placed.map { $0.crossGuide(axis, alignment, metric) }.max() ?? 0
    var result = Arrangement(width: 0, height: 0)
    var position = 0.0
    var offsets = placed.enumerated().map { index, child in
      let offset = guide - child.crossGuide(axis, alignment, metric)
      let isWhole = children[index].hasLeaves || !offset.isFinite
      return isWhole ? max(0, metric.floor(offset)) : offset
    }
    if metric.isSnapping, axis == .horizontal {
      Self.bringLinesTogether(&offsets, of: placed)
      cross = zip(offsets, placed).map { $0 + $1.height }.reduce(cross, max)
    }
    for (index, child) in placed.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      let offset = offsets[index]
      if metric.isSnapping, axis == .vertical, let first = result.firstLine,
        let line = child.firstLine
      {
        // All lines of a column are whole rows apart.
        let rest = (position + line - first).truncatingRemainder(dividingBy: Snapping.line)
        if rest != 0, rest.isFinite { position += Snapping.unit }
      }
      let (x, y) = axis == .horizontal ? (position, offset) : (offset, position)
      result.addLines(of: child, at: y)
      result.children.append(
        Arrangement.Child(
          node: children[index], x: x.isFinite ? x : 0, y: y.isFinite ? y : 0,
          proposal: proposals[index]))
      position += child.main(axis)
    }
    position = max(0, position)
    (result.width, result.height) = axis == .horizontal ? (position, cross) : (cross, position)
    (result.idealWidth, result.idealHeight) = (result.width, result.height)
    return result
  }
}

extension Arrangement {
  /// How far across the axis of a stack its alignment is.
  func crossGuide(_ axis: StackAxis, _ alignment: Alignment, _ metric: LayoutMetric) -> Double {
    axis == .horizontal ? guide(alignment.vertical, metric) : guide(alignment.horizontal)
  }
}
