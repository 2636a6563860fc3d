/// A text that is ready to be written: clean, of known width, and perhaps with attributes of its own.
struct LeafText {
  /// The UTF-8 text.
  var bytes: ArraySlice<UInt8>

  /// The cells that it takes.
  var width: Int

  /// Attributes that the text asks for, such as bold for a filled symbol without a glyph of its own.
  var attributes: TextAttributes = []

  /// Whether any of it runs from right to left, so that it must be kept from turning its line around.
  var isRightToLeft = false

  /// Whether nothing of it is seen.
  var isBlank: Bool { bytes.allSatisfy { $0 == UInt8(ascii: " ") } }
}

extension LeafText {
  /// Creates the text of clean characters.
  init(_ text: CellText, attributes: TextAttributes = []) {
    self.init(
      bytes: text.bytes[...], width: text.width, attributes: attributes,
      isRightToLeft: text.isRightToLeft)
  }
}
