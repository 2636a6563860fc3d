extension LayoutBuilder {
  /// The widest line that is drawn through the middle of cells instead of as an area, in points.
  static let thinLine = 6.0

  /// Returns the node of a view that a thin line runs around, with the outermost cells left free.
  ///
  /// The line runs through the middle of those cells, so that it takes half a cell of a padding; a view
  /// without one grows.
  mutating func ringed(_ view: ResolvedView, in axis: StackAxis?) -> LayoutNode? {
    switch view {
    case .empty: return nil
    case .padding(let insets, let view):
      return ringed(view, LayoutNode.Insets(insets), in: axis)
    case .frame(let limits, let alignment, let view):
      return ringed(view, LayoutNode.Insets(), in: axis).map {
        LayoutNode(.frame(limits.bounded, alignment, keepsContent: true), [$0])
      }
    case .fixedSize, .layoutPriority, .layered, .opacity, .clip, .offset, .effect, .hidden, .placed:
      return modified(view, in: axis) { $0.ringed($1, in: axis) }
    case .text, .symbol, .shape, .spacer, .divider, .stack, .viewThatFits:
      return ringed(view, LayoutNode.Insets(), in: axis)
    }
  }

  /// Returns a ring around a view with paddings that are added up.
  private mutating func ringed(
    _ view: ResolvedView, _ insets: LayoutNode.Insets, in axis: StackAxis?
  ) -> LayoutNode? {
    var view = view
    var sum = insets
    while case .padding(let more, let inner) = view {
      sum.add(LayoutNode.Insets(more))
      view = inner
    }
    return node(view, in: axis).map { LayoutNode(.padding(sum, isRing: true), [$0]) }
  }
}

extension ResolvedView {
  /// Whether a line is drawn along the outline that runs through the middle of cells.
  var hasThinLine: Bool {
    switch self {
    case .shape(let shape):
      guard let stroke = shape.stroke else { return false }
      return stroke.lineWidth > 0 && stroke.lineWidth <= LayoutBuilder.thinLine
    case .padding(_, let view), .opacity(_, let view), .clip(_, let view), .effect(_, let view),
      .layoutPriority(_, let view), .fixedSize(_, _, let view), .placed(.zIndex, let view):
      return view.hasThinLine
    case .frame(let limits, _, let view):
      return (limits.width == nil || limits.height == nil) && view.hasThinLine
    case .stack(.depth, _, _, let views): return views.contains { $0.hasThinLine }
    case .layered(let view, let layer, _, _):
      return view.hasThinLine || view.fillsPlace && layer.hasThinLine
    case .empty, .text, .symbol, .spacer, .divider, .stack, .offset, .hidden, .viewThatFits,
      .placed:
      return false
    }
  }

  /// Whether the view is as large as the one that it is a layer of, so that a line around it runs around
  /// both.
  private var fillsPlace: Bool {
    switch self {
    case .shape: true
    case .padding(_, let view), .opacity(_, let view), .clip(_, let view), .effect(_, let view),
      .layoutPriority(_, let view), .hidden(let view), .layered(let view, _, _, _):
      view.fillsPlace
    case .frame(let limits, _, let view):
      (limits.width == nil || limits.height == nil) && view.fillsPlace
    case .stack(.depth, _, _, let views): views.contains { $0.fillsPlace }
    case .empty, .text, .symbol, .spacer, .divider, .stack, .fixedSize, .offset, .placed,
      .viewThatFits:
      false
    }
  }

  /// Whether the view is a dot without letters, around which there is no room for a line of cells.
  var isDot: Bool {
    switch self {
    case .frame(let limits, _, let view):
      (limits.width ?? .infinity) < Snapping.line && (limits.height ?? .infinity) < Snapping.line
        && !view.hasLetters
    case .opacity(_, let view), .clip(_, let view), .effect(_, let view): view.isDot
    default: false
    }
  }

  /// Whether there is a text or a symbol in the view.
  var hasLetters: Bool {
    switch self {
    case .text, .symbol: true
    default: views.contains { $0.hasLetters }
    }
  }
}

extension LayoutNode.Insets {
  /// Creates insets with the default where none is given; nil and what is no number are brought in
  /// range.
  init(_ insets: EdgeInsets) {
    func length(_ points: Double?) -> Double {
      let points = points ?? LayoutBuilder.defaultPadding
      return points.isNaN ? 0 : min(max(points, -Snapping.maximum), Snapping.maximum)
    }
    self.init(
      top: length(insets.top), leading: length(insets.leading), bottom: length(insets.bottom),
      trailing: length(insets.trailing))
  }

  /// Adds other insets.
  mutating func add(_ other: LayoutNode.Insets) {
    top += other.top
    leading += other.leading
    bottom += other.bottom
    trailing += other.trailing
  }
}
