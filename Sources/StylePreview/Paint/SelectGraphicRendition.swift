/// Writes the control sequence that changes one pen into another, with no parameter to spare.
///
/// The parameters are those of ECMA-48 8.3.117; 24-bit colours are `38;2;r;g;b` and `48;2;r;g;b`, those
/// of a palette `38;5;n` and `48;5;n`, those of the sixteen 30 to 37, 90 to 97 and ten more each.
enum SelectGraphicRendition {
  /// Appends the sequence; nothing if nothing changes.
  static func append(
    from old: Pen, to new: Pen, _ palette: ColorPalette, to bytes: inout [UInt8]
  ) {
    if old == new { return }
    begin(&bytes)
    if new == Pen() {
      add(0, &bytes)
    } else {
      add(from: old.attributes, to: new.attributes, &bytes)
      if new.isReversed != old.isReversed { add(new.isReversed ? 7 : 27, &bytes) }
      if new.foreground != old.foreground { add(new.foreground, base: 30, palette, &bytes) }
      if new.background != old.background { add(new.background, base: 40, palette, &bytes) }
    }
    end(&bytes)
  }

  /// Appends the sequence that changes attributes and leaves colours alone.
  static func append(from old: TextAttributes, to new: TextAttributes, to bytes: inout [UInt8]) {
    if old == new { return }
    begin(&bytes)
    add(from: old, to: new, &bytes)
    end(&bytes)
  }

  private static let attributes: [(TextAttributes, on: UInt8, off: UInt8)] = [
    (.bold, 1, 22), (.italic, 3, 23), (.underlined, 4, 24), (.struck, 9, 29),
  ]

  private static func add(
    from old: TextAttributes, to new: TextAttributes, _ bytes: inout [UInt8]
  ) {
    if old == new { return }
    for (attribute, on, off) in attributes where new.contains(attribute) != old.contains(attribute)
    {
      add(new.contains(attribute) ? on : off, &bytes)
    }
  }

  /// Adds a colour as ink, from 30 on, or as background, from 40 on; nil is the terminal's own.
  private static func add(
    _ color: OpaqueColor?, base: UInt8, _ palette: ColorPalette, _ bytes: inout [UInt8]
  ) {
    guard let color else { return add(base + 9, &bytes) }
    switch palette {
    case .full:
      for parameter in [base + 8, 2, color.red, color.green, color.blue] { add(parameter, &bytes) }
    case .indexed(let palette):
      for parameter in [base + 8, 5, palette.index(of: color)] { add(parameter, &bytes) }
    case .sixteen:
      // ECMA-48 has eight of them; aixterm added the bright ones.
      let index = UInt8(SixteenPalette.index(of: color))
      add(index < 8 ? base + index : base + 52 + index, &bytes)
    }
  }

  private static func begin(_ bytes: inout [UInt8]) {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
  }

  /// Adds a number and what parts it from the next.
  private static func add(_ parameter: UInt8, _ bytes: inout [UInt8]) {
    let zero = UInt8(ascii: "0")
    if parameter >= 100 { bytes.append(zero + parameter / 100) }
    if parameter >= 10 { bytes.append(zero + parameter / 10 % 10) }
    bytes.append(zero + parameter % 10)
    bytes.append(UInt8(ascii: ";"))
  }

  private static func end(_ bytes: inout [UInt8]) {
    bytes[bytes.count - 1] = UInt8(ascii: "m")
  }
}
