import CommandTable
import Diagnostics
import Interchange
import StyleCatalog

/// Shows styles on labels.
struct ApplyCommand: Command {
  /// What is written.
  enum Format: String, CaseIterable, ArgumentValue {
    case text, svg, html, swift
  }

  static let name = "apply"
  static let abstract = "Show styles on your labels"
  static var discussion: String {
    """
    The first style is the closest to the label, as the first .labelStyle(...) in SwiftUI. SwiftUI's \
    own are .automatic, .titleAndIcon, .iconOnly and .titleOnly.

    A style that has a slash or ends in .swift is a file that need not be in a catalog: its only \
    style, or the one that stands after #. What it names is looked up there first, then in the catalog.

    --labels takes a file where it has a slash or ends in \
    \(Interchange.Format.endings(holding: .labels).listed(with: "or")), else a label set of the catalog.
    """
  }
  static let examples = [
    Example("stylectl apply DayLabelStyle --labels week", "Shows a style on the days of the week"),
    Example("stylectl apply DayLabelStyle --labels week.json", "Takes the labels from a file"),
    Example(
      "stylectl apply IconTintLabelStyle --set color=.green --label 'Add=plus'", "Sets a parameter"),
    Example(
      "stylectl apply '.iconTint(.green)' --labels week", "Spells a style as .labelStyle does"),
    Example("stylectl apply BlueDashBorderLabelStyle .iconOnly --labels week", "Nests two styles"),
    Example("stylectl apply MyStyle.swift --labels week --watch", "Follows a file as you edit it"),
    Example(
      "stylectl apply AdaptiveLabelStyle --labels week --size-class compact", "On a narrow screen"),
    Example(
      "stylectl apply DayLabelStyle --labels week --format swift", "Writes the view in SwiftUI"),
    Example(
      "stylectl apply DayLabelStyle --labels week --format svg -o week.svg", "Draws an image"),
  ]
  static let otherWords = ["draw", "render"]
  static let parameters: [Parameter<ApplyCommand>] = [
    .arguments("style", \.styles, help: "The styles, first one closest to the label"),
    .option(
      "labels", \.labels, short: "l", valueName: "labels", help: "A label set, or a file of one"),
    .options("label", \.typed, valueName: "title=symbol", help: "A label typed here"),
    .option("at", \.release, valueName: "release", help: "As the catalog was in this release"),
    .flag("watch", \.isWatching, help: "Show it again whenever a file or the catalog changes"),
    .option(
      "format", \.givenFormat,
      help: "A picture as text, SVG or a page, or SwiftUI; left out, what the output ends in"),
    .option(
      "output", \.output, short: "o", valueName: "file", help: "A file to write to, or -"),
  ]
  static let optionGroups = [OptionGroup<ApplyCommand>("What the styles see", \.preview)]

  private var styles: [String] = []
  private var labels: String?
  private var typed: [String] = []
  private var release: String?
  private var isWatching = false
  private var givenFormat: Format?
  private var output: String?
  private var preview = PreviewOptions()

  private var format: Format { givenFormat ?? .ending(output) ?? .text }

  func validate() throws {
    if labels == nil, typed.isEmpty {
      throw UsageError("there are no labels to show the style on", hint: "give some: --labels week")
    }
    if labels != nil, !typed.isEmpty {
      throw UsageError("--labels and --label do not go together", hint: "leave one of them out")
    }
    if isWatching, format != .text || output != nil {
      throw UsageError(
        "--watch draws in the terminal alone", hint: "leave --format and --output out")
    }
    if format != .text {
      try preview.check(format: format.rawValue, takesMatrix: format != .swift)
    }
  }

  func run(_ context: Context) throws {
    guard isWatching else { return try draw(context) }
    let paths = styles.compactMap { FileArgument($0)?.path }
    let labelFile = labels.flatMap { FileArgument($0)?.path }
    try Watch(paths: paths + [labelFile].compactMap(\.self)).run(context, draw: draw)
  }

  private func draw(_ context: Context) throws {
    let files = try FileItems(styles.compactMap { FileArgument($0) }, in: context)
    let chain = try styles.map { try ChainStyle($0, in: files) }
    let catalog = try context.catalogForReading(at: release)
    let source = LabelSource(labels: labels, typed: typed)
    guard let list = try source.list(from: catalog, in: context) else { return }
    try context.write(to: output) { context in
      let drawing = StyleDrawing(chain: chain, options: preview, isSampling: false, files: files)
      switch format {
      case .text: try drawing.draw(list, from: catalog, in: context)
      case .svg: try drawing.drawDocument(list, title: title(of: chain), from: catalog, in: context)
      case .html:
        try drawing.checkCount(of: list)
        context.tell(untranslated: list, in: preview.language)
        context.warn(ofSymbolsIn: list)
        try ItemPreview(options: preview, files: files, catalog: catalog, context: context)
          .writePage(of: chain, on: list.titled(in: preview.language), named: title(of: chain))
      case .swift:
        let view = try StyleView(chain: chain, options: preview)
          .text(list, named: labels, from: catalog, in: context)
        try context.output.write(view)
      }
    }
  }

  /// The title of an image or a page.
  private func title(of chain: [ChainStyle]) -> String {
    chain.isEmpty ? "Label" : chain.map(\.title).joined(separator: ", ")
  }
}
