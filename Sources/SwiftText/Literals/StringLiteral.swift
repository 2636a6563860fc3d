import Diagnostics

/// Swift's string literals: what a spelling means, and how a text is spelled.
package enum StringLiteral {
  /// A piece of a literal.
  package enum Segment: Sendable {
    /// Text, its escapes replaced.
    case text(String)

    /// What stands between `\(` and `)`: a value, and labelled ones such as `specifier:`.
    case interpolation([Argument])
  }

  /// Splits the spelling of a literal into text and interpolations.
  package static func segments(of spelling: String) throws(SyntaxError) -> [Segment] {
    var decoder = try StringDecoder(spelling)
    return try decoder.segments()
  }

  /// Returns the text of a literal that holds no interpolation; nil for one that does.
  package static func text(of spelling: String) -> String? {
    guard let segments = try? segments(of: spelling) else { return nil }
    var text = ""
    for segment in segments {
      guard case .text(let piece) = segment else { return nil }
      text += piece
    }
    return text
  }

  /// Spells a text as a literal of one line that shows every character for what it is.
  package static func spelling(of text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\0": output += "\\0"
      default:
        if isHidden(scalar) {
          output += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          output.unicodeScalars.append(scalar)
        }
      }
    }
    return output + "\""
  }

  /// Whether a scalar is a control, a direction mark, or another that changes a line unseen.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000, 0xE0001:
      true
    default: false
    }
  }
}
