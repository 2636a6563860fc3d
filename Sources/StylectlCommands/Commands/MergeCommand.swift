import CommandTable

/// Takes over what another catalog file holds.
struct MergeCommand: Command {
  static let name = "merge"
  static let abstract = "Take over what another catalog file holds"
  static let discussion = """
    What only one side changed is taken, and what both sides changed in different places is merged. \
    Where the changes do not go together the item is in conflict: both stay, and 'stylectl \
    conflicts' shows them. The other file is checked as 'stylectl verify' does, and never written.
    """
  static let examples = [
    Example("stylectl merge ~/Downloads/Bo.stylecatalog", "Takes over a colleague's copy"),
    Example("stylectl merge Bo.stylecatalog --dry-run", "Tells what would come in"),
  ]
  static let parameters: [Parameter<MergeCommand>] = [
    .argument("file", \.file, help: "The other catalog"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  private var file = ""
  private var message: String?
  private var isDryRun = false

  func run(_ context: Context) throws {
    try context.merge(
      from: file, command: "merge", isDryRun: isDryRun,
      by: context.authorship(message: message))
  }
}
