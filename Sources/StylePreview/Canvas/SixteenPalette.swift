import StyleModel

/// The sixteen colours that every palette has, as xterm shows them (its XTerm-col.ad).
///
/// They are the user's own and may be anything near these.
enum SixteenPalette {
  /// The colours by their index: eight, then the bright eight.
  static let colors = [
    OpaqueColor(0, 0, 0), OpaqueColor(205, 0, 0), OpaqueColor(0, 205, 0), OpaqueColor(205, 205, 0),
    OpaqueColor(0, 0, 238), OpaqueColor(205, 0, 205), OpaqueColor(0, 205, 205),
    OpaqueColor(229, 229, 229), OpaqueColor(127, 127, 127), OpaqueColor(255, 0, 0),
    OpaqueColor(0, 255, 0), OpaqueColor(255, 255, 0), OpaqueColor(92, 92, 255),
    OpaqueColor(255, 0, 255), OpaqueColor(0, 255, 255), OpaqueColor(255, 255, 255),
  ]

  private static let seen = colors.map { OKLab($0.rgba) }

  /// Returns the index of the colour that comes nearest, other than one that is taken.
  static func index(of color: OpaqueColor, except taken: Int? = nil) -> Int {
    let wanted = OKLab(color.rgba)
    var best = (index: 0, distance: Double.infinity)
    for (index, known) in seen.enumerated() where index != taken {
      let distance = known.distance(to: wanted)
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }
}
