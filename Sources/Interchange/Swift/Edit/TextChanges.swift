import SwiftText

/// Changes of ranges of a Swift file, all other bytes of which stay.
struct TextChanges {
  private var changes: [(range: Range<Int>, text: String)] = []

  /// Whether nothing changes.
  var isEmpty: Bool { changes.isEmpty }

  /// Puts a text in the place of a range of the file as its reader counts it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    changes.append((range, text))
  }

  /// Puts a text behind what ends at an offset.
  mutating func insert(_ text: String, at offset: Int) {
    changes.append((offset..<offset, text))
  }

  /// Takes a declaration out, with the line that it ends on and an empty one behind it.
  mutating func remove(_ range: Range<Int>, of bytes: [UInt8]) {
    var end = range.upperBound
    for _ in 0..<2 where end < bytes.count && bytes[end] == UInt8(ascii: "\n") { end += 1 }
    changes.append((range.lowerBound..<end, ""))
  }

  /// Returns the text of a file after the changes, in the line ends that the file has.
  func applied(to file: [UInt8]) -> String {
    let places = Self.places(in: file)
    let breaksWithReturn = file.indices.dropFirst().contains {
      file[$0] == UInt8(ascii: "\n") && file[$0 - 1] == UInt8(ascii: "\r")
    }
    var output: [UInt8] = []
    var next = 0
    let sorted = changes.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    for (range, text) in sorted {
      let start = places[min(range.lowerBound, places.count - 1)]
      guard start >= next else { continue }
      output += file[next..<start]
      output += (breaksWithReturn ? text.replacing("\n", with: "\r\n") : text).utf8
      next = places[min(range.upperBound, places.count - 1)]
    }
    output += file[next...]
    return String(decoding: output, as: UTF8.self)
  }

  /// Where each byte of the text that is read stands in the file: the reader leaves out a byte order mark
  /// and takes every line end for one byte.
  private static func places(in file: [UInt8]) -> [Int] {
    var places: [Int] = []
    places.reserveCapacity(file.count + 1)
    var index = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < file.count {
      places.append(index)
      let isPair =
        file[index] == UInt8(ascii: "\r") && index + 1 < file.count
        && file[index + 1] == UInt8(ascii: "\n")
      index += isPair ? 2 : 1
    }
    places.append(file.count)
    return places
  }
}
