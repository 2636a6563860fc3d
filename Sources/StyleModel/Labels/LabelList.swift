import JSON

/// Labels for drawing, very many of them: their texts stay in the bytes that they were read from.
package struct LabelList: Sendable {
  /// The greatest number of labels of a file.
  package static let countLimit = 1_000_000

  /// The greatest size of a file, in bytes.
  package static let byteLimit = 256 << 20

  /// A text of the list.
  struct Text {
    /// The first byte in `source`; from its end on, the first byte in `decoded`.
    var start: UInt32

    /// The number of bytes.
    var length: UInt32
  }

  private struct Entry {
    var title: Text

    /// The symbol; its length is all ones where there is none.
    var symbol: Text
  }

  private struct Translation {
    var label: Int
    var language: String
    var title: Text
  }

  private let source: [UInt8]
  private var decoded: [UInt8] = []
  private var entries: [Entry] = []

  /// The translations in the order of their labels.
  private var translations: [Translation] = []

  /// The language that the titles are in.
  private var sourceLanguage = LabelSet.usualSourceLanguage

  /// Creates an empty list whose texts are in some bytes.
  init(source: [UInt8]) { self.source = source }

  /// Creates a list of the labels of a set.
  package init(_ set: LabelSet) {
    self.init(source: [])
    for label in set.labels { append(label) }
    sourceLanguage = set.sourceLanguage
  }

  /// The number of labels.
  package var count: Int { entries.count }

  /// Returns the UTF-8 of a title; the index must be that of a label.
  package func titleBytes(at index: Int) -> ArraySlice<UInt8> { bytes(of: entries[index].title) }

  /// Returns the UTF-8 of a symbol's name, or nil; the index must be that of a label.
  package func symbolBytes(at index: Int) -> ArraySlice<UInt8>? {
    let symbol = entries[index].symbol
    return symbol.length == .max ? nil : bytes(of: symbol)
  }

  /// Returns a label without its id; the index must be that of a label.
  package subscript(index: Int) -> LabelItem {
    LabelItem(
      title: String(decoding: titleBytes(at: index), as: UTF8.self),
      systemImage: symbolBytes(at: index).map { String(decoding: $0, as: UTF8.self) },
      translations: Dictionary(
        translations(at: index).map { ($0.language, text($0.title)) }, uniquingKeysWith: { $1 }))
  }

  /// Returns the title in a language where the label has one, else the title itself.
  ///
  /// A language of a region, `de-CH`, falls back to the language alone.
  package func title(at index: Int, language: String) -> String {
    text(translation(at: index, in: language)?.title ?? entries[index].title)
  }

  private func translation(at index: Int, in language: String) -> Translation? {
    let translations = translations(at: index)
    guard !translations.isEmpty else { return nil }
    var wanted: Substring? = language[...]
    while let code = wanted {
      if let found = translations.first(where: { LanguageCode.areEqual($0.language, code) }) {
        return found
      }
      wanted = LanguageCode.broader(code)
    }
    return nil
  }

  private func text(_ text: Text) -> String { String(decoding: bytes(of: text), as: UTF8.self) }

  private func bytes(of text: Text) -> ArraySlice<UInt8> {
    let start = Int(text.start)
    let end = start + Int(text.length)
    return start < source.count
      ? source[start..<end] : decoded[start - source.count..<end - source.count]
  }

  private func translations(at index: Int) -> ArraySlice<Translation> {
    var (low, high) = (0, translations.count)
    while low < high {
      let middle = (low + high) / 2
      if translations[middle].label < index { low = middle + 1 } else { high = middle }
    }
    return translations[low...].prefix { $0.label == index }
  }
}

extension LabelList {
  /// Returns the labels without a title in a language, by their indices.
  ///
  /// None for the language of the titles themselves, and where no label has a translation at all.
  package func untranslated(in language: String) -> [Int] {
    guard !translations.isEmpty, [sourceLanguage].standing(for: language) == nil else { return [] }
    return (0..<count).filter { translation(at: $0, in: language) == nil }
  }

  /// Returns the labels with their titles in a language, as far as they have one; nil changes nothing.
  package func titled(in language: String?) -> LabelList {
    guard let language, !translations.isEmpty else { return self }
    var list = LabelList(source: [])
    for index in 0..<count {
      var label = self[index]
      label.title = title(at: index, language: language)
      list.append(label)
    }
    list.sourceLanguage = language
    return list
  }
}

extension LabelList {
  /// Appends a label whose texts are kept as they are given.
  mutating func append(_ label: LabelItem) {
    for (language, title) in label.translations.sorted(by: { $0.key < $1.key }) {
      translations.append(Translation(label: count, language: language, title: keep(title.utf8)))
    }
    append(title: keep(label.title.utf8), symbol: label.systemImage.map { keep($0.utf8) })
  }

  /// Appends a label from texts that are kept already.
  mutating func append(title: Text, symbol: Text?) {
    entries.append(Entry(title: title, symbol: symbol ?? Text(start: 0, length: .max)))
  }

  /// Returns the present string of a cursor over the source, decoded if it has escapes.
  mutating func keep(_ cursor: JSONCursor) -> Text {
    guard cursor.hasEscapes else {
      return Text(
        start: UInt32(clamping: cursor.textRange.lowerBound),
        length: UInt32(clamping: cursor.textRange.count))
    }
    let start = decoded.count
    cursor.appendText(to: &decoded)
    return decodedText(from: start)
  }

  private mutating func keep(_ bytes: some Sequence<UInt8>) -> Text {
    let start = decoded.count
    decoded.append(contentsOf: bytes)
    return decodedText(from: start)
  }

  private func decodedText(from start: Int) -> Text {
    Text(
      start: UInt32(clamping: source.count + start), length: UInt32(clamping: decoded.count - start)
    )
  }
}
