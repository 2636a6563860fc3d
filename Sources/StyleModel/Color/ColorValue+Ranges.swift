extension ColorValue {
  /// A component of a space: what it is called, and what it can be.
  package struct Range {
    /// The name, as an error gives it.
    package var name: String

    /// The least value.
    package var lower: Double

    /// The greatest value.
    package var upper: Double

    /// Whether the greatest value itself is left out, as 360 of a hue.
    package var isOpen = false

    /// Whether a component can be that.
    package func contains(_ value: Double) -> Bool {
      value.isFinite && value >= lower && (isOpen ? value < upper : value <= upper)
    }

    /// The range in words.
    package var words: String {
      switch (lower.isFinite, upper.isFinite) {
      case (true, true) where isOpen: "from \(Int(lower)) to less than \(Int(upper))"
      case (true, true): "from \(Int(lower)) to \(Int(upper))"
      case (true, false): "\(Int(lower)) or more"
      default: "a finite number"
      }
    }
  }
}

extension ColorValue.Space {
  /// The three components (Design Tokens, Color module 2025.10).
  package var ranges: [ColorValue.Range] {
    typealias Range = ColorValue.Range
    let hue = Range(name: "hue", lower: 0, upper: 360, isOpen: true)
    func percent(_ name: String) -> Range { Range(name: name, lower: 0, upper: 100) }
    func unit(_ name: String) -> Range { Range(name: name, lower: 0, upper: 1) }
    func axis(_ name: String) -> Range { Range(name: name, lower: -.infinity, upper: .infinity) }
    let chroma = Range(name: "chroma", lower: 0, upper: .infinity)
    return switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
      [unit("red"), unit("green"), unit("blue")]
    case .xyzD65, .xyzD50: [unit("x"), unit("y"), unit("z")]
    case .hsl: [hue, percent("saturation"), percent("lightness")]
    case .hwb: [hue, percent("whiteness"), percent("blackness")]
    case .lab: [percent("lightness"), axis("a"), axis("b")]
    case .lch: [percent("lightness"), chroma, hue]
    case .oklab: [unit("lightness"), axis("a"), axis("b")]
    case .oklch: [unit("lightness"), chroma, hue]
    case .extendedSRGB, .extendedLinearSRGB:
      // Far more than any display shows; without ends, numbers would have hundreds of digits.
      ["red", "green", "blue"].map { Range(name: $0, lower: -100, upper: 100) }
    }
  }
}

extension ColorValue.Space {
  /// What a component can be in a space whose components have two ends; the index must be 0 to 2.
  package func componentRange(_ index: Int) -> ClosedRange<Double> {
    let range = ranges[index]
    return range.lower...max(range.lower, range.upper)
  }
}
