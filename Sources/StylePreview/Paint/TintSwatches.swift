import StyleModel

/// The variants of a tint below one another: each a patch of the colour on the ground that it is meant
/// for, with its caption and its value.
package struct TintSwatches {
  /// One variant.
  package struct Swatch: Hashable, Sendable {
    /// The name of the variant, such as `dark`.
    package var caption: String

    /// The value as it is written, such as `#0A84FF`.
    package var value: String

    /// The colour that is seen; nil where it is not known, as for an alias of nothing.
    package var color: RGBA?

    /// Whether it is meant for a dark ground.
    package var isDark: Bool

    /// Creates a variant.
    package init(caption: String, value: String, color: RGBA?, isDark: Bool) {
      self.caption = caption
      self.value = value
      self.color = color
      self.isDark = isDark
    }
  }

  private var swatches: [Swatch]
  private var tier: Tier
  private var backdrop: Backdrop

  /// Creates the drawing of some variants.
  package init(_ swatches: [Swatch], tier: Tier, backdrop: Backdrop) {
    self.swatches = swatches
    self.tier = tier
    self.backdrop = backdrop
  }

  /// Returns the lines: two a variant and a blank one between, or one each without colours.
  package func bytes() -> [UInt8] {
    let width = swatches.map { LeafTexts(tier: tier).title($0.caption).width }.max() ?? 0
    var bytes: [UInt8] = []
    for (index, swatch) in swatches.enumerated() {
      let list =
        tier.colors == .none
        ? Self.line(swatch, captionWidth: width) : patch(swatch, captionWidth: width)
      if tier.colors != .none, index > 0 { bytes.append(UInt8(ascii: "\n")) }
      bytes += Drawing(list, tier: tier, backdrop: backdrop).bytes()
    }
    return bytes
  }

  /// The caption and the value in one row.
  private static func line(_ swatch: Swatch, captionWidth: Int) -> DisplayList {
    let caption = Double(captionWidth) * CellMetric.width
    let value = caption + 2 * CellMetric.width
    return DisplayList(
      width: value + valueWidth, height: CellMetric.height,
      items: [
        text(swatch.caption, x: 0, row: 0, width: caption),
        text(swatch.value, x: value, row: 0, width: valueWidth),
      ])
  }

  /// Six by two cells in the colour, a cell of its ground on either side, and the texts beside it.
  private func patch(_ swatch: Swatch, captionWidth: Int) -> DisplayList {
    let width = max(Self.valueWidth, Double(captionWidth) * CellMetric.width)
    let x = 10 * CellMetric.width
    let ground = Backdrop(Appearance(isDark: swatch.isDark)).background
    var items = [
      Self.text(swatch.caption, x: x, row: 0, width: width),
      Self.text(swatch.value, x: x, row: 1, width: width),
    ]
    if let color = swatch.color {
      if ground != backdrop.background || tier.colors != .sixteen {
        let frame = Frame(x: 0, y: 0, width: 80, height: 40)
        items.append(.fill(.rectangle, frame, .color(ground.rgba)))
      }
      items.append(
        .fill(.rectangle, Frame(x: 10, y: 0, width: 60, height: 40), .color(color)))
    }
    return DisplayList(width: x + width, height: 2 * CellMetric.height, items: items)
  }

  /// The room for a value: the components of a wide colour space are long.
  private static let valueWidth = 60 * CellMetric.width

  private static func text(_ string: String, x: Double, row: Int, width: Double) -> DisplayItem {
    .text(
      ResolvedText(.literal(string)),
      Frame(
        x: x, y: Double(row) * CellMetric.height, width: width, height: CellMetric.height))
  }
}
