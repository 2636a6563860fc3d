/// What a terminal can show: how many colours, and which characters.
package struct Tier: Hashable, Sendable {
  /// How colours are shown.
  package enum Colors: Hashable, Sendable {
    /// As 24-bit colours.
    case trueColor

    /// As the nearest of xterm's 256 colours.
    case indexed

    /// Not at all: not one escape is written, and fills become outlines.
    case none
  }

  /// Which characters lines and blocks are drawn with.
  package enum Characters: Hashable, Sendable {
    /// Box drawing, block elements and symbols.
    case unicode

    /// ASCII alone.
    case ascii
  }

  /// How colours are shown.
  package var colors: Colors

  /// Which characters are used.
  package var characters: Characters

  /// Creates a tier.
  package init(colors: Colors, characters: Characters = .unicode) {
    self.colors = colors
    self.characters = characters
  }
}
