/// What a cell can be coloured with: the terminal's own two colours, or one of ours.
enum TerminalColor: Hashable {
  /// The terminal's own ground.
  case background

  /// The terminal's own text colour.
  case foreground

  /// A colour.
  case color(OpaqueColor)

  /// The colour that is assumed to be seen.
  func seen(on backdrop: Backdrop) -> OpaqueColor {
    switch self {
    case .background: backdrop.background
    case .foreground: backdrop.foreground
    case .color(let color): color
    }
  }

  /// Returns what is seen of an ink that is laid over this.
  func covered(by ink: Ink, on backdrop: Backdrop) -> TerminalColor {
    switch ink {
    case .foreground(let opacity):
      if opacity >= 1 { return .foreground }
      return covered(by: .color(backdrop.foreground.rgba.opacity(opacity)), on: backdrop)
    case .color(let color):
      guard color.alpha > 0 else { return self }
      return .color(OpaqueColor(color, over: seen(on: backdrop)))
    case .gradient(let gradient): return covered(by: gradient.flat, on: backdrop)
    }
  }

  /// Returns what a text in an ink is drawn with on this ground.
  ///
  /// The primary ink is the terminal's own only on the terminal's own ground: on a dark fill in a light
  /// terminal, or the reverse, such a text could not be read.
  func textColor(of ink: Ink, on backdrop: Backdrop) -> TerminalColor {
    let color = covered(by: ink, on: backdrop)
    if case .color = self, color == .foreground { return .color(backdrop.foreground) }
    return color
  }
}

extension Ink {
  /// Whether anything of it is seen.
  var isVisible: Bool {
    switch self {
    case .foreground(let opacity): opacity > 0
    case .color(let color): color.alpha > 0
    case .gradient(let gradient): gradient.stops.contains { $0.ink.isVisible }
    }
  }

  /// The ink where a gradient cannot be drawn: the first colour of one.
  package var flat: Ink {
    if case .gradient(let gradient) = self { gradient.flat } else { self }
  }
}
