/// A colour by how it is seen: lightness, and two axes of hue (Björn Ottosson, "A perceptual color
/// space for image processing").
package struct OKLab: Hashable, Sendable {
  /// The lightness, 0 to 1.
  package var lightness: Double

  /// From green to red.
  package var a: Double

  /// From blue to yellow.
  package var b: Double

  /// Creates what is seen of a colour at full opacity.
  package init(_ color: RGBA) {
    let red = decodedSRGB(color.red)
    let green = decodedSRGB(color.green)
    let blue = decodedSRGB(color.blue)
    let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// How far two colours are apart, squared; hue counts more than lightness, so that a tint never turns
  /// into a grey that is merely as light.
  package func distance(to other: OKLab) -> Double {
    let (light, red, yellow) = (lightness - other.lightness, a - other.a, b - other.b)
    return light * light + 4 * (red * red + yellow * yellow)
  }
}

private func cubeRoot(_ value: Double) -> Double {
  signedPower(value, 1.0 / 3)
}
