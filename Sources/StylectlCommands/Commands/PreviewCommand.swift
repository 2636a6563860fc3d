import CommandTable
import StyleCatalog

/// Shows what an item looks like.
struct PreviewCommand: Command {
  /// What is written.
  enum Format: String, CaseIterable, ArgumentValue {
    case text, svg
  }

  static let name = "preview"
  static let abstract = "Show what an item or a file looks like, on samples"
  static let discussion = """
    A style is shown on three labels, its parameters with samples where they need a value; a tint as \
    its swatches; a label set in SwiftUI's default style.

    What has a slash or ends in .swift or .json is a file or folder: all that it holds is shown, or \
    the one item that stands after #. What it names is looked up there first, then in the catalog.
    """
  static let examples = [
    Example("stylectl preview DayLabelStyle", "Shows a style"),
    Example("stylectl preview brand", "Shows the variants of a tint"),
    Example("stylectl preview week", "Shows a label set"),
    Example("stylectl preview MyStyles.swift", "Shows the styles of a file that is in no catalog"),
    Example("stylectl preview MyStyles.swift --watch", "Shows them again whenever you save"),
  ]
  static let parameters: [Parameter<PreviewCommand>] =
    [
      .argument("item", \.item, help: "The item, or a file"),
      .option("at", \.release, valueName: "release", help: "As the catalog was in this release"),
      .flag("watch", \.isWatching, help: "Show it again whenever a file or the catalog changes"),
      .option("format", \.format, help: "A picture as text or as SVG"),
      .option(
        "output", \.output, short: "o", valueName: "file", help: "A file to write to, or -"),
    ] + .group("What the styles see", \.preview)

  private var item = ""
  private var release: String?
  private var isWatching = false
  private var format = Format.text
  private var output: String?
  private var preview = PreviewOptions()

  func validate() throws {
    if isWatching, format != .text || output != nil {
      throw UsageError(
        "--watch draws in the terminal alone", hint: "leave --format and --output out")
    }
  }

  func run(_ context: Context) throws {
    guard isWatching else { return try context.write(to: output, draw) }
    try Watch(paths: [FileArgument(item)?.path].compactMap(\.self)).run(context, draw: draw)
  }

  private func draw(_ context: Context) throws {
    let catalog = try context.catalogForReading(at: release)
    let argument = FileArgument(item)
    let files = try FileItems([argument].compactMap(\.self), in: context)
    let drawn = ItemPreview(options: preview, files: files, catalog: catalog, context: context)
    switch (format, argument) {
    case (.text, let argument?): try drawn.draw(files.items(argument))
    case (.text, nil): try drawn.draw(ItemReference(item))
    case (.svg, let argument?): try drawn.drawDocument(of: files.items(argument), in: argument)
    case (.svg, nil): try drawn.drawDocument(of: ItemReference(item))
    }
  }
}
