/// How many cells of a terminal text takes.
///
/// A character is measured as a whole, since terminals draw a cluster of emoji as one picture.
package enum TextWidth {
  /// Returns the width of a character in cells: 0, 1, 2, or more where several letters make a cluster.
  ///
  /// 2 for what is wide, for emoji and for flags, also where U+FE0F alone makes it one; 0 for marks and
  /// format characters without a base; else one cell for each scalar that is neither, or two for an
  /// ambiguous one where those are wide.
  package static func cells(_ character: Character, isAmbiguousWide: Bool = false) -> Int {
    var width = 0
    var previous: Unicode.Scalar = " "
    for scalar in character.unicodeScalars {
      if isWide(scalar) || (scalar == "\u{FE0F}" && contains(previous, WidthTables.emojiBases)) {
        return 2
      }
      if !isZero(scalar) { width += isAmbiguousWide && isAmbiguous(scalar) ? 2 : 1 }
      previous = scalar
    }
    return width
  }

  /// Returns the width of a text in cells; the text is clean.
  package static func cells(_ text: String, isAmbiguousWide: Bool = false) -> Int {
    var width = 0
    for character in text { width += cells(character, isAmbiguousWide: isAmbiguousWide) }
    return width
  }

  /// Whether a scalar has no width of its own.
  static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && contains(scalar, WidthTables.zero)
  }

  /// Whether a scalar is two cells wide.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && contains(scalar, WidthTables.wide)
  }

  /// Whether terminals disagree on the width of a scalar (East Asian Width A of UAX #11).
  static func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xA1 && contains(scalar, WidthTables.ambiguous)
  }

  /// Whether a scalar is written from right to left.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x590 && contains(scalar, WidthTables.rightToLeft)
  }

  /// Searches a table of first and last scalars in turns.
  private static func contains(_ scalar: Unicode.Scalar, _ table: [UInt32]) -> Bool {
    var low = 0
    var high = table.count / 2
    while low < high {
      let middle = (low + high) / 2
      if scalar.value > table[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return 2 * low < table.count && scalar.value >= table[2 * low]
  }
}
