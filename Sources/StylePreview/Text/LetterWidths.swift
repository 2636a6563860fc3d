/// How wide texts are on a page, in points.
///
/// The advances are those of Helvetica and Helvetica-Bold in Adobe's font metrics of the 14 core fonts,
/// which Arial and Liberation Sans share and San Francisco comes near at the sizes of text. A page tells
/// its reader how wide each text is to be, so that another font cannot make it leave its shape.
struct LetterWidths {
  /// The size of the font in points.
  let fontSize: Double

  /// Whether letters are bold.
  let isBold: Bool

  /// Creates the widths of a font.
  init(fontSize: Double, isBold: Bool = false) {
    self.fontSize = FontMetric(size: fontSize).size
    self.isBold = isBold
  }

  /// Creates the widths of what a text is drawn with.
  init(_ text: ResolvedText) {
    self.init(fontSize: text.fontSize, isBold: text.isBold)
  }

  /// Returns the width of a text on one line.
  func width(of text: String) -> Double {
    var units = 0
    for byte in text.utf8 {
      guard byte < 0x80 else { return width(ofCharacters: text) }
      units += advance(of: byte)
    }
    return Double(units) * fontSize / 1000
  }

  /// Returns the width of a character.
  func width(of character: Character) -> Double { advance(of: character) * fontSize / 1000 }

  /// Returns a text that fits into a width, cut with an ellipsis if it must be.
  func truncated(_ text: String, to width: Double, leavingOut part: Truncation = .tail) -> String {
    // What was added up in another order may differ in the last digit.
    if self.width(of: text) <= width + 0.01 { return text }
    let room = width * 1000 / fontSize - Self.ellipsis
    switch part {
    case .tail: return String(head(of: text, room)) + "…"
    case .head: return "…" + String(head(of: text.reversed(), room).reversed())
    case .middle:
      let end = String(head(of: text.reversed(), room / 2).reversed())
      return String(head(of: text, room / 2)) + "…" + end
    }
  }

  /// The characters from the start that fit into some thousandths of the size, without blanks after them.
  private func head(of text: some Sequence<Character>, _ room: Double) -> [Character] {
    var units = 0.0
    var kept: [Character] = []
    for character in text {
      units += advance(of: character)
      if units > room { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept
  }

  private func width(ofCharacters text: String) -> Double {
    text.reduce(0) { $0 + advance(of: $1) } * fontSize / 1000
  }

  private func advance(of byte: UInt8) -> Int {
    let advances = isBold ? Self.bold : Self.regular
    let index = Int(byte) - 0x20
    return advances.indices.contains(index) ? advances[index] : 0
  }

  /// The advance of a character in thousandths of the size.
  private func advance(of character: Character) -> Double {
    if let byte = character.asciiValue { return Double(advance(of: byte)) }
    let cells = TextWidth.cells(character)
    guard let first = character.unicodeScalars.first, cells == 1 else {
      return cells > 1 ? 1000 : 0
    }
    switch first.value {
    case 0xC6, 0x152, 0x2014, 0x2026: return 1000
    case 0xE6: return 889
    case 0x153: return 944
    case 0xC0...0xFF: return Double(advance(of: Self.plainLetters[Int(first.value) - 0xC0]))
    case 0x2018, 0x2019, 0x201A: return isBold ? 278 : 222
    case 0x201C...0x201E: return isBold ? 500 : 333
    case 0xA0, 0x2002...0x200A, 0x202F: return 278
    default: return isBold ? 611 : 556
    }
  }

  private static let ellipsis = 1000.0

  /// The letters that those of U+00C0 to U+00FF are made from.
  private static let plainLetters = Array(
    "AAAAAAACEEEEIIIIDNOOOOO+OUUUUYPbaaaaaaaceeeeiiiidnooooo+ouuuuyby".utf8)

  /// The advances of U+0020 to U+007E.
  private static let regular = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let bold = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}
