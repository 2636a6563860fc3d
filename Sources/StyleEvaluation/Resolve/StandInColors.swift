import StyleModel
import StylePreview

/// Colours that stand for others which change with the appearance, so that a style is evaluated and laid
/// out once for all appearances: where its views lie does not depend on what they are drawn with.
///
/// A stand-in is redder than any colour is. Its opacity is what the style multiplies that of the colour
/// by.
package final class StandInColors {
  /// The least red of a stand-in.
  private static let leastRed = 1_000.0

  /// The appearances.
  package let appearances: [Appearance]

  /// Whether the style does with the appearance what no stand-in can follow, such as asking for it;
  /// then it has to be evaluated in each.
  package private(set) var areTooFew = false

  /// The shades of each colour, in the order of the appearances.
  private var shades: [[RGBA]] = []

  /// Creates no colours yet.
  package init(_ appearances: [Appearance]) {
    self.appearances = appearances
  }

  /// Tells that the appearance decides something that is not a colour by itself.
  func giveUp() { areTooFew = true }

  /// Returns what stands for a colour of some shades; the colour itself where all are one.
  func color(_ shades: [RGBA]) -> RGBA {
    if let first = shades.first, shades.allSatisfy({ $0 == first }) { return first }
    self.shades.append(shades)
    return RGBA(
      red: Self.leastRed + Double(self.shades.count - 1), green: 0, blue: 0, alpha: 1)
  }

  /// Returns a drawing as it is in one of the appearances, by its number.
  package func list(_ list: DisplayList, in appearance: Int) -> DisplayList {
    if shades.isEmpty { return list }
    return list.mappingColors { color in
      let place = color.red - Self.leastRed
      guard place >= 0, place < Double(shades.count) else { return color }
      return shades[Int(place)][appearance].opacity(color.alpha)
    }
  }
}

extension Resolver {
  /// Returns a colour in the appearance of a place, or what stands for it in all appearances.
  func shade(_ environment: ViewEnvironment, _ color: (Appearance) -> RGBA) -> RGBA {
    guard let standIns = interpreter.standIns else { return color(environment.appearance) }
    return standIns.color(standIns.appearances.map(color))
  }

  /// Returns what stands for a tint that leads elsewhere in each appearance; nil where it leads to one
  /// place, or where nothing can stand for it.
  func standIn(for tint: Tint, _ aliases: TintAliases) -> Ink? {
    guard let standIns = interpreter.standIns else { return nil }
    let ends = standIns.appearances.map { tint.end(for: $0, aliases) }
    if let first = ends.first, ends.allSatisfy({ $0 == first }) { return nil }
    let shades = zip(ends, standIns.appearances).compactMap { end, appearance -> RGBA? in
      switch end {
      case .color(let color): color.rgba
      // These two are what the environment says that they are.
      case .system(.primary), .system(.accentColor), .nothing, .ring: nil
      case .system(let system): system.rgba(for: appearance)
      }
    }
    guard shades.count == ends.count else {
      standIns.giveUp()
      return nil
    }
    return .color(standIns.color(shades))
  }
}
