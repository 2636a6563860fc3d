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

extension Ink {
  /// The same ink with its opacity multiplied.
  package func opacity(_ factor: Double) -> Ink {
    switch self {
    case .foreground(let opacity): .foreground(opacity * factor)
    case .color(let color): .color(color.opacity(factor))
    case .gradient(let gradient):
      .gradient(
        Gradient(
          gradient.course,
          gradient.stops.map {
            Gradient.Stop(location: $0.location, ink: $0.ink.flat.opacity(factor))
          }))
    }
  }
}
