import CommandTable

/// Takes an operation back.
struct UndoCommand: Command {
  static let name = "undo"
  static let abstract = "Take back what you did last, or any operation"
  static let discussion = """
    Without an operation it is your own latest one that is not undone yet; what others did stays. An \
    operation is given as 'stylectl log' shows it, by its number or by the first digits of its hash.

    What was written is taken back by new versions with the former content. Where an item has changed \
    since, both changes are merged; if they are in one place, nothing is undone. The undo of a pull, a \
    merge or a resolve puts the items back to where they were, which is refused once that was pushed.
    """
  static let examples = [
    Example("stylectl undo", "Takes your last change back"),
    Example("stylectl undo 12", "Takes the operation 12 of 'stylectl log' back"),
    Example("stylectl undo --dry-run", "Tells what that would be"),
  ]
  static let parameters: [Parameter<UndoCommand>] = [
    .argument("operation", \.operation, help: "The operation; left out, your latest"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  private var operation: String?
  private var message: String?
  private var isDryRun = false

  func run(_ context: Context) throws {
    let author = try context.authorship(message: message)
    try context.writeReversal(isDryRun: isDryRun, ("Undid", "Would undo")) {
      try $0.undo(operation, by: author)
    }
  }
}
