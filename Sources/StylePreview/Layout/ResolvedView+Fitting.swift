extension ResolvedView {
  /// The view with at most one column between views side by side.
  var withTightSpacing: ResolvedView {
    guard case .stack(.horizontal, let alignment, let spacing?, let views) = self else {
      return mapped { $0.withTightSpacing }
    }
    return .stack(
      .horizontal, alignment: alignment, spacing: min(spacing, Snapping.unit),
      views.map { $0.withTightSpacing })
  }

  /// The view with at most one column of padding on either side of what it holds.
  var withTightPadding: ResolvedView {
    switch self {
    case .padding(var insets, let view):
      insets.leading = min(insets.leading ?? LayoutBuilder.defaultPadding, Snapping.unit)
      insets.trailing = min(insets.trailing ?? LayoutBuilder.defaultPadding, Snapping.unit)
      return .padding(insets, view.withTightPadding)
    case .layered(let view, let layer, let alignment, let isOverlay):
      return .layered(
        view.withTightPadding, layer: layer, alignment: alignment, isOverlay: isOverlay)
    case .empty, .text, .symbol, .shape, .spacer, .divider, .stack, .viewThatFits: return self
    default: return mapped { $0.withTightPadding }
    }
  }

  /// The view without the title of the label.
  var withoutTitle: ResolvedView {
    if case .text(let text) = self, text.content == .title { return .empty }
    return mapped { $0.withoutTitle }
  }

  /// The first text that shows the title of the label.
  var firstTitle: ResolvedText? {
    if case .text(let text) = self { return text.content == .title ? text : nil }
    return views.lazy.compactMap { $0.firstTitle }.first
  }

  /// Whether the icon of the label is shown.
  var hasIcon: Bool {
    if case .symbol(let symbol) = self { return symbol.content == .icon }
    return views.contains { $0.hasIcon }
  }

  /// Whether there is anything over a view, which may stand out of it.
  var hasOverlay: Bool {
    if case .layered(_, _, _, isOverlay: true) = self { return true }
    return views.contains { $0.hasOverlay }
  }

  /// Whether there is a choice that depends on the width.
  var hasChoice: Bool {
    if case .viewThatFits = self { return true }
    return views.contains { $0.hasChoice }
  }
}

extension ResolvedView {
  /// The views in it.
  var views: [ResolvedView] {
    switch self {
    case .empty, .text, .symbol, .shape, .spacer, .divider: []
    case .stack(_, _, _, let views), .viewThatFits(_, _, let views): views
    case .layered(let view, let layer, _, _): [view, layer]
    case .padding(_, let view), .frame(_, _, let view), .fixedSize(_, _, let view),
      .layoutPriority(_, let view), .opacity(_, let view), .clip(_, let view),
      .offset(_, _, let view), .effect(_, let view), .placed(_, let view),
      .hidden(let view):
      [view]
    }
  }

  /// Returns the view with the views in it changed.
  package func mapped(_ change: (ResolvedView) -> ResolvedView) -> ResolvedView {
    switch self {
    case .empty, .text, .symbol, .shape, .spacer, .divider: self
    case .stack(let axis, let alignment, let spacing, let views):
      .stack(axis, alignment: alignment, spacing: spacing, views.map(change))
    case .viewThatFits(let horizontal, let vertical, let views):
      .viewThatFits(horizontal: horizontal, vertical: vertical, views.map(change))
    case .layered(let view, let layer, let alignment, let isOverlay):
      .layered(
        change(view), layer: change(layer), alignment: alignment, isOverlay: isOverlay)
    case .padding(let insets, let view): .padding(insets, change(view))
    case .frame(let limits, let alignment, let view):
      .frame(limits, alignment: alignment, change(view))
    case .fixedSize(let horizontal, let vertical, let view):
      .fixedSize(horizontal: horizontal, vertical: vertical, change(view))
    case .layoutPriority(let priority, let view): .layoutPriority(priority, change(view))
    case .opacity(let opacity, let view): .opacity(opacity, change(view))
    case .clip(let kind, let view): .clip(kind, change(view))
    case .offset(let x, let y, let view): .offset(x: x, y: y, change(view))
    case .effect(let effect, let view): .effect(effect, change(view))
    case .placed(let placement, let view): .placed(placement, change(view))
    case .hidden(let view): .hidden(change(view))
    }
  }
}
