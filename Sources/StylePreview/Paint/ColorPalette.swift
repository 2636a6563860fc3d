/// How the colours of a drawing are written for a terminal.
enum ColorPalette: Hashable {
  /// As they are, in 24 bits.
  case full

  /// As those of a palette of 256.
  case indexed(IndexedPalette)

  /// As the nearest of sixteen.
  case sixteen

  /// Returns the parameters of SGR that set a colour.
  func parameters(of color: OpaqueColor, isGround: Bool) -> String {
    switch self {
    case .full: return "\(isGround ? 48 : 38);2;\(color.red);\(color.green);\(color.blue)"
    case .indexed(let palette): return "\(isGround ? 48 : 38);5;\(palette.index(of: color))"
    case .sixteen:
      // ECMA-48 has eight of them; aixterm added the bright ones.
      let index = SixteenPalette.index(of: color)
      return String((index < 8 ? 30 : 82) + (isGround ? 10 : 0) + index)
    }
  }

  /// Returns an ink that is told apart from a ground: itself, or where both would be one colour of the
  /// palette, the nearest other one.
  func ink(_ ink: TerminalColor, on ground: TerminalColor, _ backdrop: Backdrop) -> TerminalColor {
    guard case .color(let color) = ink else { return ink }
    let behind = ground.seen(on: backdrop)
    guard color != behind else { return ink }
    switch self {
    case .full: return ink
    case .indexed(let palette):
      let taken = palette.index(of: behind)
      guard palette.index(of: color) == taken else { return ink }
      return .color(IndexedPalette.nearestColor(to: color, except: taken))
    case .sixteen:
      let taken = SixteenPalette.index(of: behind)
      guard SixteenPalette.index(of: color) == taken else { return ink }
      return .color(SixteenPalette.colors[SixteenPalette.index(of: color, except: taken)])
    }
  }
}
