import StylePreview

/// A line of a picture, and how wide a terminal shows it.
struct PaintedLine {
  /// The line, with the sequences that colour it.
  let text: String

  /// Its columns.
  let width: Int

  /// Measures a line; the sequences from ESC and `[` to a letter take no room (ECMA-48, CSI).
  init(_ text: String) {
    self.text = text
    var plain: [UInt8] = []
    var isSequence = false
    for byte in text.utf8 {
      if byte == 0x1B {
        isSequence = true
      } else if isSequence {
        isSequence = !(0x61...0x7A ~= byte | 0x20)
      } else {
        plain.append(byte)
      }
    }
    width = TextWidth.cells(String(decoding: plain, as: UTF8.self))
  }
}
