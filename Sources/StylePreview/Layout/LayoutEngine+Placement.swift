extension LayoutEngine {
  /// A view with a rule for its place.
  mutating func placed(_ child: LayoutNode, _ placement: Placement, _ proposal: ProposedSize)
    -> Arrangement
  {
    switch placement {
    case .zIndex: return Arrangement(around: arrange(child, proposal), child, proposal)
    case .aspectRatio(let ratio, let isFilling):
      let inner = room(for: child, ratio, isFilling, proposal)
      return Arrangement(around: arrange(child, inner), child, inner)
    case .position(let x, let y): return positioned(child, x, y, proposal)
    }
  }

  /// What a view of a certain ratio is proposed.
  ///
  /// SwiftUI: the other side follows the one that is proposed; of two, the smaller side decides, or the
  /// larger one to fill; of none, the ideal size of the view. Nothing rigid changes by it, and letters
  /// keep their ideal size where nothing is proposed.
  private mutating func room(
    for child: LayoutNode, _ ratio: Double?, _ isFilling: Bool, _ proposal: ProposedSize
  ) -> ProposedSize {
    let ideal = arrange(child, ProposedSize(width: nil, height: nil))
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    if child.hasLeaves, proposal.width == nil, proposal.height == nil { return proposal }
    var (width, height) = (proposal.width, proposal.height)
    if width == nil, height == nil { (width, height) = (ideal.width, ideal.height) }
    if let across = width, let down = height {
      if (across < down * ratio) != isFilling { height = nil } else { width = nil }
    }
    if let width { return ProposedSize(width: width, height: metric.length(width / ratio)) }
    return ProposedSize(width: metric.length((height ?? 0) * ratio), height: height)
  }

  /// SwiftUI: a position takes all that is proposed, and the middle of the view is put there.
  private mutating func positioned(
    _ child: LayoutNode, _ x: Double, _ y: Double, _ proposal: ProposedSize
  ) -> Arrangement {
    let content = arrange(child, proposal)
    var arrangement = Arrangement(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    var place = Arrangement.Child(
      node: child, x: metric.length(x) - content.width / 2,
      y: metric.length(y) - content.height / 2, proposal: proposal)
    if child.hasLeaves { (place.x, place.y) = (metric.floor(place.x), metric.floor(place.y)) }
    (place.x, place.y) = (place.x.isFinite ? place.x : 0, place.y.isFinite ? place.y : 0)
    arrangement.children = [place]
    return arrangement
  }
}
