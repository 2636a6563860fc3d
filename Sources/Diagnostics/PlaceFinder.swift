/// Finds the places of rising byte offsets in one pass over a text; a byte order mark has no column.
package struct PlaceFinder {
  private let bytes: [UInt8]
  private var offset: Int
  private var place = Place(line: 1, column: 1)

  /// Creates a finder at the start of a text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Creates a finder that goes on from a known place.
  package init(_ bytes: [UInt8], at offset: Int, place: Place) {
    self.bytes = bytes
    self.offset = offset
    self.place = place
  }

  /// Returns the place of an offset that is not before the last one asked for.
  package mutating func place(of next: Int) -> Place {
    guard next > offset, next <= bytes.count else { return place }
    let step = Place(ofByte: next - offset, in: bytes[offset..<next])
    if step.line == 1 {
      place.column += step.column - 1
    } else {
      place = Place(line: place.line + step.line - 1, column: step.column)
    }
    offset = next
    return place
  }
}

extension PlaceFinder {
  /// Returns the places of offsets in any order, found in one pass.
  package static func places(of offsets: some Sequence<Int>, in bytes: [UInt8]) -> [Int: Place] {
    var finder = PlaceFinder(bytes)
    var places: [Int: Place] = [:]
    for offset in Set(offsets).sorted() { places[offset] = finder.place(of: offset) }
    return places
  }
}

extension Place {
  /// Finds the place of a byte offset in a text that may begin with a byte order mark.
  package init(ofByte offset: Int, inFile bytes: [UInt8]) {
    var finder = PlaceFinder(bytes)
    self = finder.place(of: offset)
  }
}
