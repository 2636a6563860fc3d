import SwiftText

/// The name that stands for a style's own name while its Swift is compared, so that a renamed style
/// is changed nowhere but in its name.
struct OwnName {
  /// What the name begins with; a number follows where a text holds that already.
  private static let stem = "ThisStyle"

  /// More digits than the number of the name can have: no text holds the stem a billion times.
  private static let digitLimit = 9

  /// The name; no text that is compared holds it.
  let text: String

  /// Finds a name that none of the contents holds.
  init(for contents: [ItemContent]) {
    var taken: Set<String> = []
    for content in contents {
      guard case .style(let style)? = content.document else { continue }
      let ranges = style.swift.ranges(of: Self.stem)
      if ranges.isEmpty { continue }
      let bytes = Array(style.swift.utf8)
      for range in ranges {
        var digits = ""
        taken.insert(digits)
        let rest = bytes[range.upperBound...].prefix(Self.digitLimit)
        for digit in rest.prefix(while: { 0x30...0x39 ~= $0 }) {
          digits.unicodeScalars.append(Unicode.Scalar(digit))
          taken.insert(digits)
        }
      }
    }
    var number = 0
    var suffix = ""
    while taken.contains(suffix) {
      number += 1
      suffix = "\(number)"
    }
    text = Self.stem + suffix
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
  /// The text with another in the place of each piece.
  func replacing(_ piece: String, with other: String) -> String {
    let ranges = ranges(of: piece)
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

  /// The places of a piece in the bytes of the text, none of which overlap.
  fileprivate func ranges(of piece: String) -> [Range<Int>] {
    let bytes = Array(utf8)
    let wanted = Array(piece.utf8)
    guard let first = wanted.first, bytes.count >= wanted.count else { return [] }
    var ranges: [Range<Int>] = []
    var index = 0
    while index <= bytes.count - wanted.count {
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
