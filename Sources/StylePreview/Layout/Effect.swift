/// What changes how a view is drawn and not where it stands: a picture in points alone shows it.
package enum Effect: Hashable, Sendable {
  /// A view out of focus; the radius is the standard deviation in points.
  case blur(radius: Double)

  /// A view turned clockwise around a place of its own.
  case rotation(degrees: Double, anchor: Gradient.UnitPoint)

  /// A view made larger or smaller around a place of its own.
  case scale(x: Double, y: Double, anchor: Gradient.UnitPoint)

  /// A view with a shadow; the radius is the standard deviation in points.
  case shadow(Ink, radius: Double, x: Double, y: Double)
}
