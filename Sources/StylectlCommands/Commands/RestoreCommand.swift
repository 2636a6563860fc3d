import CommandTable
import StyleCatalog

/// Writes a new version of an item with the content of an earlier one.
struct RestoreCommand: Command {
  static let name = "restore"
  static let abstract = "Give an item the content of an earlier version"
  static let discussion = """
    That is a new version: nothing is lost, and 'undo' takes it back. The name of the item stays. A \
    removed item is there again; without a version it gets the content that it had last.
    """
  static let examples = [
    Example("stylectl restore DayLabelStyle@1", "Goes back to the first version"),
    Example("stylectl restore week@2.0", "Goes back to the release 2.0"),
  ]
  static let otherWords = ["revert", "checkout", "reset"]
  static let parameters: [Parameter<RestoreCommand>] = [
    .argument("item", \.item, help: "The item with its version: NAME@VERSION"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  private var item = ""
  private var message: String?
  private var isDryRun = false

  func run(_ context: Context) throws {
    let reference = try ItemReference(item)
    let author = try context.authorship(message: message)
    try context.write(isDryRun: isDryRun) {
      let restored = try $0.restore(reference, by: author)
      return (changes: [restored.change], warnings: restored.warnings)
    }
  }
}
