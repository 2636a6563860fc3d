/// The weights of fonts, as numbers that pages know too.
package enum FontWeight {
  /// From which weight on letters are bold in a terminal, which has no others.
  static let bold = 600

  /// Returns the number of a weight of SwiftUI's `Font.Weight`; regular where it is none.
  ///
  /// The numbers are those of CSS, whose nine weights stand in the same order.
  package static func number(_ name: String) -> Int {
    switch name {
    case "ultraLight": 100
    case "thin": 200
    case "light": 300
    case "medium": 500
    case "semibold": 600
    case "bold": 700
    case "heavy": 800
    case "black": 900
    default: 400
    }
  }
}

extension ResolvedText {
  /// Whether a terminal shows its letters bold.
  package var isBold: Bool {
    get { weight >= FontWeight.bold }
    set { weight = newValue ? FontWeight.bold : 400 }
  }
}

extension ResolvedSymbol {
  /// Whether a terminal shows its glyph bold.
  package var isBold: Bool {
    get { weight >= FontWeight.bold }
    set { weight = newValue ? FontWeight.bold : 400 }
  }
}
