import StyleCatalog
import StyleModel
import StylePreview

/// Draws two items, side by side where there is room.
struct SidePreview {
  /// The columns between the pictures.
  private static let gap = 3

  /// The least columns of a picture beside another.
  private static let leastWidth = 24

  /// The options.
  var options: PreviewOptions

  /// The catalog.
  var catalog: Catalog

  /// Where the pictures go.
  var context: Context

  /// Draws both sides, each under its name.
  func draw(_ sides: DiffSides) throws {
    let width = options.terminal(context).width
    let half = (width - Self.gap) / 2
    if half >= Self.leastWidth {
      let (left, right) = (try lines(sides.old, half), try lines(sides.new, half))
      if left.allSatisfy({ $0.width <= half }) { return try write(left, beside: right, half) }
    }
    for line in try lines(sides.old, width) { try context.output.write(line.text + "\n") }
    try context.output.write("\n")
    for line in try lines(sides.new, width) { try context.output.write(line.text + "\n") }
  }

  private func write(_ left: [PaintedLine], beside right: [PaintedLine], _ half: Int) throws {
    for index in 0..<max(left.count, right.count) {
      let one = index < left.count ? left[index] : PaintedLine("")
      guard index < right.count, !right[index].text.isEmpty else {
        try context.output.write(one.text + "\n")
        continue
      }
      let blanks = String(repeating: " ", count: max(0, half - one.width) + Self.gap)
      try context.output.write(one.text + blanks + right[index].text + "\n")
    }
  }

  /// The picture of a side in a number of columns, with its name above it.
  private func lines(_ side: DiffSides.Side, _ columns: Int) throws -> [PaintedLine] {
    var bytes: [UInt8] = []
    var surroundings = context.surroundings
    surroundings.output = ByteStream { bytes += $0 }
    let inner = Context(options: context.options, surroundings: surroundings)
    try draw(side, columns, in: inner)
    try inner.output.flush()
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map { PaintedLine(String($0)) }
    if lines.last?.text.isEmpty == true { lines.removeLast() }
    let title = Sanitizer().truncated(Sanitizer().clean(side.title), to: columns).string
    return [PaintedLine(title), PaintedLine("")] + lines
  }

  private func draw(_ side: DiffSides.Side, _ columns: Int, in context: Context) throws {
    guard side.content.document != nil else { return try context.output.write("(removed)\n") }
    let preview = ItemPreview(
      options: options.fitted(to: columns), files: side.file?.items ?? FileItems(),
      catalog: catalog, context: context)
    if let file = side.file {
      try preview.draw([file.draft])
    } else if let reference = side.reference {
      try preview.draw(reference)
    }
  }
}
