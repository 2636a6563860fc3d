/// What is drawn of a title that is longer than any window.
enum LongTitle {
  /// The most bytes of a title that are looked at.
  ///
  /// Cleaning, breaking and measuring take their time for
  /// each byte, and of so long a title every style cuts most away.
  private static let limit = 65_536

  /// Returns a title as it is where it is not too long, else its start and its end with an ellipsis
  /// between them, so that it can be cut at any of its ends.
  static func shortened(_ title: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard title.count > limit else { return title }
    // A character may be cut in two: it is left out.
    let start = String(decoding: title.prefix(limit / 2), as: UTF8.self).dropLast()
    let end = String(decoding: title.suffix(limit / 2), as: UTF8.self).dropFirst()
    return ArraySlice((start + "…" + end).utf8)
  }

  /// Returns a title as it is where it is not too long, else its start and its end.
  static func shortened(_ title: String) -> String {
    guard title.utf8.count > limit else { return title }
    return String(decoding: shortened(ArraySlice(title.utf8)), as: UTF8.self)
  }
}
