extension ColorValue {
  /// The colour as it is drawn: in sRGB, what is out of its range clamped, `none` taken as 0.
  package var rgba: RGBA {
    let triple = sRGB
    return RGBA(
      red: clamped(triple.x), green: clamped(triple.y), blue: clamped(triple.z),
      alpha: clamped(alpha))
  }

  /// The red, green and blue of the colour in sRGB, not clamped (CSS Color 4).
  package var sRGB: SIMD3<Double> {
    let c = Triple(component(0), component(1), component(2))
    return switch space {
    case .srgb, .extendedSRGB: c
    case .srgbLinear, .extendedLinearSRGB: encoded(c)
    case .hsl: hslToSRGB(c)
    case .hwb: hwbToSRGB(c)
    default: encoded(ColorMatrix.linearSRGB(xyz(c)))
    }
  }

  /// The colour in one of the spaces that SwiftUI has (`Color.RGBColorSpace`), `none` taken as 0.
  ///
  /// Another space becomes sRGB where that has the colour, else Display P3, clamped to its range.
  package var inSwiftUI: ColorValue {
    func color(_ space: Space, _ triple: Triple) -> ColorValue {
      ColorValue(
        space: space, components: [triple.x, triple.y, triple.z].map(clamped), alpha: alpha)
    }
    switch space {
    case .srgb, .srgbLinear, .displayP3:
      return color(space, Triple(component(0), component(1), component(2)))
    default:
      let srgb = sRGB
      let isInside = [srgb.x, srgb.y, srgb.z].allSatisfy { -0.0001...1.0001 ~= $0 }
      if isInside || space == .hsl || space == .hwb { return color(.srgb, srgb) }
      let c = Triple(component(0), component(1), component(2))
      return color(.displayP3, encoded(ColorMatrix.linearDisplayP3(xyz(c))))
    }
  }

  private func component(_ index: Int) -> Double {
    components.indices.contains(index) ? components[index] ?? 0 : 0
  }

  /// XYZ under D65 of a colour in one of the other spaces.
  private func xyz(_ c: Triple) -> Triple {
    switch space {
    case .displayP3: ColorMatrix.displayP3(each(c, decodedSRGB))
    case .a98RGB: ColorMatrix.a98RGB(each(c) { signedPower($0, 563.0 / 256) })
    case .prophotoRGB: ColorMatrix.d50ToD65(ColorMatrix.prophotoRGB(each(c, decodedProPhoto)))
    case .rec2020: ColorMatrix.rec2020(each(c, decodedRec2020))
    case .xyzD50: ColorMatrix.d50ToD65(c)
    case .lab: ColorMatrix.d50ToD65(labToXYZ(c))
    case .lch: ColorMatrix.d50ToD65(labToXYZ(rectangular(c)))
    case .oklab: oklabToXYZ(c)
    case .oklch: oklabToXYZ(rectangular(c))
    case .extendedSRGB: ColorMatrix.sRGB(each(c, decodedSRGB))
    case .extendedLinearSRGB: ColorMatrix.sRGB(c)
    case .xyzD65, .srgb, .srgbLinear, .hsl, .hwb: c
    }
  }
}

extension ColorValue {
  /// The colour in one of the spaces of asset catalogs, `none` taken as 0.
  ///
  /// What is sRGB in another form becomes sRGB; another space becomes Display P3 where that has the
  /// colour, else sRGB without ends. Converted components have six places, whole steps of 1/255
  /// exactly.
  package var inAssetCatalog: ColorValue {
    let c = Triple(component(0), component(1), component(2))
    func color(_ space: Space, _ triple: Triple) -> ColorValue {
      ColorValue(
        space: space, components: [triple.x, triple.y, triple.z].map(settled), alpha: alpha)
    }
    switch space {
    case .srgb, .displayP3, .extendedSRGB, .extendedLinearSRGB:
      return ColorValue(space: space, components: [c.x, c.y, c.z], alpha: alpha)
    case .srgbLinear, .hsl, .hwb: return color(.srgb, sRGB)
    default:
      let wide = encoded(ColorMatrix.linearDisplayP3(xyz(c)))
      let isInside = [wide.x, wide.y, wide.z].allSatisfy { -0.0001...1.0001 ~= $0 }
      return isInside
        ? color(.displayP3, Triple(clamped(wide.x), clamped(wide.y), clamped(wide.z)))
        : color(.extendedSRGB, sRGB)
    }
  }
}

extension ColorValue {
  /// The colour in one of the spaces of Design Tokens: an extended one becomes the one that it extends,
  /// or Display P3 where that has no such colour.
  package var inTokens: ColorValue {
    let isInside = components.allSatisfy { 0...1 ~= $0 ?? 0 }
    switch space {
    case .extendedSRGB where isInside:
      return ColorValue(space: .srgb, components: components, alpha: alpha)
    case .extendedLinearSRGB where isInside:
      return ColorValue(space: .srgbLinear, components: components, alpha: alpha)
    case .extendedSRGB, .extendedLinearSRGB: return inSwiftUI
    default: return self
    }
  }
}

/// A component without the noise of a conversion, and within what an asset catalog can say.
private func settled(_ value: Double) -> Double {
  guard value.isFinite else { return 0 }
  let level = (value * 255).rounded()
  if (level / 255 - value).magnitude < 0.000_000_5 { return level / 255 }
  return min(max((value * 1_000_000).rounded() / 1_000_000, -100), 100)
}

private func clamped(_ value: Double) -> Double {
  value.isNaN ? 0 : min(max(value, 0), 1)
}

private func each(_ triple: Triple, _ step: (Double) -> Double) -> Triple {
  Triple(step(triple.x), step(triple.y), step(triple.z))
}

private func encoded(_ linear: Triple) -> Triple {
  each(linear) { value in
    value.magnitude > 0.0031308
      ? 1.055 * signedPower(value, 1 / 2.4) - (value < 0 ? -0.055 : 0.055) : 12.92 * value
  }
}

func decodedSRGB(_ value: Double) -> Double {
  value.magnitude <= 0.04045
    ? value / 12.92 : signedPower((value + (value < 0 ? -0.055 : 0.055)) / 1.055, 2.4)
}

private func decodedProPhoto(_ value: Double) -> Double {
  value.magnitude <= 16.0 / 512 ? value / 16 : signedPower(value, 1.8)
}

private func decodedRec2020(_ value: Double) -> Double {
  let (alpha, beta) = (1.09929682680944, 0.018053968510807)
  if value.magnitude < beta * 4.5 { return value / 4.5 }
  return signedPower((value + (value < 0 ? 1 - alpha : alpha - 1)) / alpha, 1 / 0.45)
}

/// Turns lightness, chroma and hue into lightness and two axes.
private func rectangular(_ lch: Triple) -> Triple {
  let point = pointOnCircle(radius: lch.y, degrees: lch.z)
  return Triple(lch.x, point.x, point.y)
}

/// XYZ under D50 of a Lab colour.
private func labToXYZ(_ lab: Triple) -> Triple {
  let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
  let middle = (lab.x + 16) / 116
  func inverse(_ value: Double) -> Double {
    let cube = value * value * value
    return cube > epsilon ? cube : (116 * value - 16) / kappa
  }
  let white = Triple(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  return Triple(
    inverse(middle + lab.y / 500),
    lab.x > kappa * epsilon ? middle * middle * middle : lab.x / kappa,
    inverse(middle - lab.z / 200)) * white
}

/// XYZ under D65 of an Oklab colour.
private func oklabToXYZ(_ oklab: Triple) -> Triple {
  let roots = ColorMatrix.oklabToCones(oklab)
  return ColorMatrix.conesToXYZ(roots * roots * roots)
}

/// sRGB of hue in degrees, and saturation and lightness in percent.
private func hslToSRGB(_ hsl: Triple) -> Triple {
  let (saturation, lightness) = (hsl.y / 100, hsl.z / 100)
  let reach = saturation * min(lightness, 1 - lightness)
  return each(Triple(0, 8, 4)) { offset in
    let step = (offset + hsl.x / 30).truncatingRemainder(dividingBy: 12)
    return lightness - reach * max(-1, min(step - 3, 9 - step, 1))
  }
}

/// sRGB of hue in degrees, and whiteness and blackness in percent.
private func hwbToSRGB(_ hwb: Triple) -> Triple {
  let (white, black) = (hwb.y / 100, hwb.z / 100)
  if white + black >= 1 { return Triple(repeating: white / (white + black)) }
  return hslToSRGB(Triple(hwb.x, 100, 50)) * (1 - white - black) + Triple(repeating: white)
}
