import CommandTable
import Diagnostics
import Interchange
import StyleCatalog

/// Writes items as files that other tools take.
struct ExportCommand: Command {
  /// What can be written.
  enum Format: String, CaseIterable, ArgumentValue {
    case swift
    case bundle
    case assets
    case strings
    case csv
    case tsv
    case tokens
  }

  static let name = "export"
  static let abstract = "Write items as Swift, files of other tools, or a bundle for review"
  static let discussion = """
    Without items, everything in the catalog is written. What an item uses comes with it. A folder gets \
    one file an item; what it holds besides is left alone. A name that ends in .swift is one file for \
    all, - is standard output.

    A tint becomes a member of Color that follows light, dark and contrast, and styles name it as \
    Color.brand; with --colors assets they say Color("brand"), for an asset catalog. The layout is that \
    of 'swift format' with export.swift-format.

    Tints go into an asset catalog as colour sets, Group.Name into a folder that provides a namespace; \
    what else is in the catalog stays as it is. The titles of label sets go into a string catalog: of one \
    that is there every byte stays but for the titles of these labels, and into a new one in Xcode's \
    order. csv and tsv write one label set as a table.

    Tints become design tokens (DTCG 2025.10): a file for any appearance, and where a tint has others \
    a resolver file beside it.

    A bundle is a folder with one file for each item of the catalog, for pull requests and for those \
    who have no catalog yet: 'stylectl add FOLDER' takes it, with --replace also over what is there. \
    It holds what the items are now, not their versions, authors and releases. Files of items that \
    are gone are removed from it.
    """
  static let examples = [
    Example("stylectl export swift --output Sources/Styles", "Writes everything into a folder"),
    Example("stylectl export swift DayLabelStyle --output -", "Prints one style with its parts"),
    Example(
      "stylectl export swift --output Sources/Styles --check",
      "Fails where the files are not up to date, for CI"),
    Example("stylectl export swift --at 2.0 --output Sources/Styles", "Writes a release"),
    Example("stylectl export assets --output Colors.xcassets", "Writes all tints"),
    Example(
      "stylectl export strings --labels week --output Localizable.xcstrings",
      "Puts the titles of a label set into a string catalog"),
    Example(
      "stylectl export csv --labels week --output week.csv", "Writes a table for translators"),
    Example(
      "stylectl export tokens --output tints.tokens.json", "Writes the tints as design tokens"),
    Example("stylectl export bundle Styles", "Writes the catalog into a folder, a file an item"),
  ]
  static let parameters: [Parameter<ExportCommand>] = [
    .argument("format", \.format, help: "What to write"),
    .arguments("item", \.items, help: "The items; all where none is named", isRequired: false),
    .options("labels", \.labels, short: "l", valueName: "labels", help: "A label set to write"),
    .option("output", \.output, short: "o", valueName: "path", help: "A folder, a file or -"),
    .option("at", \.release, valueName: "release", help: "As the catalog was in this release"),
    .flag("public", \.isPublic, help: "Make what is written usable from other modules"),
    .flag("no-previews", \.leavesOutPreviews, help: "Leave out #Preview, as for a build"),
    .option("colors", \.colors, help: "Whether tints are written as code or are in assets"),
    .flag("check", \.isCheck, help: "Write nothing; fail where the files differ, and show how"),
  ]

  private var format = Format.swift
  private var items: [String] = []
  private var labels: [String] = []
  private var output: String?
  private var release: String?
  private var isPublic = false
  private var leavesOutPreviews = false
  private var colors: SwiftExport.Colors = .code
  private var isCheck = false

  func validate() throws {
    if format == .bundle {
      guard items.count + (output == nil ? 0 : 1) == 1, output != "-" else {
        throw UsageError(
          "a bundle is a folder and holds the whole catalog", hint: "stylectl export bundle FOLDER")
      }
      if isPublic || leavesOutPreviews {
        throw UsageError("a bundle holds Swift as it is stored", hint: "stylectl export swift")
      }
      return
    }
    if format != .swift, isPublic || leavesOutPreviews || colors != .code {
      throw UsageError(
        "--public, --no-previews and --colors belong to Swift", hint: "stylectl export swift")
    }
    if [.swift, .assets, .tokens].contains(format), !labels.isEmpty {
      throw UsageError(
        "--labels names what strings, csv and tsv are written of",
        hint: "stylectl export strings --labels week --output Localizable.xcstrings")
    }
    guard let output else {
      throw UsageError("export needs a place to write to", hint: "give --output FOLDER, FILE or -")
    }
    if isCheck, output == "-" {
      throw UsageError(
        "--check compares files, and - is none", hint: "give --output FOLDER or FILE")
    }
  }

  func run(_ context: Context) throws {
    if format == .bundle { return try writeBundle(to: output ?? items[0], in: context) }
    guard let output else { return }
    let references = try items.map { try ItemReference($0) }
    switch format {
    case .assets: return try writeAssets(references, to: output, in: context)
    case .strings, .csv, .tsv: return try writeLabels(references, to: output, in: context)
    case .tokens: return try writeTokens(references, to: output, in: context)
    case .swift, .bundle: break
    }
    let collected = try context.catalogForReading(at: release).withLibrary { library in
      try ExportCollection(references, in: library, context: context).items
    }
    var export = SwiftExport()
    export.isPublic = isPublic
    export.hasPreviews = !leavesOutPreviews
    export.colors = colors
    if output == "-" { return try context.write(document: export.file(collected)) }
    let target = ExportTarget(output)
    let files =
      target.isFolder
      ? try export.files(collected).map { (target.path(of: $0.path), $0.text) }
      : [(output, try export.file(collected))]
    let stale = try target.stale(files, in: context)
    try finish(stale, of: files.count, at: target, in: context)
  }

  private func writeAssets(
    _ references: [ItemReference], to output: String, in context: Context
  ) throws {
    let export = AssetExport(references, of: try context.catalogForReading(at: release), context)
    if output == "-" { return try context.write(document: export.text()) }
    let files = try export.files(into: AssetFolder(exporting: output))
    let target = ExportTarget(folder: output)
    try finish(target.stale(files, in: context), of: files.count, at: target, in: context)
  }

  private func writeLabels(
    _ references: [ItemReference], to output: String, in context: Context
  ) throws {
    let named = try labels.map { try ItemReference($0).defaulting(to: .labels) }
    let export = LabelExport(
      references + named, of: try context.catalogForReading(at: release), context)
    let text =
      switch format {
      case .csv: try export.table(.csv)
      case .tsv: try export.table(.tsv)
      default: try export.strings(into: output == "-" ? nil : output)
      }
    if output == "-" { return try context.write(document: text) }
    let target = ExportTarget(file: output)
    try finish(target.stale([(output, text)], in: context), of: 1, at: target, in: context)
  }

  private func writeTokens(
    _ references: [ItemReference], to output: String, in context: Context
  ) throws {
    let export = try TokenOutput(
      references, of: try context.catalogForReading(at: release), in: context)
    if output == "-" { return try context.write(document: export.text) }
    let (target, files) = export.files(for: output)
    try finish(try target.stale(files, in: context), of: files.count, at: target, in: context)
  }

  private func writeBundle(to folder: String, in context: Context) throws {
    let folder = BundleFolder(folder)
    let files = try folder.files(of: context.catalogForReading(at: release), in: context)
    let target = ExportTarget(folder: folder.path)
    let leftovers = try folder.leftovers(beside: files)
    let stale = try target.stale(files, in: context) + leftovers
    try finish(stale, of: files.count + leftovers.count, at: target, in: context)
    if !isCheck { try folder.settleNames(of: files) }
  }

  /// Writes files that are not as they should be, or tells how they differ.
  private func finish(
    _ stale: [ExportTarget.StaleFile], of total: Int, at target: ExportTarget, in context: Context
  ) throws {
    if isCheck { return try report(stale, of: total, at: target.place, in: context) }
    try target.write(stale, report: context.surroundings.reportWork)
    let written =
      target.isFolder
      ? "\(counted(stale.count, "file")) to \(named(target.place))"
      : stale.map { named($0.path) }.joined(separator: " and ")
    context.tell(
      stale.isEmpty
        ? "Everything in \(named(target.place)) is up to date." : "Wrote \(written).")
  }

  /// Prints how files differ from what would be written.
  private func report(
    _ stale: [ExportTarget.StaleFile], of count: Int, at place: String, in context: Context
  ) throws {
    for file in stale {
      let difference = TextDifference(from: file.present ?? "", to: file.wanted ?? "")
      let old = file.present == nil ? "/dev/null" : file.path
      let new = file.wanted == nil ? "/dev/null" : file.path
      // A file here may hold what no one has looked at yet.
      let lines = difference.unified(from: old, to: new).split(separator: "\n")
      try context.output.write(lines.map { visible(String($0)) + "\n" }.joined())
    }
    guard !stale.isEmpty else { return }
    throw CommandFailure(
      .no,
      "\(stale.count) of \(counted(count, "file")) \(stale.count == 1 ? "is" : "are") "
        + "not what would be written",
      hint: format == .bundle
        ? "to write them: leave out --check; where they were edited, take them in first: "
          + "stylectl add --replace \(typed(place))"
        : "write them: leave out --check")
  }
}

extension SwiftExport.Colors: ArgumentValue {}
