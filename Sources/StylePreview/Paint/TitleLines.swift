/// A title broken into lines of cells.
struct TitleLines {
  /// The lines, clean; at least two.
  private let lines: [LeafText]

  /// The whole title, and where each line begins in it.
  private let title: LeafText
  private let starts: [Int]
  private let form: TextForm

  /// How layout sees the lines.
  let wrapping: TitleWrapping

  /// Breaks a title; nil for one that stays on one line, since it fits or begins with a word that does
  /// not.
  init?(_ title: LeafText, in columns: Int, form: TextForm) {
    guard title.width > columns, columns > 0 else { return nil }
    let string = String(decoding: title.bytes, as: UTF8.self)
    let lines = LineBreaker.cells(form).lines(of: string, in: Double(columns) * CellMetric.width)
    guard lines.count > 1 else { return nil }
    self.title = title
    self.form = form
    starts = lines.map { string.utf8.distance(from: string.startIndex, to: $0.text.startIndex) }
    self.lines = lines.map { line in
      var text = title
      text.bytes = Array(line.text.utf8)[...]
      text.width = CellMetric.nearest(line.width, CellMetric.width)
      return text
    }
    wrapping = TitleWrapping(
      columns: columns, lines: lines.count,
      widest: self.lines.map { min($0.width, columns) }.max() ?? 0)
  }

  /// Returns a line; the last one that is shown has all of the rest.
  func line(_ index: Int, isLast: Bool) -> LeafText {
    guard lines.indices.contains(index) else { return LeafText(bytes: [], width: 0) }
    guard isLast, index < lines.count - 1 else { return lines[index] }
    var rest = title
    rest.bytes = title.bytes.dropFirst(starts[index])
    let text = String(decoding: rest.bytes, as: UTF8.self)
    rest.width = TextWidth.cells(text, isAmbiguousWide: form.isAmbiguousWide)
    return rest
  }
}
