import StyleModel
import StylePreview

extension Tint.Variant {
  /// The variant in words.
  fileprivate var caption: String {
    switch self {
    case .any: "any"
    case .dark: "dark"
    case .highContrast: "high contrast"
    case .darkHighContrast: "dark, high contrast"
    }
  }

  /// The appearance that the variant is meant for.
  fileprivate var appearance: Appearance {
    Appearance(
      isDark: self == .dark || self == .darkHighContrast,
      isHighContrast: self == .highContrast || self == .darkHighContrast)
  }
}

extension Tint {
  /// Returns the variants with their captions and colours; a closure finds the tints of aliases.
  func swatches(_ aliases: TintAliases) -> [TintSwatches.Swatch] {
    Variant.allCases.map { variant in
      TintSwatches.Swatch(
        caption: variant.caption, value: caption(of: variant),
        color: color(for: variant.appearance, aliases), isDark: variant.appearance.isDark)
    }
  }

  /// The value of a variant in words; for one without a value, what is seen instead of it.
  private func caption(of variant: Variant) -> String {
    if let value = values[variant] { return value.shownText }
    let seen = value(for: variant.appearance)
    let other = Variant.allCases.first { values[$0] == seen } ?? .any
    return "as \(other.caption)"
  }
}
