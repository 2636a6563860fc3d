import CommandTable
import JSON
import StyleCatalog
import StyleModel

/// Lists what was done to the catalog or to one item.
struct LogCommand: Command {
  static let name = "log"
  static let abstract = "List the versions of an item, or what was done to the catalog"
  static let discussion = """
    In a pipe there is one version or operation a line, its fields with tabs between them: number or \
    command, hash, time, author, items, message, the words removed and conflict, and the versions that \
    a merge joins or the operation that an undo takes back. 'stylectl undo' takes an operation's number \
    or hash.
    """
  static let examples = [
    Example("stylectl log", "Lists what was done, the latest first"),
    Example("stylectl log DayLabelStyle", "Lists the versions of a style"),
  ]
  static let otherWords = ["history", "versions"]
  static let parameters: [Parameter<LogCommand>] = [
    .argument("item", \.item, help: "The item; left out, the whole catalog"),
    .option("limit", \.limit, in: 1...1_000_000, short: "n", help: "How many at the most"),
  ]

  private var item: String?
  private var limit: Int?

  func run(_ context: Context) throws {
    let catalog = try context.catalogForReading()
    let limit = limit ?? .max
    let entries =
      if let item {
        LogEntry.entries(of: try catalog.history(of: ItemReference(item), limit: limit))
      } else {
        try catalog.operations(limit: limit).map(LogEntry.init)
      }
    if context.options.isJSON { return try context.write(.array(entries.map(\.json))) }
    let terminal = context.terminal()
    for entry in entries {
      try context.output.write(terminal.isTerminal ? entry.text(in: terminal) : entry.record)
    }
  }
}
