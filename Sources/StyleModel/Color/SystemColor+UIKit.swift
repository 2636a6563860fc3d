extension SystemColor {
  /// Returns the name that UIKit and asset catalogs have for a colour, by its name in Swift:
  /// `systemBlueColor` for `blue` and `systemBlue`; nil where they have none.
  package static func reference(to name: String) -> String? {
    guard let color = SystemColor(name: name) else { return nil }
    if name.hasSuffix("Color"), name != color.rawValue { return name }
    switch color {
    case .white, .black, .clear, .quinary, .accentColor: return nil
    case .primary: return "labelColor"
    case .secondary: return "secondaryLabelColor"
    case .tertiary where name == "placeholderText": return "placeholderTextColor"
    case .tertiary: return "tertiaryLabelColor"
    case .quaternary: return "quaternaryLabelColor"
    case .blue where name == "link": return "linkColor"
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray:
      return "system" + color.rawValue.prefix(1).uppercased() + color.rawValue.dropFirst() + "Color"
    default: return color.rawValue + "Color"
    }
  }

  /// Returns the name in Swift of a colour that an asset catalog names: `systemBlue` for
  /// `systemBlueColor`; what is not known keeps its name.
  package static func name(ofReference reference: String) -> String {
    guard reference.hasSuffix("Color"), SystemColor(name: reference) == nil else {
      return reference
    }
    let name = String(reference.dropLast(5))
    return SystemColor(name: name) == nil ? reference : name
  }
}
