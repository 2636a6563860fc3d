import Diagnostics

/// What Swift takes as the name of a type.
package enum SwiftIdentifier {
  /// Returns why a name is no identifier, or nil if it is one.
  package static func problem(of name: String) -> InputError? {
    let scalars = name.unicodeScalars
    if scalars.allSatisfy({ $0 == "_" }) || !scalars.allSatisfy(isPart)
      || !scalars.prefix(1).allSatisfy(isHead)
    {
      return InputError(
        "\(quoted(name)) is not a Swift identifier",
        hint: "a style bears the name of its type: letters, digits and _, no digit first")
    }
    if isReserved(name) { return InputError("\(quoted(name)) is a word of Swift itself") }
    return nil
  }

  /// Whether an identifier can start with a scalar (The Swift Programming Language, Identifiers).
  static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA,
      0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D,
      0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054,
      0x2060...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
      0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
      0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD:
      true
    case 0x10000...0xEFFFD: scalar.value & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  /// Whether an identifier can go on with a scalar.
  package static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: isHead(scalar)
    }
  }

  /// Whether a name cannot be that of a type without backticks, or not even with them.
  package static func isReserved(_ name: String) -> Bool {
    // Most names have a second capital. Without this look, comparing with each word is a tenth of what
    // the verification of a catalog takes.
    guard name.utf8.dropFirst().allSatisfy({ 0x61...0x7A ~= $0 }) else { return false }
    return switch name {
    case "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch",
      "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
      "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
      "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
      "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
      "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while":
      true
    default: false
    }
  }
}
