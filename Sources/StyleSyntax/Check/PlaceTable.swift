import Diagnostics
import StyleModel

/// The places of many byte offsets of a text, found in one pass.
struct PlaceTable {
  private var places: [Int: Place] = [:]

  /// Finds the places of offsets in any order.
  init(of offsets: [Int], in bytes: [UInt8]) {
    var finder = PlaceFinder(bytes)
    for offset in offsets.sorted() where places[offset] == nil {
      places[offset] = finder.place(of: offset)
    }
  }

  /// Returns the place of an offset that the table was made with.
  func place(of offset: Int) -> Place {
    places[offset] ?? Place(line: 1, column: 1)
  }
}
