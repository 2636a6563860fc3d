/// A key as it is spelled: the same letters in another form are another key.
struct ExactKey: Hashable {
  /// The key.
  let text: String

  /// Creates a key.
  init(_ text: String) { self.text = text }

  /// Compares byte by byte.
  static func == (left: ExactKey, right: ExactKey) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Feeds the bytes.
  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
