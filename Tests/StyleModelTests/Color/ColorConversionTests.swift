import StyleModel
import Testing

private func sRGB(_ space: ColorValue.Space, _ components: Double...) -> [Double] {
  let triple = ColorValue(space: space, components: components).sRGB
  return [triple.x, triple.y, triple.z]
}

private func expectNear(
  _ actual: [Double], _ expected: [Double], within tolerance: Double = 0.000_001,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isNear = zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
  #expect(isNear, "\(actual) is not \(expected)", sourceLocation: sourceLocation)
}

@Test func displayP3ToSRGB() {
  expectNear(sRGB(.displayP3, 1, 0, 0), [1.093066, -0.226742, -0.150135])
  expectNear(sRGB(.displayP3, 0, 1, 0), [-0.511605, 1.018266, -0.310675])
  expectNear(sRGB(.displayP3, 0, 0, 1), [0, 0, 1.042022])
  expectNear(sRGB(.displayP3, 0.917488, 0.200287, 0.138561), [1, 0, 0], within: 0.00001)
  expectNear(sRGB(.displayP3, 0.249851, 0.395240, 0.773562), [0.2, 0.4, 0.8], within: 0.00001)
}

@Test func oklchToSRGB() {
  expectNear(sRGB(.oklch, 0.7016, 0.3225, 328.363), [0.999901, -0.000662, 0.999914])
}

/// `rebeccapurple` in the spaces of CSS, as browsers compute it.
@Test func onePurpleInManySpaces() {
  let purple = [0.4, 0.2, 0.6]
  expectNear(sRGB(.srgb, 0.4, 0.2, 0.6), purple, within: 0)
  expectNear(sRGB(.hsl, 270, 50, 40), purple)
  expectNear(sRGB(.hwb, 270, 20, 40), purple)
  expectNear(sRGB(.srgbLinear, 0.13287, 0.0331, 0.31855), purple, within: 0.0001)
  expectNear(sRGB(.lab, 32.3927, 38.4283, -47.6863), purple, within: 0.0001)
  expectNear(sRGB(.lch, 32.3927, 61.2433, 308.8636), purple, within: 0.0001)
  expectNear(sRGB(.oklab, 0.44027, 0.08818, -0.13386), purple, within: 0.0001)
  expectNear(sRGB(.oklch, 0.44027, 0.1603, 303.3729), purple, within: 0.0001)
}

@Test(arguments: [
  ColorValue.Space.srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020,
])
func whiteAndBlackAreTheSameInEverySpaceOfThreeLights(space: ColorValue.Space) {
  expectNear(sRGB(space, 1, 1, 1), [1, 1, 1], within: 0.00001)
  expectNear(sRGB(space, 0, 0, 0), [0, 0, 0])
}

@Test func whitePointsAreWhite() {
  expectNear(sRGB(.xyzD65, 0.3127 / 0.3290, 1, 0.3583 / 0.3290), [1, 1, 1], within: 0.00001)
  expectNear(sRGB(.xyzD50, 0.3457 / 0.3585, 1, 0.2958 / 0.3585), [1, 1, 1], within: 0.00001)
  expectNear(sRGB(.lab, 100, 0, 0), [1, 1, 1], within: 0.00001)
  expectNear(sRGB(.oklab, 1, 0, 0), [1, 1, 1], within: 0.00001)
}

@Test func widerSpacesReachOutOfSRGB() {
  // Green of A98 RGB and of Rec. 2020 and ProPhoto RGB: red below zero, further out in this order.
  let greens = [ColorValue.Space.a98RGB, .rec2020, .prophotoRGB].map { sRGB($0, 0, 1, 0)[0] }
  #expect(greens[0] < -0.5 && greens[1] < greens[0] && greens[2] < greens[1])
}

@Test func hueTurnsThroughTheRainbow() {
  expectNear(sRGB(.hsl, 0, 100, 50), [1, 0, 0])
  expectNear(sRGB(.hsl, 60, 100, 50), [1, 1, 0])
  expectNear(sRGB(.hsl, 330, 100, 50), [1, 0, 0.5])
  expectNear(sRGB(.hwb, 120, 0, 0), [0, 1, 0])
  expectNear(sRGB(.hwb, 120, 60, 90), [0.4, 0.4, 0.4])
}

@Test func drawingClampsAndTakesNoneAsZero() {
  #expect(
    ColorValue(space: .displayP3, components: [1, 0, 0], alpha: 0.5).rgba
      == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
  #expect(
    ColorValue(space: .srgb, components: [nil, 1, nil]).rgba == RGBA(red: 0, green: 1, blue: 0))
  #expect(ColorValue(space: .srgb, components: []).rgba == RGBA(red: 0, green: 0, blue: 0))
  let wild = ColorValue(space: .lch, components: [100, .greatestFiniteMagnitude, 10]).rgba
  #expect([wild.red, wild.green, wild.blue].allSatisfy { 0...1 ~= $0 })
}
