/// A block element: a glyph that inks a part of its cell with straight edges.
///
/// The set ends at U+259F: fonts draw later ones, such as sextants, with seams or not at all.
struct BlockGlyph {
  var scalar: Unicode.Scalar

  /// The samples that the glyph inks.
  var samples: SampleMask

  /// Whether it is one of the four halves, which every terminal draws well.
  var isHalf: Bool

  /// Returns the glyphs that a terminal has.
  static func glyphs(for characters: Tier.Characters) -> [BlockGlyph] {
    switch characters {
    case .unicode: all
    case .halves: halves
    case .ascii: []
    }
  }

  /// The glyphs, simple ones first.
  static let all: [BlockGlyph] = halves + lowerEighths + leftEighths + rightAndTop + quadrants

  /// The glyph that inks exactly what another leaves free.
  static func complement(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "▀": "▄"
    case "▄": "▀"
    case "▌": "▐"
    case "▐": "▌"
    case "▘": "▟"
    case "▟": "▘"
    case "▝": "▙"
    case "▙": "▝"
    case "▖": "▜"
    case "▜": "▖"
    case "▗": "▛"
    case "▛": "▗"
    case "▚": "▞"
    case "▞": "▚"
    case "▇": "▔"
    case "▔": "▇"
    case "▉": "▕"
    case "▕": "▉"
    default: nil
    }
  }

  private init(_ scalar: Unicode.Scalar, isHalf: Bool = false, _ samples: SampleMask) {
    self.scalar = scalar
    self.isHalf = isHalf
    self.samples = samples
  }

  private static let halves = [
    BlockGlyph("▀", isHalf: true, SampleMask(rows: 0..<12)),
    BlockGlyph("▄", isHalf: true, SampleMask(rows: 12..<24)),
    BlockGlyph("▌", isHalf: true, SampleMask(columns: 0..<4)),
    BlockGlyph("▐", isHalf: true, SampleMask(columns: 4..<8)),
  ]

  private static let lowerEighths = zip([1, 2, 3, 5, 6, 7], "▁▂▃▅▆▇".unicodeScalars).map {
    eighths, scalar in BlockGlyph(scalar, SampleMask(rows: (24 - 3 * eighths)..<24))
  }

  private static let leftEighths = zip([1, 2, 3, 5, 6, 7], "▏▎▍▋▊▉".unicodeScalars).map {
    eighths, scalar in BlockGlyph(scalar, SampleMask(columns: 0..<eighths))
  }

  private static let rightAndTop = [
    BlockGlyph("▕", SampleMask(columns: 7..<8)), BlockGlyph("▔", SampleMask(rows: 0..<3)),
  ]

  /// Bits: upper left, upper right, lower left, lower right.
  private static let quadrants = zip(
    [1, 2, 4, 8, 9, 6, 7, 11, 13, 14], "▘▝▖▗▚▞▛▜▙▟".unicodeScalars
  ).map { bits, scalar in
    let parts = (0..<4).filter { bits >> $0 & 1 == 1 }.map { quarter in
      SampleMask(
        columns: quarter & 1 == 0 ? 0..<4 : 4..<8, rows: quarter & 2 == 0 ? 0..<12 : 12..<24)
    }
    return BlockGlyph(scalar, parts.reduce(.none) { $0 | $1 })
  }
}
