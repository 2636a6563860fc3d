/// Writes the control sequence that changes one pen into another, with no parameter to spare.
///
/// The parameters are those of ECMA-48 8.3.117; 24-bit colours are `38;2;r;g;b` and `48;2;r;g;b`, those
/// of a palette `38;5;n` and `48;5;n`, those of the sixteen 30 to 37, 90 to 97 and ten more each.
enum SelectGraphicRendition {
  /// The sequence that puts everything back.
  static let reset: [UInt8] = Array("\u{1B}[0m".utf8)

  /// Returns the sequence; empty if nothing changes.
  static func change(from old: Pen, to new: Pen, _ palette: ColorPalette) -> [UInt8] {
    if old == new { return [] }
    if new == Pen() { return reset }
    var parameters: [UInt8] = []
    func add(_ text: String) {
      if !parameters.isEmpty { parameters.append(UInt8(ascii: ";")) }
      parameters.append(contentsOf: text.utf8)
    }
    for code in codes(from: old.attributes, to: new.attributes) { add(code) }
    if new.isReversed != old.isReversed { add(new.isReversed ? "7" : "27") }
    if new.foreground != old.foreground {
      add(new.foreground.map { palette.parameters(of: $0, isGround: false) } ?? "39")
    }
    if new.background != old.background {
      add(new.background.map { palette.parameters(of: $0, isGround: true) } ?? "49")
    }
    return Array("\u{1B}[".utf8) + parameters + [UInt8(ascii: "m")]
  }

  /// Returns the sequence that changes attributes and leaves colours alone.
  static func change(_ old: TextAttributes, _ new: TextAttributes) -> [UInt8] {
    let codes = codes(from: old, to: new)
    return codes.isEmpty ? [] : Array("\u{1B}[\(codes.joined(separator: ";"))m".utf8)
  }

  private static func codes(from old: TextAttributes, to new: TextAttributes) -> [String] {
    attributes.compactMap { attribute, on, off in
      let isOn = new.contains(attribute)
      return isOn == old.contains(attribute) ? nil : isOn ? on : off
    }
  }

  private static let attributes: [(TextAttributes, on: String, off: String)] = [
    (.bold, "1", "22"), (.italic, "3", "23"), (.underlined, "4", "24"), (.struck, "9", "29"),
  ]
}
