/// Text styles and the Dynamic Type sizes that scale them.
enum TextSize {
  /// The names of `DynamicTypeSize` from small to large.
  static let names = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  /// Returns the place of a size in the order of `DynamicTypeSize`.
  static func order(of name: String) -> Int? {
    names.firstIndex(of: name)
  }

  /// Whether a size is one of the accessibility sizes.
  static func isAccessibilitySize(_ name: String) -> Bool {
    name.hasPrefix("accessibility") && order(of: name) != nil
  }

  /// Returns the size in points of a text style; nil for a style that is not known.
  ///
  /// The numbers are those of iOS, by Dynamic Type size from `xSmall` to `accessibility5`.
  static func points(_ style: String, _ size: String) -> Double? {
    guard let row = row(style), let column = order(of: size) else { return nil }
    return row[column]
  }

  /// Returns the factor of a metric that follows a text style, 1 at `large`.
  ///
  /// The system's own curve is not public; the ratio of the point sizes is near it.
  static func factor(_ style: String, _ size: String) -> Double {
    guard let points = points(style, size), let base = self.points(style, "large") else {
      return 1
    }
    return points / base
  }

  private static func row(_ style: String) -> [Double]? {
    switch style {
    case "extraLargeTitle2", "extraLargeTitle", "largeTitle":
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case "title": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case "headline", "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case "caption": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]
    default: nil
    }
  }
}
