import CommandTable

/// Takes an undo back.
struct RedoCommand: Command {
  static let name = "redo"
  static let abstract = "Take back your last undo"
  static let discussion = """
    Only while you have written nothing since. 'stylectl undo NUMBER' takes back any undo.
    """
  static let examples = [Example("stylectl redo", "Does again what you undid last")]
  static let parameters: [Parameter<RedoCommand>] = [
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  private var message: String?
  private var isDryRun = false

  func run(_ context: Context) throws {
    let author = try context.authorship(message: message)
    try context.writeReversal(isDryRun: isDryRun, ("Redid", "Would redo")) {
      try $0.redo(by: author)
    }
  }
}
