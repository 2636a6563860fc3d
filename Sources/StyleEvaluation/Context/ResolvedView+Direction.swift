import StylePreview

extension ResolvedView {
  /// The view with its own edges changed over, as it is laid out from right to left; what is in it is
  /// as it was.
  ///
  /// SwiftUI: leading is right then, and a row begins there.
  var mirrored: ResolvedView {
    switch self {
    case .stack(.horizontal, let alignment, let spacing, let views):
      .stack(.horizontal, alignment: alignment.mirrored, spacing: spacing, views.reversed())
    case .stack(let axis, let alignment, let spacing, let views):
      .stack(axis, alignment: alignment.mirrored, spacing: spacing, views)
    case .padding(let insets, let view): .padding(insets.mirrored, view)
    case .frame(let limits, let alignment, let view):
      .frame(limits, alignment: alignment.mirrored, view)
    case .layered(let view, let layer, let alignment, let isOverlay):
      .layered(view, layer: layer, alignment: alignment.mirrored, isOverlay: isOverlay)
    case .offset(let x, let y, let view): .offset(x: -x, y: y, view)
    case .empty, .text, .symbol, .shape, .spacer, .divider, .fixedSize, .layoutPriority, .opacity,
      .clip, .effect, .placed, .hidden, .viewThatFits:
      self
    }
  }
}

extension Alignment {
  /// The alignment with leading and trailing changed over.
  var mirrored: Alignment {
    Alignment(horizontal: horizontal.mirrored, vertical: vertical)
  }
}

extension Alignment.Horizontal {
  /// The alignment with leading and trailing changed over.
  var mirrored: Self {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .center: .center
    }
  }
}

extension EdgeInsets {
  /// The insets with leading and trailing changed over.
  var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}

extension Resolver {
  /// Returns a view as the direction of its environment lays it out.
  func directed(_ view: ResolvedView, _ environment: ViewEnvironment) -> ResolvedView {
    environment.isRightToLeft ? view.mirrored : view
  }

  /// Returns views side by side, from the leading edge on.
  func row(
    _ views: [ResolvedView], alignment: Alignment, spacing: Double?,
    _ environment: ViewEnvironment
  ) -> ResolvedView {
    directed(
      .stack(.horizontal, alignment: alignment, spacing: spacing, views), environment)
  }

  /// Returns one label of a column of labels, which begins at the right where layout does.
  func columnItem(_ view: ResolvedView, _ environment: ViewEnvironment) -> ResolvedView {
    guard environment.isRightToLeft else { return view }
    var limits = FrameLimits()
    limits.maxWidth = .infinity
    return .frame(limits, alignment: Alignment(horizontal: .trailing), view)
  }
}
