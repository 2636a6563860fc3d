/// The order in which Xcode keeps the keys of a string catalog: that of Foundation's
/// `localizedStandardCompare`, as the Finder sorts names.
///
/// Texts are compared by their letters first, numbers by their value, then by accents, then by case,
/// small letters first (Unicode Collation Algorithm with the CLDR root, numeric). It is exact for
/// Latin, Greek and Cyrillic letters, and for the punctuation of ASCII and of Latin 1; other scripts
/// follow in the order of their code points.
package struct LocalizedOrder {
  private var primary: [UInt64] = []
  private var secondary: [UInt32] = []
  private var tertiary: [UInt8] = []
  private var text: String

  /// The greatest length that is compared, in scalars; what follows counts by its bytes.
  private static let lengthLimit = 4096

  /// Prepares a text to be compared with many.
  package init(_ text: String) {
    self.text = text
    var digits: [Unicode.Scalar] = []
    for scalar in text.nfd.prefix(Self.lengthLimit) {
      if scalar.properties.numericType == .decimal {
        digits.append(scalar)
        continue
      }
      if !digits.isEmpty { take(number: digits) }
      digits = []
      take(scalar)
    }
    if !digits.isEmpty { take(number: digits) }
  }

  /// Whether a text comes before another one.
  package static func < (left: LocalizedOrder, right: LocalizedOrder) -> Bool {
    if left.primary != right.primary {
      return left.primary.lexicographicallyPrecedes(right.primary)
    }
    if left.secondary != right.secondary {
      return left.secondary.lexicographicallyPrecedes(right.secondary)
    }
    if left.tertiary != right.tertiary {
      return left.tertiary.lexicographicallyPrecedes(right.tertiary)
    }
    return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark:
      secondary.append(2 + scalar.value)
      tertiary.append(1)
    case .control where !("\t"..."\r").contains(scalar) && scalar != "\u{85}",
      .format, .surrogate:
      return
    default:
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      let letters = Self.letters(lower.first ?? scalar)
      let isVariant = letters.count > 1 || letters.first != lower.first
      let size: UInt8 = (isVariant ? 3 : 1) + (scalar == lower.first ? 0 : 1)
      for letter in letters {
        primary.append(Self.weight(of: letter))
        secondary.append(1)
        tertiary.append(size)
      }
      if let stroke = Self.stroke(lower.first ?? scalar) {
        secondary.append(stroke)
        tertiary.append(1)
      }
    }
  }

  /// Compares by the number of digits and then digit by digit; zeros before it count last.
  private mutating func take(number digits: [Unicode.Scalar]) {
    let values = digits.map { UInt64($0.properties.numericValue ?? 0) }
    let significant = values.drop { $0 == 0 }
    primary.append(Self.numbers | UInt64(significant.count))
    primary.append(contentsOf: significant)
    secondary.append(1)
    tertiary.append(UInt8(clamping: 1 + values.count - significant.count))
  }
}

extension LocalizedOrder {
  private static let signs: UInt64 = 1 << 40
  private static let numbers: UInt64 = 3 << 40
  private static let words: UInt64 = 4 << 40

  /// The signs that come before digits, in their order (CLDR root collation).
  private static let knownSigns = Array(
    ("\t\n\u{B}\u{C}\r\u{85}\u{2028}\u{2029} _-‐–—,;:!¡?¿.·'‹›\"„«»()[]{}§¶@*/\\&#%‰†‡•"
      + "`´^¯¨¸°©®←→↑↓+±÷×<=>¬|¦~∞≤≥☀★✓").unicodeScalars)

  private static let currencies = Array("¤¢$£¥€".unicodeScalars)

  private static let ranks: [Unicode.Scalar: UInt64] = Dictionary(
    zip(knownSigns, 1...), uniquingKeysWith: { first, _ in first })

  /// The weight of a letter, a sign or a blank.
  private static func weight(of scalar: Unicode.Scalar) -> UInt64 {
    if let rank = ranks[scalar] { return signs | rank << 8 }
    if let place = currencies.firstIndex(of: scalar) {
      return signs | 1 << 38 | UInt64(place)
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .spaceSeparator: return signs | (ranks[" "] ?? 0) << 8
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return signs | (ranks["•"] ?? 0) << 8 | 1 << 7
    case .mathSymbol, .modifierSymbol, .otherSymbol:
      return signs | 1 << 37 | UInt64(scalar.value)
    case .currencySymbol: return signs | 1 << 38 | UInt64(scalar.value)
    default: break
    }
    return words | UInt64(scalar.value)
  }

  /// What a letter or a sign is compared as, before how it looks.
  private static func letters(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar {
    case "ß": ["s", "s"]
    case "æ": ["a", "e"]
    case "œ": ["o", "e"]
    case "ø": ["o"]
    case "đ": ["d"]
    case "ł": ["l"]
    case "ħ": ["h"]
    case "…": [".", ".", "."]
    case "‘", "’": ["'"]
    case "“", "”": ["\""]
    case "\u{30A1}"..."\u{30F6}": [Unicode.Scalar(scalar.value - 0x60) ?? scalar]
    default: [scalar]
    }
  }

  /// What a letter with a stroke through it has beside its letter; nil for others.
  private static func stroke(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "ø": 2 + 0x338
    case "đ", "ł", "ħ": 2 + 0x335
    default: nil
    }
  }
}
