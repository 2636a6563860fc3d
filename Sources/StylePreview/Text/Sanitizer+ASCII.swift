extension Sanitizer {
  /// Appends what stands for a character in ASCII: the character itself, a plain twin of typographic
  /// signs, or question marks of the same width.
  func appendASCII(_ character: Character, to result: inout CellText) {
    let width = max(1, TextWidth.cells(character))
    let byte = character.asciiValue ?? Self.twin(of: character) ?? UInt8(ascii: "?")
    result.bytes.append(contentsOf: repeatElement(byte, count: width))
    result.width += width
  }

  private static func twin(of character: Character) -> UInt8? {
    switch character {
    case "\u{A0}", "\u{2002}"..."\u{200A}", "\u{202F}": UInt8(ascii: " ")
    case "‘", "’", "‚", "′": UInt8(ascii: "'")
    case "“", "”", "„", "«", "»", "″": UInt8(ascii: "\"")
    case "\u{AD}", "‐", "‑", "‒", "–", "—", "−": UInt8(ascii: "-")
    case "…": UInt8(ascii: "~")
    case "·", "•", "×": UInt8(ascii: "*")
    default: nil
    }
  }
}
