/// When output is coloured; the raw values are the words of `--color` and `STYLECTL_COLOR`.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// In a terminal that can.
  case auto

  /// Also where it goes to a file or pipe.
  case always

  /// Nowhere.
  case never
}

/// How many colours there are.
package enum ColorDepth: Sendable {
  /// None: not one escape sequence is written.
  case none

  /// The sixteen of the palette.
  case sixteen

  /// The 256 of xterm.
  case indexed

  /// 24 bits.
  case trueColor
}
