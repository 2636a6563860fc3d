extension SymbolGlyph {
  /// Returns the glyph of a number or a letter in a shape, as in `3.circle` and `a.circle.fill`.
  ///
  /// In other shapes a digit or a letter shows as itself, and a number of two digits in a circle.
  static func enclosed(_ words: [SymbolName.Word]) -> SymbolGlyph? {
    guard (2...3).contains(words.count), let first = words.first, let last = first.last else {
      return nil
    }
    let ascii = first.count == 1 ? last : UInt8(ascii: "#")
    let isFilled = words.last == SymbolName.fill
    let isCircle = words[1].is("circle")
    var scalar: Unicode.Scalar?
    if let number = number(first) {
      if isCircle || first.count > 1 {
        scalar = circled(number, isFilled: isFilled && isCircle)
      }
    } else if first.count == 1, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii) {
      if isCircle { scalar = Unicode.Scalar(0x24D0 + UInt32(ascii - UInt8(ascii: "a"))) }
    } else {
      return nil
    }
    var glyph = SymbolGlyph(scalar: scalar ?? Unicode.Scalar(ascii), ascii: ascii)
    glyph.isBold = isFilled && (scalar.map { $0.value < 0x2776 || $0.value > 0x277F } ?? true)
    return glyph
  }

  /// The value of up to two digits.
  private static func number(_ word: SymbolName.Word) -> UInt32? {
    guard word.count <= 2 else { return nil }
    var value: UInt32 = 0
    for byte in word {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + UInt32(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// A number in a circle: ⓪, ① to ㊿, and filled ❶ to ❿.
  private static func circled(_ number: UInt32, isFilled: Bool) -> Unicode.Scalar? {
    switch number {
    case 0: "\u{24EA}"
    case 1...10 where isFilled: Unicode.Scalar(0x2775 + number)
    case 1...20: Unicode.Scalar(0x245F + number)
    case 21...35: Unicode.Scalar(0x323C + number)
    case 36...50: Unicode.Scalar(0x328D + number)
    default: nil
    }
  }
}
