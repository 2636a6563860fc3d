/// A colour as it was given: its space, its components and its alpha, none of them converted.
package struct ColorValue: Hashable, Sendable {
  /// The colour spaces of Design Tokens 2025.10, and two of asset catalogs that have no ends; the raw
  /// values are their words.
  package enum Space: String, CaseIterable, Sendable {
    case srgb
    case srgbLinear = "srgb-linear"
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case rec2020
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"
    case hsl
    case hwb
    case lab
    case lch
    case oklab
    case oklch
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"

    /// The spaces that Design Tokens 2025.10 has.
    package static let ofTokens = allCases.filter {
      $0 != .extendedSRGB && $0 != .extendedLinearSRGB
    }
  }

  /// The colour space.
  package var space: Space

  /// The three components in the ranges of the space; nil is the token word `none`.
  package var components: [Double?]

  /// The opacity, 0 to 1.
  package var alpha: Double

  /// Creates a colour.
  package init(space: Space, components: [Double?], alpha: Double = 1) {
    self.space = space
    self.components = components
    self.alpha = alpha
  }
}
