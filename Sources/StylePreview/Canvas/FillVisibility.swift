import StyleModel

/// Whether a fill is told apart from what it lies on, in a tier.
///
/// One that is not becomes an outline of itself.
struct FillVisibility {
  /// The distance of OKLab from which on a fill is seen.
  ///
  /// With 7 % of blue on it a black ground is at 0.02, and a white one at 0.002.
  private static let leastDistance = 0.03

  private let backdrop: Backdrop
  private let hasSixteenColors: Bool
  private let outlinesFaintFills: Bool

  /// Creates the rule of a tier.
  init(_ tier: Tier, on backdrop: Backdrop) {
    self.backdrop = backdrop
    hasSixteenColors = tier.colors == .sixteen
    outlinesFaintFills = tier.outlinesFaintFills
  }

  /// Whether every fill is drawn as it is.
  var isTrivial: Bool { !hasSixteenColors && !outlinesFaintFills }

  /// Whether a colour is seen beside another, and on the terminal's ground where that is asked for.
  ///
  /// Of sixteen colours the nearest to a faint one may be far off: a tint of the ground is none of them.
  func isSeen(_ color: TerminalColor, on ground: TerminalColor) -> Bool {
    let shown = color.seen(on: backdrop)
    if outlinesFaintFills, isNear(shown, backdrop.background) { return false }
    guard hasSixteenColors else { return true }
    let other = ground.seen(on: backdrop)
    return !isNear(shown, other)
      && SixteenPalette.index(of: shown) != SixteenPalette.index(of: other)
  }

  private func isNear(_ one: OpaqueColor, _ other: OpaqueColor) -> Bool {
    OKLab(one.rgba).distance(to: OKLab(other.rgba)) < Self.leastDistance
  }
}
