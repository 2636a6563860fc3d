import StyleModel

extension ResolvedView {
  /// The view with the ground of an appearance behind it, for a terminal that has another.
  package func onGround(for appearance: Appearance) -> ResolvedView {
    var limits = FrameLimits()
    limits.maxWidth = .infinity
    let insets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let ground = Ink.color(SystemColor.systemBackground.rgba(for: appearance))
    return .layered(
      .padding(
        insets, .frame(limits, alignment: Alignment(horizontal: .leading), self)),
      layer: .shape(ResolvedShape(.rectangle, fill: ground)), alignment: .center, isOverlay: false)
  }
}
