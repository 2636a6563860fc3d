import JSON

/// A tint as a member of `Color`: `Color.brand` for the tint `brand`.
package enum TintMember {
  /// Returns the name of the member that stands for a tint.
  ///
  /// `Brand.primary` is `brandPrimary`, `2nd blue` is `_2ndBlue`; a name of SwiftUI's own or a word
  /// of Swift gets `Tint` at its end.
  package static func name(of tint: String) -> String {
    let name = SwiftName.member(of: tint, fallback: "unnamed")
    let isTaken =
      Vocabulary.members(of: .color).contains(name)
      || Vocabulary.members(of: .shapeStyle).contains(name)
      || Vocabulary.method(name, of: .color) != nil || Vocabulary.modifier(name) != nil
      || name == "gradient"
    return isTaken || SwiftIdentifier.isReserved(name) ? name + "Tint" : name
  }

  /// Describes the member that stands for a tint.
  package static func description(of tint: String) -> String {
    "/// The tint \(visible(tint))."
  }

  /// Returns the tint that the description of a member names; nil where it names none, or one that
  /// has another member.
  static func tint(of member: String, in comments: [String]) -> String? {
    guard let line = comments.last, line.hasPrefix("/// The tint "), line.hasSuffix(".") else {
      return nil
    }
    let name = String(line.dropFirst("/// The tint ".count).dropLast())
    return self.name(of: name) == member ? name : nil
  }
}
