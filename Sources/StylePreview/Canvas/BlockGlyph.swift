/// A block element: a glyph that inks a part of its cell with straight edges.
///
/// The set ends at U+259F: fonts draw later ones, such as sextants, with seams or not at all.
struct BlockGlyph {
  var scalar: Unicode.Scalar

  /// The samples that the glyph inks.
  var samples: SampleMask

  /// Whether it is one of the four halves, which every terminal draws well.
  var isHalf: Bool

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

  private init(_ scalar: Unicode.Scalar, isHalf: Bool = false, _ inks: (Int, Int) -> Bool) {
    self.scalar = scalar
    self.isHalf = isHalf
    samples = SampleMask(inks)
  }

  private static let halves = [
    BlockGlyph("▀", isHalf: true) { $1 < 12 }, BlockGlyph("▄", isHalf: true) { $1 >= 12 },
    BlockGlyph("▌", isHalf: true) { column, _ in column < 4 },
    BlockGlyph("▐", isHalf: true) { column, _ in column >= 4 },
  ]

  private static let lowerEighths = zip([1, 2, 3, 5, 6, 7], "▁▂▃▅▆▇".unicodeScalars).map {
    eighths, scalar in BlockGlyph(scalar) { $1 >= 24 - 3 * eighths }
  }

  private static let leftEighths = zip([1, 2, 3, 5, 6, 7], "▏▎▍▋▊▉".unicodeScalars).map {
    eighths, scalar in BlockGlyph(scalar) { column, _ in column < eighths }
  }

  private static let rightAndTop = [
    BlockGlyph("▕") { column, _ in column == 7 }, BlockGlyph("▔") { $1 < 3 },
  ]

  /// Bits: upper left, upper right, lower left, lower right.
  private static let quadrants = zip(
    [1, 2, 4, 8, 9, 6, 7, 11, 13, 14], "▘▝▖▗▚▞▛▜▙▟".unicodeScalars
  ).map { bits, scalar in
    BlockGlyph(scalar) { column, row in
      bits >> ((column >= 4 ? 1 : 0) + (row >= 12 ? 2 : 0)) & 1 == 1
    }
  }
}
