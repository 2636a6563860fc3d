/// The glyphs that draw a frame of lines.
struct LineGlyphs {
  /// How heavy a line is drawn.
  enum Weight {
    /// Box drawing, light.
    case light

    /// Box drawing, heavy: from 3 points on.
    case heavy

    /// Half blocks that face inwards: above 6 points.
    case block

    /// Creates the weight of a width in points.
    init(_ lineWidth: Double) {
      self = lineWidth > 6 ? .block : lineWidth >= 3 ? .heavy : .light
    }
  }

  var top: Unicode.Scalar
  var bottom: Unicode.Scalar
  var left: Unicode.Scalar
  var right: Unicode.Scalar
  var topLeft: Unicode.Scalar
  var topRight: Unicode.Scalar
  var bottomLeft: Unicode.Scalar
  var bottomRight: Unicode.Scalar

  /// Where the horizontal edges are on.
  var horizontal = DashPattern.solid

  /// Where the vertical edges are on.
  var vertical = DashPattern.solid

  /// Creates the glyphs of a solid or dashed line.
  init(
    _ weight: Weight, isRounded: Bool, dash: [Double] = [], characters: Tier.Characters
  ) {
    horizontal = DashPattern(dash, cell: CellMetric.width)
    vertical = DashPattern(dash, cell: CellMetric.height)
    let corners: String.UnicodeScalarView
    switch (characters, weight) {
    case (.ascii, _), (.halves, _):
      (top, left) = ("-", vertical == .solid ? "|" : ":")
      corners = (isRounded ? "..''" : "++++").unicodeScalars
      // A hyphen has no variant with gaps in it.
      if case .dashes = horizontal { horizontal = .cells(on: 1, off: 1) }
    case (.unicode, .block):
      (top, left) = ("▄", "▐")
      corners = "▗▖▝▘".unicodeScalars
    case (.unicode, _):
      top = Self.horizontalLine(horizontal, isHeavy: weight == .heavy)
      left = Self.verticalLine(vertical, isHeavy: weight == .heavy)
      // Unicode has rounded corners in the light weight only.
      corners = (isRounded ? "╭╮╰╯" : weight == .heavy ? "┏┓┗┛" : "┌┐└┘").unicodeScalars
    }
    let isBlock = characters == .unicode && weight == .block
    bottom = isBlock ? "▀" : top
    right = isBlock ? "▌" : left
    let all = Array(corners)
    (topLeft, topRight, bottomLeft, bottomRight) = (all[0], all[1], all[2], all[3])
  }

  private static func horizontalLine(_ pattern: DashPattern, isHeavy: Bool) -> Unicode.Scalar {
    switch pattern {
    case .dashes(2): isHeavy ? "╍" : "╌"
    case .dashes(3): isHeavy ? "┅" : "┄"
    case .dashes: isHeavy ? "┉" : "┈"
    default: isHeavy ? "━" : "─"
    }
  }

  private static func verticalLine(_ pattern: DashPattern, isHeavy: Bool) -> Unicode.Scalar {
    switch pattern {
    case .dashes(2): isHeavy ? "╏" : "╎"
    case .dashes(3): isHeavy ? "┇" : "┆"
    case .dashes: isHeavy ? "┋" : "┊"
    default: isHeavy ? "┃" : "│"
    }
  }
}
