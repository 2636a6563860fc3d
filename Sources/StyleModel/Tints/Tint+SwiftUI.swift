extension Tint {
  /// Returns what SwiftUI can say of the tint: colours in its own spaces, system colours as members
  /// of `Color`, and where only UIKit has one, its values by appearance.
  ///
  /// - Parameter isTint: Whether there is a tint of a name, which an alias then means.
  /// - Returns: The tint.
  package func inSwiftUI(where isTint: (String) -> Bool) -> Tint {
    var values = self.values
    if values.count == 1, case .alias(let name)? = values[.any], !isTint(name),
      let system = SystemColor(name: name), system.memberOfColor == nil
    {
      for variant in Variant.allCases { values[variant] = .alias(name) }
    }
    for (variant, value) in values {
      switch value {
      case .color(let color): values[variant] = .color(color.inSwiftUI)
      case .alias(let name):
        guard !isTint(name), let system = SystemColor(name: name) else { continue }
        values[variant] =
          system.memberOfColor.map { .alias($0) } ?? .color(system.color(for: variant.appearance))
      }
    }
    return Tint(any: values[.any] ?? .alias("clear"), others: values)
  }
}

extension SystemColor {
  /// The member of `Color` that is the colour; nil where UIKit alone has it.
  package var memberOfColor: String? {
    switch self {
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray, .white, .black, .clear, .primary, .secondary, .accentColor:
      rawValue
    default: nil
    }
  }

  fileprivate func color(for appearance: Appearance) -> ColorValue {
    let rgba = rgba(for: appearance)
    return ColorValue(
      space: .srgb, components: [rgba.red, rgba.green, rgba.blue], alpha: rgba.alpha)
  }
}

extension Tint.Variant {
  /// The variant that is for an appearance, whatever the system.
  init(_ appearance: Appearance) {
    self =
      appearance.isDark
      ? appearance.isHighContrast ? .darkHighContrast : .dark
      : appearance.isHighContrast ? .highContrast : .any
  }

  /// The appearance that the variant is for.
  package var appearance: Appearance {
    Appearance(
      isDark: self == .dark || self == .darkHighContrast,
      isHighContrast: self == .highContrast || self == .darkHighContrast)
  }
}
