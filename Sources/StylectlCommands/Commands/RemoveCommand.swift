import CommandTable
import StyleCatalog

/// Removes items.
struct RemoveCommand: Command {
  static let name = "remove"
  static let abstract = "Remove items; their versions stay"
  static let discussion = """
    A removal is a version like any other: 'show NAME@1' goes on working, and adding the name again \
    goes on with the item.
    """
  static let examples = [Example("stylectl remove OldLabelStyle", "Removes a style")]
  static let otherWords = ["rm", "delete", "del"]
  static let parameters: [Parameter<RemoveCommand>] = [
    .arguments("item", \.items, help: "The items"),
    .flag("force", \.isForced, help: "Remove also what others use"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  private var items: [String] = []
  private var isForced = false
  private var message: String?
  private var isDryRun = false

  func run(_ context: Context) throws {
    let references = try items.map { try ItemReference($0) }
    let author = try context.authorship(message: message)
    try context.write(isDryRun: isDryRun) {
      (changes: try $0.remove(references, force: isForced, by: author), warnings: [])
    }
  }
}
