/// A label whose texts are measured letter by letter.
struct PointLabel {
  /// The longest text that is drawn, in scalars; longer ones end in an ellipsis.
  static let longestText = 500

  /// The title, clean.
  let title: String

  /// The name of the icon; nil for a label without one.
  let systemImage: String?

  /// Creates a label.
  init(title: String, systemImage: String?) {
    self.title = Self.clean(title)
    self.systemImage = systemImage
  }

  /// Returns the text that is shown: the title or the style's own, clean.
  func shown(_ text: ResolvedText) -> String {
    let string: String
    switch text.content {
    case .title, .titleLine: string = title
    case .literal(let literal): string = Self.clean(literal)
    }
    return text.isUppercased == true ? string.uppercased() : string
  }

  /// Whether there is a symbol to show.
  func hasSymbol(_ symbol: ResolvedSymbol) -> Bool {
    symbol.content != .icon || systemImage != nil
  }

  /// The name of the symbol that is shown; nil for an icon that the label does not have.
  func name(of symbol: ResolvedSymbol) -> String? {
    switch symbol.content {
    case .icon: systemImage
    case .named(let name): name
    }
  }

  private static func clean(_ text: String) -> String {
    var text = text
    if text.utf8.count > longestText {
      let head = text.unicodeScalars.prefix(longestText)
      if head.endIndex != text.unicodeScalars.endIndex { text = String(head) + "…" }
    }
    return Sanitizer().clean(text).string
  }
}
