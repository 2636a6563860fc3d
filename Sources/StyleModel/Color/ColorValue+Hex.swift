import Diagnostics

extension ColorValue {
  /// Creates a colour from hex digits; nil for anything else.
  ///
  /// The forms are `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA` and `0xRRGGBB`, in either case; the components
  /// are exactly n/255.
  package init?(hex text: some StringProtocol) {
    let bytes = Array(text.utf8)
    let isSharp = bytes.first == UInt8(ascii: "#")
    let digits = bytes.dropFirst(isSharp ? 1 : 2).compactMap(hexValue)
    guard isSharp || bytes.starts(with: Array("0x".utf8)) || bytes.starts(with: Array("0X".utf8)),
      digits.count == bytes.count - (isSharp ? 1 : 2)
    else { return nil }
    let levels: [Int]
    switch (isSharp, digits.count) {
    case (true, 3), (true, 4): levels = digits.map { Int($0) * 17 }
    case (true, 6), (true, 8), (false, 6):
      levels = stride(from: 0, to: digits.count, by: 2).map {
        Int(digits[$0]) << 4 | Int(digits[$0 + 1])
      }
    default: return nil
    }
    let parts = levels.map { Double($0) / 255 }
    self.init(
      space: .srgb, components: Array(parts.prefix(3)), alpha: parts.count > 3 ? parts[3] : 1)
  }

  /// Reads a colour that a person wrote: in hex, or as CSS writes it.
  package init(parsing text: some StringProtocol) throws(InputError) {
    if text.contains("(") {
      self = try CSSColor(String(text)).value()
      return
    }
    guard let color = ColorValue(hex: text) else {
      let sharp = "#" + text
      throw InputError(
        "\(quoted(String(text))) is not a colour",
        hint: ColorValue(hex: sharp) != nil
          ? "did you mean \(sharp)?"
          : "write #RGB, #RRGGBB, #RRGGBBAA, 0xRRGGBB or a colour of CSS: oklch(70% 0.1 230)")
    }
    self = color
  }

  /// The colour as it is seen in sRGB, each component rounded to 1/255.
  package var nearestHex: String {
    let seen = rgba
    func level(_ part: Double) -> Double { (part * 255).rounded() / 255 }
    return ColorValue(
      space: .srgb, components: [seen.red, seen.green, seen.blue].map(level),
      alpha: level(seen.alpha)
    ).hex ?? ""
  }

  /// The colour as `#0A84FF` or `#0A84FF80`; nil unless it is sRGB in whole steps of 1/255.
  package var hex: String? {
    guard space == .srgb, components.count == 3 else { return nil }
    var parts = components
    if alpha != 1 { parts.append(alpha) }
    var text = "#"
    for part in parts {
      guard let part, 0...1 ~= part else { return nil }
      let level = (part * 255).rounded()
      guard level / 255 == part else { return nil }
      text += (level < 16 ? "0" : "") + String(Int(level), radix: 16, uppercase: true)
    }
    return text
  }
}
