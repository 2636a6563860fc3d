import Diagnostics
import StyleModel
import Vocabulary

/// A tint as a member of `Color`: `Color.brand` for the tint `brand`.
package enum TintMember {
  /// Returns the name of the member that stands for a tint.
  ///
  /// `Brand.primary` is `brandPrimary`, `2nd blue` is `_2ndBlue`; a name of SwiftUI's own or a word
  /// of Swift gets `Tint` at its end.
  package static func name(of tint: String) -> String {
    let name = SwiftName.member(of: tint, fallback: "unnamed")
    let isTaken =
      Vocabulary.isMember(name, of: .color)
      || Vocabulary.isMember(name, of: .shapeStyle)
      || Vocabulary.method(name, of: .color) != nil || Vocabulary.modifier(name) != nil
      || name == "gradient"
    return isTaken || SwiftIdentifier.isReserved(name) ? name + "Tint" : name
  }

  /// Describes the member that stands for a tint.
  package static func description(of tint: String) -> String {
    "/// The tint \(visible(tint))."
  }

  /// Tells the values of a tint as they are seen, so that who reads the code need not look them up.
  ///
  /// `/// #0077B6, dark #48CAE4.` stands for two values.
  package static func values(of tint: Tint) -> String {
    let values = Tint.Variant.allCases.compactMap { variant -> String? in
      guard let value = tint.values[variant] else { return nil }
      let word =
        switch variant {
        case .any: ""
        case .dark: "dark "
        case .highContrast: "high contrast "
        case .darkHighContrast: "dark with high contrast "
        }
      return word + text(of: value)
    }
    return "/// \(values.joined(separator: ", "))."
  }

  private static func text(of value: Tint.Value) -> String {
    switch value {
    case .alias(let name), .tint(let name), .system(let name):
      let head = name.unicodeScalars.prefix(30)
      return "as " + visible(String(head))
        + (head.endIndex == name.unicodeScalars.endIndex ? "" : "…")
    case .color(let color): return color.nearestHex
    }
  }

  /// Returns the tint that the description of a member names; nil where it names none, or one that
  /// has another member.
  static func tint(of member: String, in comments: [String]) -> String? {
    guard let line = comments.last(where: { $0.hasPrefix("/// The tint ") }), line.hasSuffix(".")
    else { return nil }
    let name = String(line.dropFirst("/// The tint ".count).dropLast())
    return self.name(of: name) == member ? name : nil
  }
}
