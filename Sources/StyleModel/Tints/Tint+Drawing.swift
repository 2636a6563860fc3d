extension Tint {
  /// Where the aliases of a tint lead in an appearance.
  package enum End: Hashable, Sendable {
    /// To a colour.
    case color(ColorValue)

    /// To a colour of the system.
    case system(SystemColor)

    /// To no colour: a name that nothing has, or a variant without a value.
    case nothing

    /// Back to a tint on the way.
    case ring
  }

  /// Returns where aliases lead in an appearance.
  package func end(for appearance: Appearance, _ aliases: TintAliases) -> End {
    value(for: appearance).map { aliases.end(of: $0, for: appearance) } ?? .nothing
  }

  /// Returns the colour that is seen in an appearance; nil where an alias leads nowhere or in a ring.
  package func color(for appearance: Appearance, _ aliases: TintAliases) -> RGBA? {
    switch end(for: appearance, aliases) {
    case .color(let color): color.rgba
    case .system(let system): system.rgba(for: appearance)
    case .nothing, .ring: nil
    }
  }
}

extension Tint.Value {
  /// The value as it is written: `#0A84FF`, the name of an alias, or the components in their space.
  package var text: String {
    switch self {
    case .alias(let name), .tint(let name), .system(let name): return name
    case .color(let color):
      if let hex = color.hex { return hex }
      let numbers = color.components.map { $0.map { "\($0)" } ?? "none" }
      return "\(color.space.rawValue) \(numbers.joined(separator: " ")) / \(color.alpha)"
    }
  }

  /// The value to look at: as it is written, with at most four decimals, and full opacity unsaid.
  package var shownText: String {
    guard case .color(let color) = self, color.hex == nil else { return text }
    let numbers = color.components.map { $0.map(Self.shown) ?? "none" }.joined(separator: " ")
    let opacity = color.alpha == 1 ? "" : " / \(Self.shown(color.alpha))"
    return "\(color.space.rawValue) \(numbers)\(opacity)"
  }

  private static func shown(_ number: Double) -> String {
    guard abs(number) < 1_000_000 else { return "\(number)" }
    let rounded = (number * 10_000).rounded() / 10_000
    // Adding zero takes the sign from a negative zero.
    let digits = "\(rounded + 0)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}
