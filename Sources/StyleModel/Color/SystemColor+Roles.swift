extension SystemColor {
  /// The shades of a colour that is named for what it is used for; nil for hues and greys.
  ///
  /// Labels and fills: iOS 13 to 18; backgrounds are those of the base level, not the elevated one
  /// (UIKit, UI element colors).
  var semantic: Shades? {
    switch self {
    case .white: Shades(.white)
    case .black: Shades(.black)
    case .clear: Shades(RGBA(0, 0, 0, 0))
    case .primary: Shades(light: .black, dark: .white)
    case .secondary: label(0.6, 0.8, 0.6, 0.7)
    case .tertiary: label(0.3, 0.7, 0.3, 0.55)
    case .quaternary: label(0.18, 0.55, 0.16, 0.4)
    case .quinary: Shades(light: .black, dark: .white, opacities: (0.05, 0.081, 0.05, 0.081))
    case .systemFill: fill(120, 120, (0.2, 0.28, 0.36, 0.44))
    case .secondarySystemFill: fill(120, 120, (0.16, 0.24, 0.32, 0.4))
    case .tertiarySystemFill: fill(118, 118, (0.12, 0.2, 0.24, 0.32))
    case .quaternarySystemFill: fill(116, 118, (0.08, 0.12, 0.18, 0.26))
    default: surface
    }
  }

  private var surface: Shades? {
    switch self {
    case .separator: Shades(light: RGBA(60, 60, 67, 0.29), dark: RGBA(84, 84, 88, 0.6))
    case .opaqueSeparator: Shades(light: RGBA(198, 198, 200), dark: RGBA(56, 56, 58))
    case .systemBackground: Shades(light: .white, dark: .black)
    case .secondarySystemBackground, .secondarySystemGroupedBackground:
      Shades(
        light: self == .secondarySystemBackground ? RGBA(242, 242, 247) : .white,
        dark: RGBA(28, 28, 30))
    case .tertiarySystemBackground: Shades(light: .white, dark: RGBA(44, 44, 46))
    case .systemGroupedBackground: Shades(light: RGBA(242, 242, 247), dark: .black)
    case .tertiarySystemGroupedBackground:
      Shades(light: RGBA(242, 242, 247), dark: RGBA(44, 44, 46))
    default: nil
    }
  }
}

extension RGBA {
  /// White.
  package static var white: RGBA { RGBA(255, 255, 255) }

  /// Black.
  package static var black: RGBA { RGBA(0, 0, 0) }
}

private func label(
  _ light: Double, _ lightHighContrast: Double, _ dark: Double, _ darkHighContrast: Double
) -> SystemColor.Shades {
  SystemColor.Shades(
    light: RGBA(60, 60, 67), dark: RGBA(235, 235, 245),
    opacities: (light, lightHighContrast, dark, darkHighContrast))
}

/// Returns a fill from the red and green of both appearances; blue is 128.
private func fill(
  _ light: Int, _ dark: Int, _ opacities: (Double, Double, Double, Double)
) -> SystemColor.Shades {
  SystemColor.Shades(
    light: RGBA(light, light, 128), dark: RGBA(dark, dark, 128), opacities: opacities)
}
