/// Cleans, measures and cuts text for cells.
enum TextCells {
  /// The most scalars of one grapheme; more marks than these only smear over the neighbours.
  private static let scalarLimit = 8

  /// Returns a text in which nothing can move the cursor, change the pen or reorder the line.
  static func cleaned(_ text: String) -> String {
    var cleaned = String.UnicodeScalarView()
    for character in text {
      for scalar in character.unicodeScalars.prefix(scalarLimit) {
        cleaned.append(Self.cleaned(scalar))
        if character == "\r\n" { break }
      }
    }
    return String(cleaned)
  }

  /// The cells of a text.
  static func width(of text: String) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// The cells of a grapheme.
  static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !scalars.allSatisfy(isInvisible) else { return 0 }
    if scalars.contains("\u{FE0F}"), first.properties.isEmoji { return 2 }
    return scalars.contains(where: isWide) ? 2 : 1
  }

  /// Returns the start of a text that fits, with an ellipsis, into some cells; and its width.
  static func cut(_ text: String, to limit: Int, ellipsis: Character) -> (text: String, width: Int)
  {
    let whole = width(of: text)
    if whole <= limit { return (text, whole) }
    guard limit > 0 else { return ("", 0) }
    var start = ""
    var taken = 1
    for character in text {
      let next = width(of: character)
      guard taken + next <= limit else { break }
      start.append(character)
      taken += next
    }
    return (start + String(ellipsis), taken)
  }

  private static func cleaned(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    case .format: scalar != "\u{AD}"
    default: false
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmojiPresentation { return true }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}
