import StyleCatalog
import StylePreview

/// Draws two items, side by side where there is room.
struct SidePreview {
  /// The least columns that a picture beside another is fitted to.
  private static let leastWidth = 24

  /// The options.
  var options: PreviewOptions

  /// The catalog.
  var catalog: Catalog

  /// Where the pictures go.
  var context: Context

  /// Draws both sides, each under its name.
  func draw(_ sides: DiffSides) throws {
    let terminal = options.terminal(context)
    let half = (terminal.width - PaintedColumns.gap) / 2
    let width = half >= Self.leastWidth ? half : terminal.width
    let columns = try [sides.old, sides.new].map { side in
      PaintedColumns.Column(
        title: side.title,
        bytes: try context.capture { inner in try draw(side, in: width, inner) })
    }
    let picture = PaintedColumns(columns, width: terminal.width, form: terminal.form)
    try context.output.write(picture.bytes()[...])
  }

  private func draw(_ side: DiffSides.Side, in columns: Int, _ context: Context) throws {
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
