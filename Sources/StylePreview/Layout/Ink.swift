import StyleModel

/// What draws text, symbols and lines.
package enum Ink: Hashable, Sendable {
  /// The terminal's own foreground (SwiftUI's `primary` where nothing else is set) at an opacity.
  case foreground(Double)

  /// A colour.
  case color(RGBA)

  /// Colours that change across what is drawn; a terminal shows the first.
  case gradient(Gradient)
}
