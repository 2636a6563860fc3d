import Vocabulary

/// How a name became a glyph.
package struct SymbolResolution: Hashable, Sendable {
  /// The way that led to it; the raw values are what `--json` says.
  package enum Way: String, Hashable, Sendable {
    /// The table holds the name.
    case exact

    /// The table holds the name without the script or the direction at its end.
    case script

    /// A number or a letter in a shape.
    case enclosed

    /// The table holds what the badge is on.
    case badge

    /// The table holds the name without its last words.
    case shortened

    /// The table holds the second of two things.
    case second

    /// The table holds a word of the name.
    case word

    /// Nothing of it is known.
    case unknown
  }

  /// The name that was looked up, with the variants in force.
  package var name: String

  /// The glyph.
  package var glyph: SymbolGlyph

  /// The way that led to it.
  package var way: Way

  /// The name in the table; empty where none led to the glyph.
  package var entry: String

  /// The longest name that is looked at, in bytes.
  private static let longestName = 200

  /// Resolves a name with variants in force, such as `circle` and `fill`.
  ///
  /// A name without a glyph of its own takes that of the part that says most: the name without its
  /// variant, without a badge, the second of two things, or any word that is known.
  package init(
    _ name: String, variants: [String] = [], in availability: SymbolAvailability = .builtIn
  ) {
    let isTooLong = name.utf8.count > Self.longestName
    let full =
      isTooLong || variants.isEmpty
      ? name : SymbolVariantName(variants, in: availability).name(for: name)
    self.name = full
    (glyph, way, entry) = isTooLong ? (.unknown, .unknown, "") : Self.found(SymbolName(full))
  }

  private typealias Found = (SymbolGlyph, Way, String)

  private static func found(_ name: SymbolName) -> Found {
    let words = name.withoutScript.words
    if let glyph = SymbolGlyph.exact(name.words) { return (glyph, .exact, name.text) }
    if let glyph = SymbolGlyph.exact(words) {
      return (glyph, .script, SymbolName(words: words).text)
    }
    if let glyph = SymbolGlyph.enclosed(words) { return (glyph, .enclosed, "") }
    if let found = withoutBadge(words) { return (found.glyph, .badge, found.entry) }
    if let found = SymbolGlyph.shortened(words) { return (found.glyph, .shortened, found.entry) }
    if let found = secondPart(words) { return (found.glyph, .second, found.entry) }
    for word in words {
      guard let glyph = SymbolGlyph.exact([word]) else { continue }
      return (glyph, .word, String(decoding: word, as: UTF8.self))
    }
    return (.unknown, .unknown, "")
  }

  /// The glyph of what a badge is on: `X.badge.Y` shows as X.
  private static func withoutBadge(_ words: [SymbolName.Word]) -> SymbolGlyph.Entry? {
    guard let badge = words.firstIndex(where: { $0.is("badge") }), badge > 0 else { return nil }
    return entry(of: Array(words[..<badge]))
  }

  /// The glyph of b in `a.and.b` and `a.on.b`.
  private static func secondPart(_ words: [SymbolName.Word]) -> SymbolGlyph.Entry? {
    guard let joint = words.lastIndex(where: { $0.is("and") || $0.is("on") }) else { return nil }
    let second = Array(words[(joint + 1)...])
    return second.isEmpty ? nil : entry(of: second)
  }

  private static func entry(of words: [SymbolName.Word]) -> SymbolGlyph.Entry? {
    SymbolGlyph.exact(words).map {
      SymbolGlyph.Entry(glyph: $0, entry: SymbolName(words: words).text)
    } ?? SymbolGlyph.shortened(words)
  }
}
