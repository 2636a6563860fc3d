/// A view whose styles, conditions and environment are all resolved: what layout sees.
///
/// The title and the icon of the label stay placeholders, so that one resolved view serves any number
/// of labels. Lengths are points.
package indirect enum ResolvedView: Hashable, Sendable {
  /// Nothing: takes no place in a stack.
  case empty

  /// A text.
  case text(ResolvedText)

  /// A symbol.
  case symbol(ResolvedSymbol)

  /// A shape, filled, stroked or both.
  case shape(ResolvedShape)

  /// A spacer with its minimum length; nil is the default.
  case spacer(minLength: Double?)

  /// A thin line across a stack.
  case divider(Ink)

  /// Views beside, under or over one another; nil spacing is the system's.
  case stack(StackAxis, alignment: Alignment, spacing: Double?, [ResolvedView])

  /// A view with space around it; nil is the default of 16 points.
  case padding(EdgeInsets, ResolvedView)

  /// A view in a frame.
  case frame(FrameLimits, alignment: Alignment, ResolvedView)

  /// A view that is proposed nothing on the axes named.
  case fixedSize(horizontal: Bool, vertical: Bool, ResolvedView)

  /// A view with a priority in its stack.
  case layoutPriority(Double, ResolvedView)

  /// A view with another behind it or over it; the layer is proposed the size of the content.
  case layered(ResolvedView, layer: ResolvedView, alignment: Alignment, isOverlay: Bool)

  /// A view drawn with an opacity.
  case opacity(Double, ResolvedView)

  /// A view cut to a shape.
  case clip(ShapeKind, ResolvedView)

  /// A view drawn elsewhere than it is placed.
  case offset(x: Double, y: Double, ResolvedView)

  /// A view drawn with an effect that does not change its layout.
  case effect(Effect, ResolvedView)

  /// A view whose place follows a rule of its own.
  case placed(Placement, ResolvedView)

  /// A view that takes its place and draws nothing.
  case hidden(ResolvedView)

  /// The first of the views that fits what is proposed.
  case viewThatFits(horizontal: Bool, vertical: Bool, [ResolvedView])
}

/// The direction of a stack.
package enum StackAxis: Hashable, Sendable {
  /// An `HStack`.
  case horizontal

  /// A `VStack`.
  case vertical

  /// A `ZStack`.
  case depth
}
