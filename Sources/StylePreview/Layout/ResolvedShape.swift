/// A geometric shape.
package enum ShapeKind: Hashable, Sendable {
  case rectangle

  /// SwiftUI: corners are continuous unless they are said to be parts of circles.
  case roundedRectangle(cornerRadius: Double, isContinuous: Bool = true)
  case capsule
  case circle
  case ellipse
}

/// A shape with its fill and its stroke.
package struct ResolvedShape: Hashable, Sendable {
  package var kind: ShapeKind

  /// What fills it; nil for nothing.
  package var fill: Ink?

  /// What is drawn along its outline.
  package var stroke: Stroke?

  /// The distance it is inset by on every side.
  package var inset: Double = 0

  /// Creates a shape.
  package init(_ kind: ShapeKind, fill: Ink? = nil, stroke: Stroke? = nil) {
    self.kind = kind
    self.fill = fill
    self.stroke = stroke
  }
}
