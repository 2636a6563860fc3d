/// How text is set, besides its colour.
struct TextAttributes: OptionSet, Hashable {
  let rawValue: UInt8

  static let bold = TextAttributes(rawValue: 1)
  static let italic = TextAttributes(rawValue: 2)
  static let underlined = TextAttributes(rawValue: 4)
  static let struck = TextAttributes(rawValue: 8)

  /// The attributes that show on blanks too.
  static let lines: TextAttributes = [.underlined, .struck]
}

extension Leaf {
  /// How its text is set.
  var attributes: TextAttributes {
    switch content {
    case .symbol(let symbol): return symbol.isBold ? .bold : []
    case .text(let text):
      var attributes: TextAttributes = []
      if text.isBold { attributes.insert(.bold) }
      if text.isItalic { attributes.insert(.italic) }
      if text.isUnderlined { attributes.insert(.underlined) }
      if text.isStruck { attributes.insert(.struck) }
      return attributes
    }
  }
}
