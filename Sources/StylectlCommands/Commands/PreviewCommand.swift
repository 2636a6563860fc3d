import CommandTable
import StyleCatalog

/// Shows what an item looks like.
struct PreviewCommand: Command {
  /// What is written.
  enum Format: String, CaseIterable, ArgumentValue {
    case text, svg, html
  }

  static let name = "preview"
  static let abstract = "Show what an item or a file looks like, on samples"
  static let discussion = """
    A style is shown on three labels, its parameters with samples where they need a value; a tint as \
    its swatches; a label set in SwiftUI's default style.

    What has a slash, or ends as a file does that 'add' takes, is a file or folder: all that it holds \
    is shown, or the one item that stands after #. What it names is looked up there first, then in \
    the catalog.

    --all shows every item; with --format html that is one page to be opened in a browser, with a \
    search, each style in light and dark above its Swift. It needs no network and no server.
    """
  static let examples = [
    Example("stylectl preview DayLabelStyle", "Shows a style"),
    Example("stylectl preview brand", "Shows the variants of a tint"),
    Example("stylectl preview week", "Shows a label set"),
    Example("stylectl preview MyStyles.swift", "Shows the styles of a file that is in no catalog"),
    Example("stylectl preview MyStyles.swift --watch", "Shows them again whenever you save"),
    Example("stylectl preview --all", "Shows every item of the catalog"),
    Example("stylectl preview --all --format html -o styles.html", "Writes a gallery as one page"),
    Example("stylectl preview DayLabelStyle --format svg -o day.svg", "Draws an image"),
  ]
  static let parameters: [Parameter<PreviewCommand>] = [
    .argument("item", \.item, help: "The item, or a file"),
    .flag("all", \.isAll, help: "Every item of the catalog"),
    .option("at", \.release, valueName: "release", help: "As the catalog was in this release"),
    .flag("watch", \.isWatching, help: "Show it again whenever a file or the catalog changes"),
    .option(
      "format", \.givenFormat,
      help: "A picture as text, SVG or a page; left out, what the output ends in"),
    .option(
      "output", \.output, short: "o", valueName: "file", help: "A file to write to, or -"),
  ]
  static let optionGroups = [OptionGroup<PreviewCommand>("What the styles see", \.preview)]

  private var item: String?
  private var isAll = false
  private var release: String?
  private var isWatching = false
  private var givenFormat: Format?
  private var output: String?
  private var preview = PreviewOptions()

  private var format: Format { givenFormat ?? .ending(output) ?? .text }

  func validate() throws {
    if item != nil, isAll {
      throw UsageError("--all shows every item, and one is named", hint: "leave one of them out")
    }
    if item == nil, !isAll {
      throw UsageError("there is no item to show", hint: "name one, or give --all")
    }
    if isAll, format == .svg {
      throw UsageError("an SVG image shows one item", hint: "for all of them: --format html")
    }
    if isWatching, format != .text || output != nil {
      throw UsageError(
        "--watch draws in the terminal alone", hint: "leave --format and --output out")
    }
    if format != .text { try preview.check(format: format.rawValue) }
  }

  func run(_ context: Context) throws {
    guard isWatching else { return try context.write(to: output, draw) }
    let path = item.flatMap { FileArgument($0)?.path }
    try Watch(paths: [path].compactMap(\.self)).run(context, draw: draw)
  }

  private func draw(_ context: Context) throws {
    let catalog = try context.catalogForReading(at: release)
    guard let item else {
      let gallery = CatalogGallery(options: preview, catalog: catalog, context: context)
      return format == .html ? try gallery.writePage() : try gallery.drawText()
    }
    let argument = FileArgument(item)
    let files = try FileItems([argument].compactMap(\.self), in: context)
    let drawn = ItemPreview(options: preview, files: files, catalog: catalog, context: context)
    switch (format, argument) {
    case (.text, let argument?): try drawn.draw(files.items(argument))
    case (.text, nil): try drawn.draw(ItemReference(item))
    case (.svg, let argument?): try drawn.drawDocument(of: files.items(argument), in: argument)
    case (.svg, nil): try drawn.drawDocument(of: ItemReference(item))
    case (.html, let argument?): try drawn.writePage(of: files.items(argument), in: argument)
    case (.html, nil): try drawn.writePage(of: ItemReference(item))
    }
  }
}
