/// What one cell shows besides text: one glyph in one ink on one ground.
struct Cell: Hashable {
  /// The glyph; a blank shows the ground alone.
  var scalar: Unicode.Scalar = " "

  /// The colour of the glyph.
  var ink: TerminalColor = .foreground

  /// The colour behind it.
  var ground: TerminalColor = .background

  /// Whether it shows nothing of its own.
  var isBlank: Bool { scalar == " " && ground == .background }
}
