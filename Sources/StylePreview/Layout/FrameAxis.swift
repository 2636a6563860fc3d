/// What a frame asks for on one axis, in points.
struct FrameAxis {
  /// The widest frame that is a line rather than an area.
  private static let thin = LayoutBuilder.thinLine

  let metric: LayoutMetric
  var fixed: Double?
  var min: Double?
  var ideal: Double?
  var max: Double?

  /// Creates an axis whose limits are in order.
  ///
  /// SwiftUI: an ideal below the minimum rises to it, and a maximum below the ideal rises to it.
  init(
    _ metric: LayoutMetric, fixed: Double?, min: Double?, ideal: Double?, max: Double?
  ) {
    self.metric = metric
    self.fixed = fixed
    self.min = min.map(metric.length)
    self.ideal = ideal.map { Swift.max(metric.length($0), self.min ?? 0) }
    self.max = max.map { Swift.max(metric.length($0), self.ideal ?? self.min ?? 0) }
  }

  /// What the child is proposed; the parent's proposal within the limits, or the ideal.
  func proposal(_ proposal: Double?, isThin: Bool) -> Double? {
    if let fixed { return isThin && fixed <= Self.thin ? fixed : metric.length(fixed) }
    return (proposal ?? ideal).map(clamped)
  }

  /// The length of the frame.
  ///
  /// SwiftUI: within the limits a frame takes the proposal if both limits are given, its ideal if
  /// nothing is proposed, and else what the child takes.
  func length(_ proposal: Double?, _ childProposal: Double?, _ child: Double, line: Double)
    -> Double
  {
    if let fixed {
      // A line of a few points has a row or a column of cells to itself.
      let isThin = metric.isSnapping && fixed > 0 && fixed <= Self.thin
      return isThin ? line : metric.length(fixed)
    }
    switch (proposal, min, max) {
    case (let proposal?, _?, _?): return clamped(proposal)
    case (nil, _, _) where ideal != nil: return ideal ?? child
    case (_, let min?, nil): return Swift.max(Swift.min(childProposal ?? .infinity, child), min)
    case (_, nil, let max?): return Swift.min(Swift.max(childProposal ?? -.infinity, child), max)
    case (_, _?, _?): return clamped(child)
    case (_, nil, nil): return child
    }
  }

  private func clamped(_ length: Double) -> Double {
    Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
  }
}

extension FrameLimits {
  /// The limits without what is no number, below zero or out of range; maxima may be infinite.
  var bounded: FrameLimits {
    func bounded(_ length: Double?, isMaximum: Bool = false) -> Double? {
      guard let length, !length.isNaN else { return nil }
      return isMaximum && length == .infinity ? length : min(max(0, length), Snapping.maximum)
    }
    var limits = FrameLimits()
    limits.width = bounded(width)
    limits.height = bounded(height)
    limits.minWidth = bounded(minWidth)
    limits.minHeight = bounded(minHeight)
    limits.idealWidth = bounded(idealWidth)
    limits.idealHeight = bounded(idealHeight)
    limits.maxWidth = bounded(maxWidth, isMaximum: true)
    limits.maxHeight = bounded(maxHeight, isMaximum: true)
    return limits
  }
}
