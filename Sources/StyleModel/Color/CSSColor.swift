import Diagnostics

/// A colour as CSS writes it with a function (CSS Color 4): `rgb(0 102 153 / 50%)`, `hsl(200deg
/// 100% 30%)`, `oklch(70% 0.1 230)`, `color(display-p3 0 0.4 0.6)`, the older forms with commas
/// included.
struct CSSColor {
  private let text: String

  /// The function with the spaces that it can be in, and how its components are written.
  private struct Form {
    var space: ColorValue.Space

    /// What 100 % of each component is; nil for a hue.
    var whole: (Double?, Double?, Double?)

    /// What a number without a sign is divided by.
    var divisor = 1.0
  }

  /// Takes a text.
  init(_ text: String) {
    self.text = text
  }

  /// Reads the colour in its own space; nothing is converted but levels and percentages.
  func value() throws(InputError) -> ColorValue {
    let words = text.lowercased()
    guard let open = words.firstIndex(of: "("), words.hasSuffix(")") else { throw wrong() }
    let name = words[..<open].filter { !$0.isWhitespace }
    let inner = words[words.index(after: open)...].dropLast()
    let halves = inner.split(separator: "/", omittingEmptySubsequences: false)
    var parts = (halves.first ?? "").split { $0.isWhitespace || $0 == "," }
    var alpha = halves.dropFirst().first.map { $0.filter { !$0.isWhitespace } }
    guard halves.count <= 2 else { throw wrong() }
    if name == "color", !parts.isEmpty { parts.append(parts.removeFirst()) }
    guard let form = Self.form(name, space: parts.last) else { throw wrong() }
    if name == "color" { parts.removeLast() }
    if parts.count == 4, alpha == nil { alpha = String(parts.removeLast()) }
    guard parts.count == 3 else { throw wrong() }
    let wholes = [form.whole.0, form.whole.1, form.whole.2]
    var components: [Double?] = []
    for ((part, whole), range) in zip(zip(parts, wholes), form.space.ranges) {
      let component = try component(part, whole: whole, divisor: form.divisor)
      guard component.map(range.contains) ?? true else {
        throw InputError(
          "the \(range.name) of \(quoted(text)) must be "
            + (form.divisor == 1 ? range.words : "from 0 to 255"))
      }
      components.append(component)
    }
    return ColorValue(space: form.space, components: components, alpha: try self.alpha(alpha))
  }

  private static func form(_ name: String, space: Substring?) -> Form? {
    switch name {
    case "rgb", "rgba": Form(space: .srgb, whole: (255, 255, 255), divisor: 255)
    case "hsl", "hsla": Form(space: .hsl, whole: (nil, 100, 100))
    case "hwb": Form(space: .hwb, whole: (nil, 100, 100))
    case "lab": Form(space: .lab, whole: (100, 125, 125))
    case "lch": Form(space: .lch, whole: (100, 150, nil))
    case "oklab": Form(space: .oklab, whole: (1, 0.4, 0.4))
    case "oklch": Form(space: .oklch, whole: (1, 0.4, nil))
    case "color":
      switch space.map(String.init) {
      case "xyz": Form(space: .xyzD65, whole: (1, 1, 1))
      case "hsl", "hwb", "lab", "lch", "oklab", "oklch", nil: nil
      case let word?: ColorValue.Space(rawValue: word).map { Form(space: $0, whole: (1, 1, 1)) }
      }
    default: nil
    }
  }

  private func component(
    _ word: Substring, whole: Double?, divisor: Double
  ) throws(InputError) -> Double? {
    if word == "none" { return nil }
    guard let whole else { return try hue(word) }
    if word.hasSuffix("%") { return try number(word.dropLast()) * whole / 100 / divisor }
    return try number(word) / divisor
  }

  /// An angle in degrees, turned into 0 to less than 360.
  private func hue(_ word: Substring) throws(InputError) -> Double {
    let units: [(String, Double)] = [
      ("deg", 1), ("grad", 0.9), ("turn", 360), ("rad", 180 / Double.pi),
    ]
    var degrees: Double
    if let unit = units.first(where: { word.hasSuffix($0.0) }) {
      degrees = try number(word.dropLast(unit.0.count)) * unit.1
    } else {
      degrees = try number(word)
    }
    degrees = degrees.truncatingRemainder(dividingBy: 360)
    if degrees < 0 { degrees += 360 }
    return degrees < 360 ? degrees : 0
  }

  private func alpha(_ word: String?) throws(InputError) -> Double {
    guard let word else { return 1 }
    let isPercent = word.hasSuffix("%")
    let alpha = try number(isPercent ? word.dropLast() : word[...]) / (isPercent ? 100 : 1)
    guard 0...1 ~= alpha else {
      throw InputError("the opacity of \(quoted(text)) must be from 0 to 1")
    }
    return alpha
  }

  /// A number in plain digits: words such as `nan` and hex are none.
  private func number(_ word: Substring) throws(InputError) -> Double {
    let isPlain = word.utf8.allSatisfy { 0x30...0x39 ~= $0 || "+-.e".utf8.contains($0) }
    guard isPlain, let value = Double(word.first == "." ? "0" + word : String(word)),
      value.isFinite
    else { throw wrong() }
    return value
  }

  private func wrong() -> InputError {
    InputError(
      "\(quoted(text)) is not a colour",
      hint: "write rgb(0 102 153 / 50%), hsl(200 100% 30%), oklch(70% 0.1 230) or "
        + "color(display-p3 0 0.4 0.6)")
  }
}
