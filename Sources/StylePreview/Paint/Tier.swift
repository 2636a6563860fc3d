/// What a terminal can show: how many colours, and which characters.
package struct Tier: Hashable, Sendable {
  /// How colours are shown.
  package enum Colors: Hashable, Sendable {
    /// As 24-bit colours.
    case trueColor

    /// As the nearest of xterm's 256 colours.
    case indexed

    /// As the nearest of the sixteen that every palette has; fills that would vanish become outlines.
    case sixteen

    /// Not at all: not one escape is written, and fills become outlines.
    case none
  }

  /// Which characters lines and blocks are drawn with.
  package enum Characters: Hashable, Sendable {
    /// Box drawing and block elements.
    case unicode

    /// Lines in ASCII, and the four half blocks, which the font of the Linux console has.
    case halves

    /// ASCII alone.
    case ascii
  }

  /// How colours are shown.
  package var colors: Colors

  /// Which characters are used for lines and blocks.
  package var characters: Characters

  /// What texts and symbols are written with.
  package var form: TextForm

  /// Whether fills that are hardly seen on the terminal's ground become outlines in every tier.
  package var outlinesFaintFills: Bool

  /// Creates a tier; texts are in ASCII where lines are, unless told otherwise.
  package init(
    colors: Colors, characters: Characters = .unicode, form: TextForm? = nil,
    outlinesFaintFills: Bool = false
  ) {
    self.colors = colors
    self.characters = characters
    self.form = form ?? TextForm(isASCII: characters != .unicode)
    self.outlinesFaintFills = outlinesFaintFills
  }
}
