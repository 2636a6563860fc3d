extension Tint {
  /// Returns what SwiftUI can say of the tint: colours in its own spaces, system colours as members
  /// of `Color`, and where only UIKit has one, its values by appearance.
  ///
  /// - Parameter isTint: Whether there is a tint of a name, which an alias then means.
  /// - Returns: The tint.
  package func inSwiftUI(where isTint: (String) -> Bool) -> Tint {
    var values = self.values.mapValues { value -> Value in
      guard let name = value.tintName else { return value }
      if case .alias = value, !isTint(name), SystemColor(name: name) != nil { return .system(name) }
      return .tint(named: name)
    }
    if values.count == 1, case .system(let name)? = values[.any],
      let system = SystemColor(name: name), system.memberOfColor == nil
    {
      for variant in Variant.allCases { values[variant] = .system(name) }
    }
    for (variant, value) in values {
      switch value {
      case .color(let color): values[variant] = .color(color.inSwiftUI)
      case .alias, .tint: continue
      case .system(let name):
        guard let system = SystemColor(name: name) else { continue }
        values[variant] =
          system.memberOfColor.map { .system($0) } ?? .color(system.color(for: variant.appearance))
      }
    }
    return Tint(any: values[.any] ?? .system("clear"), others: values)
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
