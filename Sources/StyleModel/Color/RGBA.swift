/// A colour as it is drawn: gamma-encoded sRGB and opacity, each 0 to 1.
package struct RGBA: Hashable, Sendable {
  /// The red component.
  package var red: Double

  /// The green component.
  package var green: Double

  /// The blue component.
  package var blue: Double

  /// The opacity.
  package var alpha: Double

  /// Creates a colour.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from components of 0 to 255 and an opacity.
  package init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// The same colour with its opacity multiplied.
  package func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

/// The appearance that a colour is looked up for.
package struct Appearance: Hashable, Sendable {
  /// Whether the system is in dark mode.
  package var isDark: Bool

  /// Whether contrast is increased.
  package var isHighContrast: Bool

  /// The system whose colours are drawn.
  package var palette: SystemPalette

  /// Creates an appearance.
  package init(
    isDark: Bool = false, isHighContrast: Bool = false, palette: SystemPalette = .ios18
  ) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.palette = palette
  }
}

/// The systems that have colours of their own.
package enum SystemPalette: String, CaseIterable, Sendable {
  /// iOS 13 to 18.
  case ios18

  /// The systems of 2025 on.
  case ios26
}
