import StyleModel

/// A colour as terminals take it: three components of 0 to 255.
package struct OpaqueColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  /// Creates a colour.
  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour, without its opacity.
  package init(_ color: RGBA) {
    self.init(RGBA(red: color.red, green: color.green, blue: color.blue), over: Self(0, 0, 0))
  }

  /// Creates what is seen of a colour, at its opacity, over an opaque one.
  init(_ color: RGBA, over ground: OpaqueColor) {
    let opacity = Self.unit(color.alpha)
    func mixed(_ above: Double, _ below: UInt8) -> UInt8 {
      UInt8(Double(below) * (1 - opacity) + Self.unit(above) * 255 * opacity + 0.5)
    }
    red = mixed(color.red, ground.red)
    green = mixed(color.green, ground.green)
    blue = mixed(color.blue, ground.blue)
  }

  /// Whether light text is read better on it than dark text.
  package var isDark: Bool { OKLab(rgba).lightness < 0.6 }

  /// The colour with full opacity.
  package var rgba: RGBA { RGBA(Int(red), Int(green), Int(blue)) }

  /// How far two colours seem apart: squared differences weighted by the luma of BT.601, times 100.
  func distance(to other: OpaqueColor) -> Int {
    func squared(_ one: UInt8, _ two: UInt8) -> Int {
      let difference = Int(one) - Int(two)
      return difference * difference
    }
    return 30 * squared(red, other.red) + 59 * squared(green, other.green)
      + 11 * squared(blue, other.blue)
  }

  private static func unit(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}
