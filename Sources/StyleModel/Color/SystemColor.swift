/// A colour that SwiftUI or UIKit has a name for; the raw values are those names.
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black, clear
  case primary, secondary, tertiary, quaternary, quinary
  case accentColor

  case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case separator, opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground

  /// Finds a colour by its SwiftUI or UIKit name; UIKit's other names for a colour of SwiftUI count.
  package init?(name: some StringProtocol) {
    if let color = SystemColor(rawValue: String(name)) {
      self = color
      return
    }
    switch name {
    case "label": self = .primary
    case "secondaryLabel": self = .secondary
    case "tertiaryLabel", "placeholderText": self = .tertiary
    case "quaternaryLabel": self = .quaternary
    case "link": self = .blue
    case "accent", "tintColor": self = .accentColor
    case "systemRed": self = .red
    case "systemOrange": self = .orange
    case "systemYellow": self = .yellow
    case "systemGreen": self = .green
    case "systemMint": self = .mint
    case "systemTeal": self = .teal
    case "systemCyan": self = .cyan
    case "systemBlue": self = .blue
    case "systemIndigo": self = .indigo
    case "systemPurple": self = .purple
    case "systemPink": self = .pink
    case "systemBrown": self = .brown
    case "systemGray": self = .gray
    default: return nil
    }
  }

  /// The name, as Swift spells it.
  package var name: String { rawValue }

  /// Returns the colour in an appearance, as the system of its palette draws it.
  package func rgba(for appearance: Appearance) -> RGBA {
    let newer = appearance.palette == .ios26 ? newerHue : nil
    let shades = newer ?? hue ?? semantic ?? Shades(RGBA(0, 0, 0, 0))
    return switch (appearance.isDark, appearance.isHighContrast) {
    case (false, false): shades.light
    case (false, true): shades.lightHighContrast
    case (true, false): shades.dark
    case (true, true): shades.darkHighContrast
    }
  }

  /// The four appearances of a colour.
  struct Shades {
    /// The shade in light mode.
    var light: RGBA

    /// The shade in light mode with increased contrast.
    var lightHighContrast: RGBA

    /// The shade in dark mode.
    var dark: RGBA

    /// The shade in dark mode with increased contrast.
    var darkHighContrast: RGBA

    /// Creates shades of their own.
    init(_ light: RGBA, _ lightHighContrast: RGBA, _ dark: RGBA, _ darkHighContrast: RGBA) {
      self.light = light
      self.lightHighContrast = lightHighContrast
      self.dark = dark
      self.darkHighContrast = darkHighContrast
    }

    /// Creates the same shade for every appearance.
    init(_ color: RGBA) { self.init(color, color, color, color) }

    /// Creates shades that do not depend on contrast.
    init(light: RGBA, dark: RGBA) { self.init(light, light, dark, dark) }

    /// Creates shades of a colour for light and one for dark from their opacities.
    init(
      light: RGBA, dark: RGBA, opacities: (Double, Double, Double, Double)
    ) {
      self.init(
        light.opacity(opacities.0), light.opacity(opacities.1), dark.opacity(opacities.2),
        dark.opacity(opacities.3))
    }
  }
}
