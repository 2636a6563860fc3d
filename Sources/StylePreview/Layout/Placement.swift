/// A rule for the size of a view, where it is put, or what it lies over.
package enum Placement: Hashable, Sendable {
  /// Width by height; nil is that of the view's ideal size.
  ///
  /// A view that fills its place covers all of what it is proposed; others stay within it.
  case aspectRatio(Double?, isFilling: Bool)

  /// Where the middle of the view is in all of what is proposed, in points.
  case position(x: Double, y: Double)

  /// How high a view lies among those of its stack; 0 is where all others lie.
  case zIndex(Double)
}
