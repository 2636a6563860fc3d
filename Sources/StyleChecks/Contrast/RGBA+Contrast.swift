import StyleModel

extension RGBA {
  /// The colour over an opaque one, mixed as screens do: in gamma-encoded components.
  func over(_ ground: RGBA) -> RGBA {
    let opacity = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
    func mixed(_ above: Double, _ below: Double) -> Double {
      below * (1 - opacity) + (above.isNaN ? 0 : min(max(above, 0), 1)) * opacity
    }
    return RGBA(
      red: mixed(red, ground.red), green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue))
  }

  /// The contrast ratio of WCAG 2.2 between two opaque colours, from 1 to 21.
  func contrastRatio(to other: RGBA) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance of WCAG 2.2, by the transfer function of sRGB (IEC 61966-2-1).
  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : signedPower((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The lightness contrast of APCA, version 0.0.98G-4g, of text on an opaque colour.
  ///
  /// It is positive for dark text on light, negative for light text on dark; 15 is all but invisible,
  /// 60 what large text wants, 75 what columns of text want (github.com/Myndex/apca-w3).
  func lightnessContrast(on ground: RGBA) -> Double {
    let (text, ground) = (screenLuminance, ground.screenLuminance)
    guard abs(text - ground) >= 0.0005 else { return 0 }
    if ground > text {
      let contrast = (signedPower(ground, 0.56) - signedPower(text, 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (signedPower(ground, 0.65) - signedPower(text, 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  /// What a screen gives off, very dark colours lifted as APCA does for flare.
  private var screenLuminance: Double {
    let sum =
      0.2126729 * signedPower(red, 2.4) + 0.7151522 * signedPower(green, 2.4)
      + 0.0721750 * signedPower(blue, 2.4)
    return sum >= 0.022 ? sum : sum + signedPower(0.022 - sum, 1.414)
  }

  /// The nearest colour as `#0A84FF`, without its opacity.
  var nearestHex: String {
    func digits(_ value: Double) -> String {
      let level = Int(((value.isNaN ? 0 : min(max(value, 0), 1)) * 255).rounded())
      return (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
    }
    return "#" + digits(red) + digits(green) + digits(blue)
  }
}
