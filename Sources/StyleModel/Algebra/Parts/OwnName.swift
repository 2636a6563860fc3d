import SwiftText

/// The name that stands for a style's own name while its Swift is compared, so that a renamed style
/// is changed nowhere but in its name.
struct OwnName {
  /// The name; no text that is compared holds it.
  let text: String

  /// Finds a name that none of the contents holds.
  init(for contents: [ItemContent]) {
    let swift = contents.compactMap { content -> String? in
      if case .style(let style)? = content.document { style.swift } else { nil }
    }
    var number = 0
    var name = "ThisStyle"
    while swift.contains(where: { $0.holds(name) }) {
      number += 1
      name = "ThisStyle\(number)"
    }
    text = name
  }

  /// Returns Swift with this name in the place of the style's own; nil where it cannot be read.
  func replacing(_ name: ItemName, in swift: String) -> String? {
    try? Renaming.renaming([Renaming.plain(name.text): text], in: swift)
  }

  /// Returns a text with the style's own name again.
  func restoring(_ name: ItemName, in swift: String) -> String {
    swift.replacing(text, with: Renaming.spelled(name.text))
  }
}

extension String {
  /// Whether the bytes of another text, which is not empty, stand in this one.
  func holds(_ other: String) -> Bool {
    !ranges(of: other, most: 1).isEmpty
  }

  /// The text with another in the place of each piece.
  func replacing(_ piece: String, with other: String) -> String {
    let ranges = ranges(of: piece, most: .max)
    guard !ranges.isEmpty else { return self }
    let bytes = Array(utf8)
    var output: [UInt8] = []
    var start = 0
    for range in ranges {
      output += bytes[start..<range.lowerBound]
      output += other.utf8
      start = range.upperBound
    }
    return String(decoding: output + bytes[start...], as: UTF8.self)
  }

  private func ranges(of piece: String, most: Int) -> [Range<Int>] {
    let bytes = Array(utf8)
    let wanted = Array(piece.utf8)
    guard let first = wanted.first, bytes.count >= wanted.count else { return [] }
    var ranges: [Range<Int>] = []
    var index = 0
    while index <= bytes.count - wanted.count, ranges.count < most {
      if bytes[index] == first, bytes[index..<(index + wanted.count)].elementsEqual(wanted) {
        ranges.append(index..<(index + wanted.count))
        index += wanted.count
      } else {
        index += 1
      }
    }
    return ranges
  }
}
