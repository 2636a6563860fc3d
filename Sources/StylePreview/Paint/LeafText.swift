/// A text that is ready to be written: clean, of known width, and perhaps with attributes of its own.
struct LeafText {
  /// The UTF-8 text.
  var bytes: ArraySlice<UInt8>

  /// The cells that it takes.
  var width: Int

  /// Attributes that the text asks for, such as bold for a filled symbol without a glyph of its own.
  var attributes: TextAttributes = []

  /// Whether nothing of it is seen.
  var isBlank: Bool { bytes.allSatisfy { $0 == UInt8(ascii: " ") } }
}
