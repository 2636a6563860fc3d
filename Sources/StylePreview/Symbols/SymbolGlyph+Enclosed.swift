extension SymbolGlyph {
  /// Returns the glyph of a number or a letter in a shape, as in `3.circle` and `a.circle.fill`.
  ///
  /// Numbers beyond 20 and other shapes show as the last digit or the letter itself.
  static func enclosed(_ words: [SymbolName.Word]) -> SymbolGlyph? {
    guard (2...3).contains(words.count), let first = words.first, let ascii = first.last else {
      return nil
    }
    let isFilled = words.last == SymbolName.fill
    let isCircle = words[1].is("circle")
    var scalar: Unicode.Scalar?
    if let number = number(first) {
      if isCircle { scalar = circled(number, isFilled: isFilled) }
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

  /// A number in a circle: ⓪, ① to ⑳, and filled ❶ to ❿.
  private static func circled(_ number: UInt32, isFilled: Bool) -> Unicode.Scalar? {
    switch number {
    case 0: "\u{24EA}"
    case 1...10 where isFilled: Unicode.Scalar(0x2775 + number)
    case 1...20: Unicode.Scalar(0x245F + number)
    default: nil
    }
  }
}
