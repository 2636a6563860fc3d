extension Tint {
  /// Returns the colour that is seen in an appearance; nil where an alias leads nowhere or in a ring.
  ///
  /// Aliases are looked up by a closure that returns the tint of a name.
  package func color(for appearance: Appearance, find: (String) -> Tint?) -> RGBA? {
    var tint = self
    for _ in 0..<64 {
      switch tint.value(for: appearance) {
      case .color(let color): return color.rgba
      case .alias(let name):
        guard let next = find(name) else { return SystemColor(name: name)?.rgba(for: appearance) }
        tint = next
      case nil: return nil
      }
    }
    return nil
  }
}

extension Tint.Value {
  /// The value as it is written: `#0A84FF`, the name of an alias, or the components in their space.
  package var text: String {
    switch self {
    case .alias(let name): return name
    case .color(let color):
      if let hex = color.hex { return hex }
      let numbers = color.components.map { $0.map { "\($0)" } ?? "none" }
      return "\(color.space.rawValue) \(numbers.joined(separator: " ")) / \(color.alpha)"
    }
  }
}
