import JSON
import StyleModel

/// The appearances that an entry of a colour set can be for; the raw values are our words for them.
enum ColorSlot: String, CaseIterable {
  case any, light, dark, highContrast, lightHighContrast, darkHighContrast

  /// The variant of a tint that the entry has the value of: a tint is light unless it is told.
  var variant: Tint.Variant {
    switch self {
    case .any, .light: .any
    case .dark: .dark
    case .highContrast, .lightHighContrast: .highContrast
    case .darkHighContrast: .darkHighContrast
    }
  }

  /// The entry that is for a variant alone.
  init(_ variant: Tint.Variant) {
    switch variant {
    case .any: self = .any
    case .dark: self = .dark
    case .highContrast: self = .highContrast
    case .darkHighContrast: self = .darkHighContrast
    }
  }

  /// Reads the appearances of an entry; nil for others than these.
  init?(_ appearances: JSONValue?) {
    var found: [String: String] = [:]
    for appearance in appearances?.array ?? [] {
      guard let key = appearance["appearance"]?.string, let value = appearance["value"]?.string,
        found.updateValue(value, forKey: key) == nil
      else { return nil }
    }
    let luminosity = found.removeValue(forKey: "luminosity")
    let contrast = found.removeValue(forKey: "contrast")
    guard found.isEmpty, appearances == nil || appearances?.array != nil else { return nil }
    switch (luminosity, contrast) {
    case (nil, nil): self = .any
    case ("light", nil): self = .light
    case ("dark", nil): self = .dark
    case (nil, "high"): self = .highContrast
    case ("light", "high"): self = .lightHighContrast
    case ("dark", "high"): self = .darkHighContrast
    default: return nil
    }
  }

  /// The appearances as an entry has them, luminosity first; nil for any.
  var appearances: JSONValue? {
    let luminosity: String? =
      switch self {
      case .any, .highContrast: nil
      case .light, .lightHighContrast: "light"
      case .dark, .darkHighContrast: "dark"
      }
    let contrast: String? =
      switch self {
      case .any, .light, .dark: nil
      case .highContrast, .lightHighContrast, .darkHighContrast: "high"
      }
    func pair(_ key: String, _ value: String) -> JSONValue {
      ["appearance": .string(key), "value": .string(value)]
    }
    let pairs =
      [luminosity.map { pair("luminosity", $0) }, contrast.map { pair("contrast", $0) }]
      .compactMap(\.self)
    return pairs.isEmpty ? nil : .array(pairs)
  }

  /// The order in which Xcode has its entries.
  static func order(of variant: Tint.Variant) -> Int {
    Tint.Variant.allCases.firstIndex(of: variant) ?? 0
  }
}
