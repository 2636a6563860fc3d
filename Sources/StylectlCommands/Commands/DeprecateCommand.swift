import CommandTable
import StyleCatalog

/// Says that an item should not be used any more, and what to use instead.
struct DeprecateCommand: Command {
  static let name = "deprecate"
  static let abstract = "Say that an item should not be used any more"
  static let discussion = """
    The item goes on working. 'list' marks it, whoever uses it is warned, and 'export swift' writes \
    @available(*, deprecated). Edits and replacements keep the mark; --undo takes it away.
    """
  static let examples = [
    Example(
      "stylectl deprecate OldLabelStyle --use ChipLabelStyle", "Names what to use instead"),
    Example("stylectl deprecate sea --use ocean --note 'Too pale'", "Says why"),
    Example("stylectl deprecate sea --undo", "Takes it back"),
  ]
  static let otherWords = ["retire", "obsolete"]
  static let parameters: [Parameter<DeprecateCommand>] = [
    .argument("item", \.item, help: "The item"),
    .option("use", \.use, valueName: "item", help: "The item of the same kind to use instead"),
    .option("note", \.note, valueName: "text", help: "Why, or what to do; users are told"),
    .flag("undo", \.isUndo, help: "Let it be used again"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  private var item = ""
  private var use: String?
  private var note: String?
  private var isUndo = false
  private var message: String?
  private var isDryRun = false

  func validate() throws {
    if isUndo, use != nil || note != nil {
      throw UsageError(
        "--undo takes all of it back", hint: "to change it, leave --undo out")
    }
  }

  func run(_ context: Context) throws {
    let reference = try ItemReference(item)
    let other = try use.map { try ItemReference($0) }
    let author = try context.authorship(message: message)
    try context.write(isDryRun: isDryRun) { catalog in
      guard isUndo else {
        return try catalog.deprecate(reference, use: other, note: note, by: author)
      }
      return (changes: [try catalog.undeprecate(reference, by: author)], warnings: [])
    }
  }
}
