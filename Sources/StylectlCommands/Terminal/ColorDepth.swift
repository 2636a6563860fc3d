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
