/// What the terminal draws the next character with.
///
/// nil stands for the terminal's own colour.
struct Pen: Hashable {
  var foreground: OpaqueColor?
  var background: OpaqueColor?

  /// Whether the two colours change places.
  var isReversed = false

  var attributes: TextAttributes = []

  /// Creates the pen that shows an ink on a ground; nil where the order of the two does not allow it.
  ///
  /// Only reversed can the terminal's own ground be an ink, or its own text colour a ground.
  init?(_ ink: TerminalColor, on ground: TerminalColor, isReversed: Bool) {
    self.isReversed = isReversed
    let (first, second) = isReversed ? (ground, ink) : (ink, ground)
    switch first {
    case .background: return nil
    case .foreground: foreground = nil
    case .color(let color): foreground = color
    }
    switch second {
    case .background: background = nil
    case .foreground: return nil
    case .color(let color): background = color
    }
  }

  /// Creates the pen that a line starts and ends with.
  init() {}
}
