import StyleModel

extension DisplayList {
  /// Returns the list with its colours changed.
  package func mappingColors(_ change: (RGBA) -> RGBA) -> DisplayList {
    var list = self
    list.items = items.map { $0.mappingColors(change) }
    list.ground = ground.map(change)
    return list
  }
}

extension DisplayItem {
  fileprivate func mappingColors(_ change: (RGBA) -> RGBA) -> DisplayItem {
    switch self {
    case .fill(let kind, let frame, let ink): return .fill(kind, frame, ink.mappingColors(change))
    case .stroke(let kind, let frame, var stroke):
      stroke.ink = stroke.ink.mappingColors(change)
      return .stroke(kind, frame, stroke)
    case .text(var text, let frame):
      text.ink = text.ink.mappingColors(change)
      return .text(text, frame)
    case .symbol(var symbol, let frame):
      symbol.ink = symbol.ink.mappingColors(change)
      return .symbol(symbol, frame)
    case .clipped(let kind, let frame, let items):
      return .clipped(kind, frame, items.map { $0.mappingColors(change) })
    case .translucent(let opacity, let frame, let items):
      return .translucent(opacity, frame, items.map { $0.mappingColors(change) })
    case .effect(let effect, let frame, let items):
      return .effect(effect.mappingColors(change), frame, items.map { $0.mappingColors(change) })
    }
  }
}

extension Effect {
  fileprivate func mappingColors(_ change: (RGBA) -> RGBA) -> Effect {
    guard case .shadow(let ink, let radius, let x, let y) = self else { return self }
    return .shadow(ink.mappingColors(change), radius: radius, x: x, y: y)
  }
}

extension Ink {
  /// Returns the ink with its colours changed; the terminal's own foreground becomes what it is told to.
  package func mappingColors(
    foreground: (Double) -> Ink = Ink.foreground, _ change: (RGBA) -> RGBA
  ) -> Ink {
    switch self {
    case .foreground(let opacity): foreground(opacity)
    case .color(let color): .color(change(color))
    case .gradient(let gradient):
      .gradient(
        Gradient(
          gradient.course,
          gradient.stops.map {
            Gradient.Stop(
              location: $0.location,
              ink: $0.ink.mappingColors(foreground: foreground, change))
          }))
    }
  }
}
