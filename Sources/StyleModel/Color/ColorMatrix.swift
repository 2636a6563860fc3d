/// Three numbers of a colour on their way from one space to another.
typealias Triple = SIMD3<Double>

/// A linear step between two colour spaces, row by row (CSS Color 4, sample code for conversions).
struct ColorMatrix {
  private let rows: (Triple, Triple, Triple)

  private init(_ first: Triple, _ second: Triple, _ third: Triple) {
    rows = (first, second, third)
  }

  /// Returns the triple after the step.
  func callAsFunction(_ triple: Triple) -> Triple {
    Triple((rows.0 * triple).sum(), (rows.1 * triple).sum(), (rows.2 * triple).sum())
  }

  /// From XYZ under D65 to linear sRGB.
  static var linearSRGB: ColorMatrix {
    ColorMatrix(
      Triple(12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
      Triple(-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
      Triple(705.0 / 12673, -2585.0 / 12673, 705.0 / 667))
  }

  /// From linear sRGB to XYZ under D65.
  static var sRGB: ColorMatrix {
    ColorMatrix(
      Triple(506752.0 / 1_228_815, 87881.0 / 245763, 12673.0 / 70218),
      Triple(87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
      Triple(7918.0 / 409605, 87881.0 / 737289, 1_001_167.0 / 1_053_270))
  }

  /// From linear Display P3 to XYZ under D65.
  static var displayP3: ColorMatrix {
    ColorMatrix(
      Triple(608311.0 / 1_250_200, 189793.0 / 714400, 198249.0 / 1_000_160),
      Triple(35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2_500_400),
      Triple(0, 32229.0 / 714400, 5_220_557.0 / 5_000_800))
  }

  /// From XYZ under D65 to linear Display P3.
  static var linearDisplayP3: ColorMatrix {
    ColorMatrix(
      Triple(446124.0 / 178915, -333277.0 / 357830, -72051.0 / 178915),
      Triple(-14852.0 / 17905, 63121.0 / 35810, 423.0 / 17905),
      Triple(11844.0 / 330415, -50337.0 / 660830, 316169.0 / 330415))
  }

  /// From linear A98 RGB to XYZ under D65.
  static var a98RGB: ColorMatrix {
    ColorMatrix(
      Triple(573536.0 / 994567, 263643.0 / 1_420_810, 187206.0 / 994567),
      Triple(591459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374412.0 / 4_972_835),
      Triple(53769.0 / 1_989_134, 351524.0 / 4_972_835, 4_929_758.0 / 4_972_835))
  }

  /// From linear `rec2020` to XYZ under D65.
  static var rec2020: ColorMatrix {
    ColorMatrix(
      Triple(63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314),
      Triple(26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157),
      Triple(0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314))
  }

  /// From linear ProPhoto RGB to XYZ under D50.
  static var prophotoRGB: ColorMatrix {
    ColorMatrix(
      Triple(0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
      Triple(0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
      Triple(0, 0, 0.82510460251046020))
  }

  /// From XYZ under D50 to XYZ under D65 (Bradford).
  static var d50ToD65: ColorMatrix {
    ColorMatrix(
      Triple(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
      Triple(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
      Triple(0.012314014864481998, -0.020507649298898964, 1.330365926242124))
  }

  /// From Oklab to the cube roots of its cone responses.
  static var oklabToCones: ColorMatrix {
    ColorMatrix(
      Triple(1, 0.3963377773761749, 0.2158037573099136),
      Triple(1, -0.1055613458156586, -0.0638541728258133),
      Triple(1, -0.0894841775298119, -1.2914855480194092))
  }

  /// From cone responses to XYZ under D65.
  static var conesToXYZ: ColorMatrix {
    ColorMatrix(
      Triple(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
      Triple(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
      Triple(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))
  }
}
