import CommandTable
import Diagnostics
import StyleCatalog
import StyleModel

/// Tells how two versions or two items differ.
struct DiffCommand: Command {
  static let name = "diff"
  static let abstract = "Tell how two versions or two items differ"
  static let discussion = """
    The changes are told in the terms of the document: an argument, a modifier, a label, a variant. \
    One item alone is compared with the version before it; a file with the item of its name.

    The exit status is 0 whether there is a difference or not.
    """
  static let examples = [
    Example("stylectl diff DayLabelStyle", "Tells what the latest version changed"),
    Example("stylectl diff DayLabelStyle@1 DayLabelStyle", "Compares two versions"),
    Example("stylectl diff tint:brand tint:accent --preview", "Draws two tints side by side"),
    Example("stylectl diff MyStyle.swift", "Compares a file with the catalog"),
  ]
  static let otherWords = ["compare", "changes"]
  static let parameters: [Parameter<DiffCommand>] = [
    .argument("old", \.old, help: "The item before, or a file"),
    .argument("new", \.new, help: "The item after, or a file"),
    .option("at", \.release, valueName: "release", help: "As the catalog was in this release"),
    .flag("text", \.isText, help: "Compare the Swift or JSON line by line"),
    .flag("preview", \.isDrawn, help: "Draw both, side by side where there is room"),
  ]
  static let optionGroups = [OptionGroup<DiffCommand>("What the styles see", \.preview)]

  private var old = ""
  private var new: String?
  private var release: String?
  private var isText = false
  private var isDrawn = false
  private var preview = PreviewOptions()

  func validate() throws {
    if isText, isDrawn {
      throw UsageError("--text and --preview do not go together", hint: "leave one of them out")
    }
  }

  func run(_ context: Context) throws {
    let catalog = try context.catalogForReading(at: release)
    let sides = try DiffSides(old, new, in: catalog, context: context)
    if isDrawn {
      return try SidePreview(options: preview, catalog: catalog, context: context).draw(sides)
    }
    let difference = Difference(from: sides.old.content, to: sides.new.content)
    if context.options.isJSON { return try context.write(sides.json(difference)) }
    if difference.changes.isEmpty {
      return context.report([Diagnostic(.note, message: "there is no difference")])
    }
    if isText { return try context.output.write(sides.textDifference()) }
    for change in difference.changes { try context.output.write(visible(change.line) + "\n") }
  }
}
