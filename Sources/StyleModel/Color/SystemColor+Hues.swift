extension SystemColor {
  /// The shades of a hue or a grey; nil for the others.
  ///
  /// The palette of iOS 13 to 18 (Human Interface Guidelines, Color), with teal as from iOS 15 on.
  var hue: Shades? {
    switch self {
    case .red: shades((255, 59, 48), (215, 0, 21), (255, 69, 58), (255, 105, 97))
    case .orange: shades((255, 149, 0), (201, 52, 0), (255, 159, 10), (255, 179, 64))
    case .yellow: shades((255, 204, 0), (178, 80, 0), (255, 214, 10), (255, 212, 38))
    case .green: shades((52, 199, 89), (36, 138, 61), (48, 209, 88), (48, 219, 91))
    case .mint: shades((0, 199, 190), (12, 129, 123), (99, 230, 226), (99, 230, 226))
    case .teal: shades((48, 176, 199), (0, 130, 153), (64, 200, 224), (93, 230, 255))
    case .cyan: shades((50, 173, 230), (0, 113, 164), (100, 210, 255), (10, 215, 255))
    case .blue, .accentColor: shades((0, 122, 255), (0, 64, 221), (10, 132, 255), (64, 156, 255))
    case .indigo: shades((88, 86, 214), (54, 52, 163), (94, 92, 230), (125, 122, 255))
    case .purple: shades((175, 82, 222), (137, 68, 171), (191, 90, 242), (218, 143, 255))
    case .pink: shades((255, 45, 85), (211, 15, 69), (255, 55, 95), (255, 100, 130))
    case .brown: shades((162, 132, 94), (127, 101, 69), (172, 142, 104), (181, 148, 105))
    case .gray: shades((142, 142, 147), (108, 108, 112), (142, 142, 147), (174, 174, 178))
    case .systemGray2: shades((174, 174, 178), (142, 142, 147), (99, 99, 102), (124, 124, 128))
    case .systemGray3: shades((199, 199, 204), (174, 174, 178), (72, 72, 74), (84, 84, 86))
    case .systemGray4: shades((209, 209, 214), (188, 188, 192), (58, 58, 60), (68, 68, 70))
    case .systemGray5: shades((229, 229, 234), (216, 216, 220), (44, 44, 46), (54, 54, 56))
    case .systemGray6: shades((242, 242, 247), (235, 235, 240), (28, 28, 30), (36, 36, 38))
    default: nil
    }
  }

  /// The shades of a hue in the palette of 2025; nil where that is not known to differ.
  ///
  /// Light and dark: Human Interface Guidelines, Color, June 2025. Increased contrast where it is
  /// published; the others are those of iOS 18.
  var newerHue: Shades? {
    switch self {
    case .red: shades((255, 56, 60), (233, 21, 45), (255, 66, 69), (255, 97, 101))
    case .orange: shades((255, 141, 40), (197, 83, 0), (255, 146, 48), (255, 179, 64))
    case .yellow: shades((255, 204, 0), (161, 106, 0), (255, 214, 0), (254, 223, 67))
    case .green: shades((52, 199, 89), (0, 137, 50), (48, 209, 88), (74, 217, 104))
    case .mint: shades((0, 200, 179), (12, 129, 123), (0, 218, 195), (99, 230, 226))
    case .teal: shades((0, 195, 208), (0, 129, 152), (0, 210, 224), (93, 230, 255))
    case .cyan: shades((0, 192, 232), (0, 126, 174), (60, 211, 254), (109, 217, 255))
    case .blue, .accentColor: shades((0, 136, 255), (30, 110, 244), (0, 145, 255), (92, 184, 255))
    case .indigo: shades((97, 85, 245), (86, 74, 222), (109, 124, 255), (125, 122, 255))
    case .purple: shades((203, 48, 224), (176, 47, 194), (219, 52, 242), (234, 141, 255))
    case .pink: shades((255, 45, 85), (231, 18, 77), (255, 55, 95), (255, 100, 130))
    case .brown: shades((172, 127, 94), (127, 101, 69), (183, 138, 102), (181, 148, 105))
    default: nil
    }
  }
}

private typealias Bytes = (Int, Int, Int)

private func shades(
  _ light: Bytes, _ lightHighContrast: Bytes, _ dark: Bytes, _ darkHighContrast: Bytes
) -> SystemColor.Shades {
  SystemColor.Shades(
    RGBA(light.0, light.1, light.2),
    RGBA(lightHighContrast.0, lightHighContrast.1, lightHighContrast.2),
    RGBA(dark.0, dark.1, dark.2),
    RGBA(darkHighContrast.0, darkHighContrast.1, darkHighContrast.2))
}
