import CommandTable
import StyleCatalog

/// Gives an item another name.
struct RenameCommand: Command {
  static let name = "rename"
  static let abstract = "Give an item another name"
  static let discussion = """
    Whatever uses the item goes on working and shows the new name. The old name is free for another \
    item; what was written before goes on with this one. Two items swap their names by three renames.
    """
  static let examples = [
    Example("stylectl rename tint:brand accent", "Renames a tint in all its users")
  ]
  static let otherWords = ["mv", "move"]
  static let parameters: [Parameter<RenameCommand>] = [
    .argument("item", \.item, help: "The item"),
    .argument("name", \.newName, help: "Its new name"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  private var item = ""
  private var newName = ""
  private var message: String?
  private var isDryRun = false

  func run(_ context: Context) throws {
    let reference = try ItemReference(item)
    let author = try context.authorship(message: message)
    try context.write(isDryRun: isDryRun) {
      (changes: [try $0.rename(reference, to: newName, by: author)], warnings: [])
    }
  }
}
