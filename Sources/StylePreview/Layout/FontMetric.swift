/// The heights of a font of some size, in points.
///
/// The proportions are those of San Francisco: of 2048 units it has 1950 above the baseline, 494 below,
/// and capitals of 1443. Other fonts of screens come near them.
struct FontMetric: Hashable {
  /// SwiftUI's body font at the standard size of text.
  static let body = FontMetric(size: 17)

  /// The size of the font.
  let size: Double

  /// Creates the metric of a size, which is brought into the range of what can be seen.
  init(size: Double) {
    self.size = size.isNaN ? 17 : min(max(size, 1), 1_000)
  }

  /// From the top of a line to its baseline.
  var ascent: Double { size * 1950 / 2048 }

  /// From the top of a line to its bottom.
  var lineHeight: Double { size * (1950 + 494) / 2048 }

  /// The height of a capital.
  var capHeight: Double { size * 1443 / 2048 }
}
