/// A clean text in UTF-8, with the cells that it takes.
package struct CellText: Hashable, Sendable {
  /// The bytes; none of them steers a terminal.
  package var bytes: [UInt8]

  /// The width in cells.
  package var width: Int

  /// Creates a text from bytes that are clean and a width that is right.
  package init(bytes: [UInt8], width: Int) {
    self.bytes = bytes
    self.width = width
  }

  /// Creates a text from a clean string.
  package init(_ string: String) {
    self.init(bytes: Array(string.utf8), width: TextWidth.cells(string))
  }

  /// The text as a string.
  package var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension CellText {
  /// What goes before a text that runs from right to left, so that it does not turn its line around:
  /// FIRST STRONG ISOLATE; it takes no cell.
  package static let isolateStart: [UInt8] = [0xE2, 0x81, 0xA8]

  /// What goes after such a text: POP DIRECTIONAL ISOLATE.
  package static let isolateEnd: [UInt8] = [0xE2, 0x81, 0xA9]

  /// Whether any of the text runs from right to left.
  package var isRightToLeft: Bool {
    // The lead byte of U+0590 and of all that follow.
    guard bytes.contains(where: { $0 >= 0xD6 }) else { return false }
    return string.unicodeScalars.contains(where: TextWidth.isRightToLeft)
  }

  /// The bytes to write: those of the text, isolated where it runs from right to left.
  package var isolatedBytes: [UInt8] {
    isRightToLeft ? Self.isolateStart + bytes + Self.isolateEnd : bytes
  }
}
