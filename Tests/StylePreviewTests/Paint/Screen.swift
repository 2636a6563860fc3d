@testable import StylePreview

/// What a terminal shows after some bytes: a small reader of the sequences that painters may write.
struct Screen {
  /// One character with what it is drawn with.
  struct Character: Equatable {
    var scalar: Unicode.Scalar
    var pen: Pen
  }

  /// The characters of each line.
  var lines: [[Character]] = [[]]

  /// What no painter may do, as sentences.
  var faults: [String] = []

  /// The number of control sequences.
  var changes = 0

  /// Reads bytes; each line must begin and end with the pen that a terminal has at the start.
  init(_ bytes: [UInt8]) {
    var pen = Pen()
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}":
        changes += 1
        guard scalars.popFirst() == "[", let end = scalars.firstIndex(of: "m") else {
          faults.append("an escape that is no change of the pen")
          return
        }
        let text = String(String.UnicodeScalarView(scalars[..<end]))
        apply(text.split(separator: ";").map { Int($0) ?? -1 }, to: &pen)
        scalars = scalars[(end + 1)...]
      case "\n":
        if pen != Pen() { faults.append("line \(lines.count) ends in colour") }
        lines.append([])
      default:
        if scalar.value < 32 || (127..<160).contains(scalar.value) {
          faults.append("control character \(scalar.value)")
        }
        lines[lines.count - 1].append(Character(scalar: scalar, pen: pen))
      }
    }
    if lines.last?.isEmpty == true { lines.removeLast() } else { faults.append("no last newline") }
  }

  /// The lines as plain text.
  var text: [String] {
    lines.map { line in String(String.UnicodeScalarView(line.map(\.scalar))) }
  }

  private mutating func apply(_ parameters: [Int], to pen: inout Pen) {
    var rest = parameters[...]
    func color() -> OpaqueColor? {
      if rest.first == 5, let index = rest.dropFirst().first, let index = UInt8(exactly: index) {
        rest = rest.dropFirst(2)
        return IndexedPalette.color(index)
      }
      let numbers = rest.prefix(4).compactMap(UInt8.init(exactly:))
      rest = rest.dropFirst(4)
      guard numbers.count == 4, numbers[0] == 2 else {
        faults.append("a colour with wrong parameters \(parameters)")
        return nil
      }
      return OpaqueColor(numbers[1], numbers[2], numbers[3])
    }
    while let parameter = rest.popFirst() {
      switch parameter {
      case 0: pen = Pen()
      case 1: pen.attributes.insert(.bold)
      case 3: pen.attributes.insert(.italic)
      case 4: pen.attributes.insert(.underlined)
      case 7: pen.isReversed = true
      case 9: pen.attributes.insert(.struck)
      case 22: pen.attributes.remove(.bold)
      case 23: pen.attributes.remove(.italic)
      case 24: pen.attributes.remove(.underlined)
      case 27: pen.isReversed = false
      case 29: pen.attributes.remove(.struck)
      case 30...37: pen.foreground = SixteenPalette.colors[parameter - 30]
      case 90...97: pen.foreground = SixteenPalette.colors[parameter - 82]
      case 40...47: pen.background = SixteenPalette.colors[parameter - 40]
      case 100...107: pen.background = SixteenPalette.colors[parameter - 92]
      case 38: pen.foreground = color()
      case 39: pen.foreground = nil
      case 48: pen.background = color()
      case 49: pen.background = nil
      default: faults.append("unknown parameter \(parameter)")
      }
    }
  }
}

extension Screen.Character {
  /// The cell that is seen, in one of its two equal forms.
  var cell: Cell {
    let own = pen.foreground.map(TerminalColor.color) ?? .foreground
    let behind = pen.background.map(TerminalColor.color) ?? .background
    let cell = Cell(
      scalar: scalar, ink: pen.isReversed ? behind : own, ground: pen.isReversed ? own : behind)
    return cell.normalized
  }
}

extension Cell {
  /// The same picture in one of its equal forms: a blank has no ink, and of two glyphs that ink what
  /// the other leaves free the one with the lower number stands.
  var normalized: Cell {
    if scalar == " " { return Cell(ground: ground) }
    guard let other = BlockGlyph.complement(of: scalar), other.value < scalar.value else {
      return self
    }
    return Cell(scalar: other, ink: ground, ground: ink)
  }
}
