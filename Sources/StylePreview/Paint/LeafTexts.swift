/// Makes texts ready for a tier.
struct LeafTexts {
  /// The tier.
  let tier: Tier

  /// What symbols look like, each looked up once, by its name and the variants in force.
  private var icons: [String: LeafText] = [:]

  /// Creates texts that know no symbol yet.
  init(tier: Tier) {
    self.tier = tier
  }

  /// Returns a title that is clean and of known width; most titles are so as they stand.
  func title(_ bytes: ArraySlice<UInt8>) -> LeafText {
    let bytes = LongTitle.shortened(bytes)
    if let width = sanitizer.plainWidth(bytes) {
      return LeafText(bytes: bytes, width: width)
    }
    return LeafText(sanitizer.clean(bytes))
  }

  /// Returns a title that is clean and of known width.
  func title(_ string: String) -> LeafText {
    LeafText(sanitizer.clean(LongTitle.shortened(string)))
  }

  /// Returns the glyph of a symbol, with variants such as `circle` and `fill` in force.
  mutating func icon(_ name: String, variants: [String] = []) -> LeafText {
    // No name of a symbol has a space.
    let key = variants.isEmpty ? name : "\(name) \(variants.joined(separator: " "))"
    if let known = icons[key] { return known }
    let glyph = SymbolGlyph.shown(name, variants: variants, in: tier.form)
    var attributes: TextAttributes = []
    if glyph.isBold { attributes.insert(.bold) }
    if glyph.isStruck { attributes.insert(.struck) }
    let icon = LeafText(glyph.text(in: tier.form), attributes: attributes)
    // A list with ever new names must not fill the memory.
    if icons.count >= 4096 { icons.removeAll() }
    icons[key] = icon
    return icon
  }

  private var sanitizer: Sanitizer { Sanitizer(tier.form) }
}

extension LeafTexts {
  /// Returns the texts of a label from their UTF-8.
  mutating func label(title: ArraySlice<UInt8>, symbol: ArraySlice<UInt8>?) -> LabelText {
    let name = symbol.map { String(decoding: $0, as: UTF8.self) }
    return LabelText(
      title: self.title(title), symbol: name, iconWidth: name.map { icon($0).width } ?? 0)
  }

  /// Returns the text of a leaf; nil for the title and the icon of the label.
  mutating func text(of leaf: Leaf) -> LeafText? {
    switch leaf.content {
    case .text(let text):
      guard case .literal(let string) = text.content else { return nil }
      return title(text.isUppercased == true ? string.uppercased() : string)
    case .symbol(let symbol):
      guard case .named(let name) = symbol.content else { return nil }
      return icon(name, variants: symbol.variants)
    }
  }

  /// Returns what a place shows of a label, cut to its cells.
  mutating func text(of label: LabelText, in place: TextPlace) -> LeafText {
    switch place.content {
    case .known(let text): return cut(text, to: place)
    case .icon(let variants):
      guard let name = label.symbol else { return LeafText(bytes: [], width: 0) }
      return cut(icon(name, variants: variants), to: place)
    case .title(let isUppercased, let line):
      var title = label.title
      if let line, let lines = label.lines { title = lines.line(line.index, isLast: line.isLast) }
      return cut(isUppercased ? uppercased(title) : title, to: place)
    }
  }

  /// A text in capitals; its width may change, as that of ß does.
  private func uppercased(_ text: LeafText) -> LeafText {
    title(String(decoding: text.bytes, as: UTF8.self).uppercased())
  }

  /// A text that fits into a place, cut with an ellipsis if it must be.
  private func cut(_ text: LeafText, to place: TextPlace) -> LeafText {
    if text.width <= place.width { return text }
    let whole = CellText(bytes: Array(text.bytes), width: text.width)
    return LeafText(
      sanitizer.truncated(whole, to: place.width, leavingOut: place.truncation),
      attributes: text.attributes)
  }
}
