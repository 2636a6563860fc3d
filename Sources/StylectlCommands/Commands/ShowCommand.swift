import CommandTable
import JSON
import StyleCatalog
import StyleModel

/// Prints what an item holds.
struct ShowCommand: Command {
  static let name = "show"
  static let abstract = "Print an item: a style as Swift, a tint or a label set as JSON"
  static let discussion = """
    What is printed can be added again: it is then unchanged. Names of other items are those that they \
    have now.

    Of an item in conflict, one version is printed that is the same for everybody; --sides prints what \
    both began with and each side, --preview draws them.
    """
  static let examples = [
    Example("stylectl show DayLabelStyle", "Prints the Swift of a style"),
    Example("stylectl show DayLabelStyle@1", "Prints its first version"),
    Example("stylectl show tint:brand", "Prints a tint"),
    Example("stylectl show brand --sides", "Prints the base and both sides of a conflict"),
    Example(
      "stylectl show brand --preview", "Shows what it looks like, on each side of a conflict"),
    Example("stylectl show tint:brand --at 2.0", "Prints it as it was in the release 2.0"),
  ]
  static let otherWords = ["cat", "get", "view", "print"]
  static let parameters: [Parameter<ShowCommand>] = [
    .argument("item", \.item, help: "The item: NAME, KIND:NAME or NAME@VERSION"),
    .option("at", \.release, valueName: "release", help: "As the catalog was in this release"),
    .flag("sides", \.isShowingSides, help: "Print the base and the sides of a conflict"),
    .flag("preview", \.isDrawing, help: "Draw it instead, with the sides of a conflict"),
  ]
  static let optionGroups = [OptionGroup<ShowCommand>("What --preview shows", \.preview)]

  private var item = ""
  private var release: String?
  private var isShowingSides = false
  private var isDrawing = false
  private var preview = PreviewOptions()

  func validate() throws {
    if isShowingSides, isDrawing {
      throw UsageError("--sides and --preview do not go together", hint: "leave one of them out")
    }
  }

  func run(_ context: Context) throws {
    let catalog = try context.catalogForReading(at: release)
    let reference = try ItemReference(self.item)
    if isDrawing { return try draw(reference, from: catalog, in: context) }
    if isShowingSides { return try printSides(of: reference, from: catalog, in: context) }
    let (item, document) = try catalog.document(reference)
    context.warn(ofConflictIn: item)
    context.warn(ofDeprecationOf: item, document)
    if context.options.isJSON {
      let name = try ItemName(stored: item.name, for: item.kind)
      var members = document.face(name: name).object ?? []
      members.append(JSONMember("version", .string(item.version.hex)))
      return try context.write(.object(members))
    }
    try context.write(document: document.text(named: item.name))
    context.tellPins(of: document, from: catalog)
  }
  /// Prints the base and the sides of an item in conflict.
  private func printSides(
    of reference: ItemReference, from catalog: Catalog, in context: Context
  ) throws {
    guard let conflict = try catalog.conflict(of: reference) else {
      throw CatalogError.notConflicted(reference.name)
    }
    let sides = try ConflictSides(conflict, in: catalog)
    if context.options.isJSON { return try context.write(sides.json) }
    try context.write(document: sides.text())
  }

  private func draw(
    _ reference: ItemReference, from catalog: Catalog, in context: Context
  ) throws {
    guard reference.version == nil, let conflict = try catalog.conflict(of: reference) else {
      return try ItemPreview(options: preview, catalog: catalog, context: context).draw(reference)
    }
    try ConflictSides(conflict, in: catalog).draw(with: preview, from: catalog, in: context)
  }
}

extension Context {
  /// Says which styles a composed style holds at versions.
  func tellPins(of document: ItemDocument, from catalog: Catalog) {
    guard case .style(let style) = document else { return }
    for (name, version) in style.pins.sorted(by: { $0.key < $1.key }) {
      let reference = ItemReference(kind: .style, name: name)
      // A pin of what is not there is told all the same.
      let number = try? catalog.history(of: reference).first { $0.version == version }?.number
      let isPresent = (try? catalog.item(reference).version) == version
      let place = number.map { "version \($0) (\(version.short))" } ?? "version \(version.short)"
      tell("'\(name)' is held at \(place)\(isPresent ? ", the present one" : "").")
    }
  }
}
