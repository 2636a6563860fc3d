/// The name of a system symbol as the words between its dots.
struct SymbolName {
  /// A word in UTF-8.
  typealias Word = ArraySlice<UInt8>

  /// The word of filled variants.
  static let fill = ArraySlice("fill".utf8)

  /// The words, without those of a script or a direction at the end.
  var words: [Word]

  /// Splits a name.
  init(_ name: String) {
    words = Array(name.utf8).split(separator: UInt8(ascii: "."))
    while words.count > 1, let last = words.last, Self.isScript(last) { words.removeLast() }
  }

  /// Returns the name with variants as SwiftUI puts them together: slash, shape, fill.
  ///
  /// A name that has a shape keeps it, and what it has already is not added again.
  func adding(_ variants: [String]) -> SymbolName {
    guard !variants.isEmpty else { return self }
    var name = self
    let isFilled = variants.contains("fill") || name.words.last == Self.fill
    if name.words.last == Self.fill { name.words.removeLast() }
    if let last = name.words.last, !Self.isShape(last) {
      if variants.contains("slash"), !last.is("slash") {
        name.words.append(ArraySlice("slash".utf8))
      }
      if let shape = variants.first(where: { Self.isShape(ArraySlice($0.utf8)) }) {
        name.words.append(ArraySlice(shape.utf8))
      }
    }
    if isFilled { name.words.append(Self.fill) }
    return name
  }

  /// Whether a word is the shape of a variant.
  private static func isShape(_ word: Word) -> Bool {
    word.is("circle") || word.is("square") || word.is("rectangle")
  }

  /// Whether a word names a script or a direction that a symbol is drawn for.
  private static func isScript(_ word: Word) -> Bool {
    ["ar", "he", "hi", "ja", "km", "ko", "my", "rtl", "th", "zh"].contains { word.is($0) }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are those of a word.
  func `is`(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { elementsEqual($0) }
  }
}
