/// The drawings of labels in one style: one for each size, made when a label of that size comes.
struct SizedDrawings {
  /// How many cells are kept; beyond, drawings are made again.
  private static let capacity = 400_000

  private struct Entry {
    var size: LabelSize
    var drawing: Drawing
  }

  /// The drawings by the cells of the title; few differ in anything else.
  private var known: [[Entry]] = []
  private var cellCount = 0

  /// Returns the drawing for a size, made by a closure where it is not known.
  mutating func drawing(of size: LabelSize, draw: (LabelSize) -> Drawing) -> Drawing {
    while known.count <= size.titleWidth { known.append([]) }
    if let entry = known[size.titleWidth].first(where: { $0.size == size }) {
      return entry.drawing
    }
    let drawing = draw(size)
    cellCount += drawing.cellCount
    if cellCount > Self.capacity {
      for index in known.indices { known[index] = [] }
      cellCount = drawing.cellCount
    }
    known[size.titleWidth].append(Entry(size: size, drawing: drawing))
    return drawing
  }
}
