import Diagnostics

/// What scalars beyond ASCII mean in Swift (The Swift Programming Language, Lexical Structure).
enum Scalars {
  /// Decodes the scalar at an offset of well-formed UTF-8.
  static func scalar(in bytes: [UInt8], at offset: Int) -> (value: UInt32, length: Int) {
    let first = bytes[offset]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 1, offset + length <= bytes.count else { return (UInt32(first), 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes[(offset + 1)..<(offset + length)] {
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (value, length)
  }

  /// Whether the scalar is part of an operator.
  static func isOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// Whether the scalar can be part of a name; invisible and direction marks cannot here.
  static func isIdentifier(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200D, 0x203F...0x2040, 0x2054,
      0x2070...0x218F,
      0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
      0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
      0xFE47...0xFEFE, 0xFF00...0xFFFD, 0x10000...0xEFFFD:
      true
    default: false
    }
  }

  /// The error for a scalar that no token begins with.
  static func unexpected(_ scalar: UInt32, at offset: Int) -> SyntaxError {
    if scalar == 0xA0 {
      return SyntaxError(
        offset: offset, message: "a no-break space (U+00A0) is not Swift",
        hint: "write a plain blank")
    }
    if scalar == 0x201C || scalar == 0x201D {
      return SyntaxError(
        offset: offset, message: "a typographic quotation mark is not Swift",
        hint: "write a straight '\"'")
    }
    return SyntaxError(offset: offset, message: "unexpected character \(name(scalar))")
  }

  private static func name(_ scalar: UInt32) -> String {
    if scalar > 0x20, scalar < 0x7F, let character = Unicode.Scalar(scalar) {
      return "'\(character)'"
    }
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
