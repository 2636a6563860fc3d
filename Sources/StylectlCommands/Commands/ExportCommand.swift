import CommandTable
import Diagnostics
import Interchange
import StyleCatalog

/// Writes items as files that other tools take.
struct ExportCommand: Command {
  static let name = "export"
  static let abstract = "Write items as Swift, files of other tools, or a bundle for review"
  static var discussion: String {
    let general = """
      Without items, everything in the catalog is written that is not built in. What an item uses comes \
      with it. A folder gets one file an item. A name that ends in .swift is one file for all, - is \
      standard output.

      Where something is there already, it is edited: an item is renewed in the file that declares it, \
      and all else stays. An earlier version and what the catalog never held stay too, and are told, \
      unless --overwrite is given; what is left over of removed and renamed items goes with --prune.
      """
    let parts = [general] + Format.all.compactMap(\.writing?.help)
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
  static var examples: [Example] {
    Format.all.compactMap(\.writing?.examples).flatMap { $0.map { Example($0.key, $0.value) } }
  }
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
    .flag("overwrite", \.overwrites, help: "Replace also what the catalog does not hold now"),
    .flag("prune", \.prunes, help: "Remove what is left over of former exports"),
  ]

  static let optionGroups = [OptionGroup<ExportCommand>("Design tokens", \.tokens)]

  private var tokens = TokenOptions()
  private var format = WrittenFormat(name: "")
  private var items: [String] = []
  private var labels: [String] = []
  private var output: String?
  private var release: String?
  private var isPublic = false
  private var leavesOutPreviews = false
  private var colors: SwiftExport.Colors = .code
  private var isCheck = false
  private var overwrites = false
  private var prunes = false

  /// The format, and how it is written.
  private func chosen() throws -> (format: Format, writing: Format.Writing) {
    guard let found = Format.all.first(where: { $0.name == format.name }),
      let writing = found.writing
    else { throw UsageError("there is no format \(named(format.name))") }
    return (found, writing)
  }

  func validate() throws {
    let (format, writing) = try chosen()
    if writing.isWhole { try checkWhole(format) }
    for option in givenOptions where !writing.options.contains(option) {
      throw Self.refusal(of: option, by: writing)
    }
    if !labels.isEmpty, !writing.isOfLabels {
      let others = Format.all.filter { $0.writing?.isOfLabels == true }
      throw UsageError(
        "--labels names what \(others.map(\.name).listed(with: "and")) are written of",
        hint: others.first?.writing?.examples.first?.key)
    }
    if writing.isWhole { return }
    guard let output else {
      throw UsageError("export needs a place to write to", hint: "give --output FOLDER, FILE or -")
    }
    if isCheck, output == "-" {
      throw UsageError(
        "--check compares files, and - is none", hint: "give --output FOLDER or FILE")
    }
  }

  /// Refuses what a format does not take that is all of the catalog in a folder.
  private func checkWhole(_ format: Format) throws {
    guard items.count + (output == nil ? 0 : 1) == 1, output != "-" else {
      throw UsageError(
        "\(format.noun) is a folder and holds the whole catalog",
        hint: "stylectl export \(format.name) FOLDER")
    }
    if release != nil {
      throw UsageError("\(format.noun) holds what the items are now", hint: "leave out --at")
    }
  }

  /// The options in the line that belong to some formats alone.
  private var givenOptions: [String] {
    [("public", isPublic), ("no-previews", leavesOutPreviews), ("colors", colors != .code)]
      .filter(\.1).map(\.0) + tokens.given
  }

  private static func refusal(of option: String, by writing: Format.Writing) -> UsageError {
    let owner = Format.all.first { $0.writing?.options.contains(option) == true }
    let options = owner?.writing?.options.map { "--" + $0 }.listed(with: "and") ?? "--" + option
    return UsageError(
      writing.optionRefusal ?? "\(options) belong to \(owner?.title ?? "others")",
      hint: owner.map { "stylectl export \($0.name)" })
  }
}

extension ExportCommand {
  func run(_ context: Context) throws {
    let (_, writing) = try chosen()
    let files = DiskFiles(context: context)
    let place = writing.place(output ?? items.first ?? "-", in: files)
    var swift = SwiftExport()
    swift.isPublic = isPublic
    swift.hasPreviews = !leavesOutPreviews
    swift.colors = colors
    let (written, whole) = try context.catalogForReading(at: release).withLibrary { library in
      let found = try collection(for: writing, in: library, context)
      var request = WritingRequest(found.items, swift: swift, to: place, files: files)
      request.holdings = try Holdings(library, exported: found.exported)
      request.overwrites = overwrites
      request.prunes = prunes
      try tokens.choose(in: &request)
      let written = try writing.write(request)
      // A check shows all that differs, whoever wrote it.
      request.overwrites = true
      return (written, isCheck && !written.left.isEmpty ? try writing.write(request) : written)
    }
    if written.diagnostics.contains(where: { $0.severity == .error }) {
      throw CommandFailure(.no, written.diagnostics)
    }
    context.report(written.diagnostics)
    if place == .standardOutput {
      return try context.write(document: written.files.map(\.text).joined())
    }
    let target = ExportTarget(place: place)
    let stale = try target.stale(isCheck ? whole : written, in: context)
    if isCheck {
      let count = whole.files.count + whole.removed.count
      return try report(stale, of: count, written.left, at: place.path, for: writing, in: context)
    }
    if !stale.isEmpty || written.left.isEmpty { try write(stale, to: target, in: context) }
    OutputFile.clearDrafts(beside: written.files.map(\.path) + written.removed + written.present)
    try target.settleNames(of: written)
    context.report(written.left.map(\.diagnostic))
    if written.left.contains(where: \.isInTheWay) { throw CommandFailure(.no) }
  }

  /// Finds the items that are written.
  private func collection(
    for writing: Format.Writing, in library: CatalogLibrary, _ context: Context
  ) throws -> ExportCollection {
    var references = try writing.isWhole ? [] : items.map { try ItemReference($0) }
    references += try labels.map { try ItemReference($0).defaulting(to: .labels) }
    if writing.isOfLabels, references.isEmpty {
      throw UsageError("there is no label set to write", hint: "name one: --labels week")
    }
    return try ExportCollection(references, for: writing, in: library, context: context)
  }

  /// Writes files that are not as they should be.
  private func write(
    _ stale: [ExportTarget.StaleFile], to target: ExportTarget, in context: Context
  ) throws {
    try target.write(stale, report: context.surroundings.reportWork)
    let written =
      target.place.isFolder
      ? "\(counted(stale.count, "file")) to \(named(target.place.path))"
      : stale.map { named($0.path) }.joined(separator: " and ")
    context.tell(
      stale.isEmpty
        ? "Everything in \(named(target.place.path)) is up to date." : "Wrote \(written).")
  }

  /// Prints how files differ from what would be written.
  private func report(
    _ stale: [ExportTarget.StaleFile], of count: Int, _ left: [LeftInPlace], at place: String,
    for writing: Format.Writing, in context: Context
  ) throws {
    for file in stale {
      let difference = TextDifference(from: file.present ?? "", to: file.wanted ?? "")
      let old = file.present == nil ? "/dev/null" : file.path
      let new = file.wanted == nil ? "/dev/null" : file.path
      // A file here may hold what no one has looked at yet.
      let lines = difference.unified(from: old, to: new).split(separator: "\n")
      try context.output.write(lines.map { visible(String($0)) + "\n" }.joined())
    }
    context.report(left.map(\.diagnostic))
    guard !stale.isEmpty else {
      if left.isEmpty { return }
      throw CommandFailure(.no)
    }
    throw CommandFailure(
      .no,
      "\(stale.count) of \(counted(count, "file")) \(stale.count == 1 ? "is" : "are") "
        + "not what would be written",
      hint: writing.isWhole
        ? "to write them: leave out --check; where they were edited, take them in first: "
          + "stylectl add --replace \(typed(place))"
        : left.contains(where: \.isInTheWay)
          ? "to write them: leave out --check, and for what stays give --overwrite"
          : "write them: leave out --check")
  }
}

extension SwiftExport.Colors: ArgumentValue {}

/// The name of a format that items can be written in.
private struct WrittenFormat: ArgumentValue {
  /// The name.
  var name: String

  /// Creates the word for a format.
  init(name: String) {
    self.name = name
  }

  /// Reads the name of a format that can be written.
  init?(argument: String) {
    guard Self.words.contains(argument) else { return nil }
    name = argument
  }

  /// Lists the names: `swift, csv or tokens`.
  static var expectation: String { words.listed(with: "or") }

  /// The names of all formats that can be written.
  static var words: [String] { Format.all.filter { $0.writing != nil }.map(\.name) }
}
