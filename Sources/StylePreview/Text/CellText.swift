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
    // The lead bytes of U+0590 to U+08FF, of U+FB1D to U+FEFF and of the planes' ancient scripts.
    guard bytes.contains(where: { $0 >= 0xD6 }) else { return false }
    return string.unicodeScalars.contains { scalar in
      // The blocks whose unassigned scalars are R or AL in Unicode's DerivedBidiClass.
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }

  /// The bytes to write: those of the text, isolated where it runs from right to left.
  package var isolatedBytes: [UInt8] {
    isRightToLeft ? Self.isolateStart + bytes + Self.isolateEnd : bytes
  }
}
