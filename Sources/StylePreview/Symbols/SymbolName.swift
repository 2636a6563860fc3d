/// The name of a system symbol as the words between its dots.
struct SymbolName {
  /// A word in UTF-8.
  typealias Word = ArraySlice<UInt8>

  /// The word of filled variants.
  static let fill = ArraySlice("fill".utf8)

  /// The words.
  var words: [Word]

  /// Splits a name.
  init(_ name: String) {
    words = Array(name.utf8).split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  }

  /// Creates a name of words.
  init(words: [Word]) {
    self.words = words
  }

  /// The name without the words of a script or a direction at its end.
  var withoutScript: SymbolName {
    var name = self
    while name.words.count > 1, let last = name.words.last, Self.isScript(last) {
      name.words.removeLast()
    }
    return name
  }

  /// The name with its dots.
  var text: String { Self.text(words[...]) }

  /// Returns words with dots between them.
  static func text(_ words: ArraySlice<Word>) -> String {
    var bytes: [UInt8] = []
    for word in words {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: ".")) }
      bytes += word
    }
    return String(decoding: bytes, as: UTF8.self)
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
