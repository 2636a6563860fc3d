import CAssets

/// The text of the vocabulary, embedded in the program: lines `KEY<tab>DECLARATION`, sorted by key.
///
/// A key is found in the index beside the text, without reading the rest. `vocabulary/` is what
/// people edit; `make vocabulary` writes text and index.
enum VocabularyText {
  /// The number of keys.
  static var keyCount: Int { CAssetsVocabularyKeyCount() }

  /// Returns the place of a key among the keys; nil where there is none.
  static func place(of key: String) -> Int? {
    let text = CAssetsVocabulary()
    var key = key
    return key.withUTF8 { wanted in
      var low = 0
      var high = keyCount
      while low < high {
        let middle = (low + high) / 2
        switch order(wanted, text.bytes + CAssetsVocabularyKey(middle)) {
        case 0: return middle
        case ..<0: high = middle
        default: low = middle + 1
        }
      }
      return nil
    }
  }

  /// Returns the key at a place among the keys.
  static func key(at place: Int) -> String {
    let line = CAssetsVocabulary().bytes + CAssetsVocabularyKey(place)
    var count = 0
    while line[count] != tab { count += 1 }
    return String(decoding: UnsafeBufferPointer(start: line, count: count), as: UTF8.self)
  }

  /// Returns what the key at a place declares, a line each.
  static func declarations(at place: Int) -> [Substring] {
    let begin = CAssetsVocabularyKey(place)
    let bytes = UnsafeBufferPointer(
      start: CAssetsVocabulary().bytes + begin, count: CAssetsVocabularyKey(place + 1) - begin)
    return bytes.split(separator: newline).map { line in
      let declaration = line.drop { $0 != tab }.dropFirst()
      return Substring(decoding: declaration, as: UTF8.self)
    }
  }

  /// Compares a key with the one at the start of a line: below 0, 0 or above 0.
  private static func order(
    _ wanted: UnsafeBufferPointer<UInt8>, _ line: UnsafePointer<UInt8>
  ) -> Int {
    for index in 0..<wanted.count {
      let byte = line[index] == tab ? 0 : line[index]
      if wanted[index] != byte { return Int(wanted[index]) - Int(byte) }
    }
    return line[wanted.count] == tab ? 0 : -1
  }

  private static let tab = UInt8(ascii: "\t")

  private static let newline = UInt8(ascii: "\n")
}
