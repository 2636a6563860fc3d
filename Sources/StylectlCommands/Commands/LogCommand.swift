import CommandTable
import JSON
import StyleCatalog
import StyleModel

/// Lists what was done to the catalog or to one item.
struct LogCommand: Command {
  static let name = "log"
  static let abstract = "List the versions of an item, or what was done to the catalog"
  static let examples = [
    Example("stylectl log", "Lists what was done, the latest first"),
    Example("stylectl log DayLabelStyle", "Lists the versions of a style"),
  ]
  static let parameters: [Parameter<LogCommand>] = [
    .argument("item", \.item, help: "The item; left out, the whole catalog"),
    .option("limit", \.limit, in: 1...1_000_000, short: "n", help: "How many at the most"),
  ]

  var item: String?
  var limit: Int?

  func run(_ context: Context) throws {
    let catalog = try context.catalogForReading()
    let entries =
      if let item {
        try catalog.history(of: ItemReference(item)).prefix(limit ?? .max).map(LogEntry.init)
      } else {
        try catalog.operations(limit: limit ?? 1000).map(LogEntry.init)
      }
    if context.options.isJSON { return try context.write(.array(entries.map(\.json))) }
    let isTerminal = context.terminal().isTerminal
    for entry in entries {
      try context.output.write(isTerminal ? entry.text : entry.record)
    }
  }
}

/// A version or an operation, as the log tells it.
struct LogEntry {
  /// The number of a version, or what an operation was.
  var title: String

  /// The hash.
  var hash: ContentHash

  /// When.
  var time: Int?

  /// By whom.
  var author: String?

  /// Why, in the author's words.
  var message: String?

  /// What was touched.
  var detail: String

  /// Tells of a version.
  init(_ entry: HistoryEntry) {
    title = entry.number.map { "@\($0)" } ?? "@" + entry.version.short
    hash = entry.version
    time = entry.record.time
    author = entry.record.author
    message = entry.record.message
    detail = entry.record.document == nil ? "removed" : entry.record.name.text
  }

  /// Tells of an operation.
  init(hash: ContentHash, record: Operation) {
    title = record.command
    self.hash = hash
    time = record.time
    author = record.author
    message = record.message
    let names = record.moves.map { "\($0.kind.rawValue):\($0.name)" }
    detail =
      names.count > 6
      ? names.prefix(5).joined(separator: ", ") + " and \(names.count - 5) more"
      : names.joined(separator: ", ")
  }

  /// The entry for people: a line, and what it says below it.
  var text: String {
    var lines = ["\(title)  \(hash.short)  \(moment)  \(author ?? "built in")", "    " + detail]
    if let message { lines.append("    “" + message + "”") }
    return lines.map { safe($0) }.joined(separator: "\n") + "\n"
  }

  /// The entry as a line of fields with tabs between them.
  var record: String {
    [
      title, hash.hex, time.map { Timestamp(seconds: $0).iso } ?? "", author ?? "", detail,
      message ?? "",
    ]
    .map { visible($0) }.joined(separator: "\t") + "\n"
  }

  /// The entry as JSON.
  var json: JSONValue {
    .object([
      "author": author.map(JSONValue.string),
      "detail": .string(detail),
      "hash": .string(hash.hex),
      "message": message.map(JSONValue.string),
      "time": time.map { .string(Timestamp(seconds: $0).iso) },
      "title": .string(title),
    ])
  }

  private var moment: String {
    guard let time, time > 0 else { return "-" }
    return Timestamp(seconds: time).iso
  }
}
