/// A line of a drawing: its cells up to the last one that shows anything, and the texts over them.
struct DrawnLine {
  /// The cells, in colours that are told apart; those under texts are not seen.
  let cells: [Cell]

  /// The places of texts from left to right.
  let places: [TextPlace]

  /// The cells of the narrowest place for a title that may take several lines; nil without any.
  var wrappingColumns: Int? {
    places.compactMap { $0.canWrap ? $0.width : nil }.min()
  }

  /// Takes a row of a grid over; a text of the style itself that shows nothing has no place.
  init(
    _ row: [Cell], _ leaves: [Leaf], texts: inout LeafTexts, _ palette: ColorPalette?,
    on backdrop: Backdrop
  ) {
    let drawn = (row.lastIndex { !$0.isBlank } ?? -1) + 1
    var places: [TextPlace] = []
    for leaf in leaves {
      let text = texts.text(of: leaf)
      if text?.isBlank == true { continue }
      places.append(
        TextPlace(of: leaf, text: text, over: row[leaf.area.columns], palette, on: backdrop))
    }
    if var last = places.popLast() {
      last.filledWidth = max(0, min(last.width, drawn - last.column))
      places.append(last)
    }
    self.places = places
    let end = max(drawn, places.last.map { $0.column + $0.width } ?? 0)
    cells = row[..<end].map { palette?.shown($0, on: backdrop) ?? $0 }
  }
}
