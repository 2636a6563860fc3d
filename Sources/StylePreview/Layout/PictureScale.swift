/// How many cells of a terminal a drawing takes.
package enum PictureScale: String, CaseIterable, Sendable {
  /// Cells of 13 by 26 points: little room around texts.
  case compact

  /// Cells of 10 by 20 points, about those of text at the body size.
  case regular

  /// Cells of 8 by 16 points: more room around texts, and rounder corners.
  case large

  /// What lengths are multiplied by, so that they are laid out in cells of 10 by 20 points.
  var factor: Double {
    switch self {
    case .compact: 10.0 / 13
    case .regular: 1
    case .large: 10.0 / 8
    }
  }
}

extension ResolvedView {
  /// Returns the view with its lengths in another scale; texts and glyphs keep their cells, and lines
  /// their weight.
  package func scaled(to scale: PictureScale) -> ResolvedView {
    scale == .regular ? self : scaled(by: scale.factor)
  }

  private func scaled(by factor: Double) -> ResolvedView {
    let view = mapped { $0.scaled(by: factor) }
    switch view {
    case .padding(var insets, let view):
      insets.scale(by: factor)
      return .padding(insets, view)
    case .frame(var limits, let alignment, let view):
      limits.scale(by: factor)
      return .frame(limits, alignment: alignment, view)
    case .stack(let axis, let alignment, let spacing?, let views):
      return .stack(axis, alignment: alignment, spacing: spacing * factor, views)
    case .spacer(let minLength?): return .spacer(minLength: minLength * factor)
    case .offset(let x, let y, let view): return .offset(x: x * factor, y: y * factor, view)
    case .shape(var shape):
      shape.kind = shape.kind.scaled(by: factor)
      shape.inset *= factor
      if var stroke = shape.stroke {
        stroke.dash = stroke.dash.map { $0 * factor }
        shape.stroke = stroke
      }
      return .shape(shape)
    case .clip(let kind, let view): return .clip(kind.scaled(by: factor), view)
    default: return view
    }
  }
}

extension ShapeKind {
  fileprivate func scaled(by factor: Double) -> ShapeKind {
    guard case .roundedRectangle(let radius, let isContinuous) = self else { return self }
    return .roundedRectangle(cornerRadius: radius * factor, isContinuous: isContinuous)
  }
}

extension EdgeInsets {
  fileprivate mutating func scale(by factor: Double) {
    top = (top ?? LayoutBuilder.defaultPadding) * factor
    leading = (leading ?? LayoutBuilder.defaultPadding) * factor
    bottom = (bottom ?? LayoutBuilder.defaultPadding) * factor
    trailing = (trailing ?? LayoutBuilder.defaultPadding) * factor
  }
}

extension FrameLimits {
  fileprivate mutating func scale(by factor: Double) {
    for path in [
      \FrameLimits.minWidth, \.idealWidth, \.maxWidth, \.minHeight, \.idealHeight, \.maxHeight,
      \.width, \.height,
    ] {
      self[keyPath: path] = self[keyPath: path].map { $0 * factor }
    }
  }
}
