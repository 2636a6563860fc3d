/// What a `frame` asks for; `infinity` is allowed for the maxima.
package struct FrameLimits: Hashable, Sendable {
  package var minWidth: Double?
  package var idealWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?

  /// The fixed width of `frame(width:height:)`; the limits of that axis are then nil.
  package var width: Double?

  /// The fixed height.
  package var height: Double?

  /// Creates limits, all open.
  package init() {}
}
