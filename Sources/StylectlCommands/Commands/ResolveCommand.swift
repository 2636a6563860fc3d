import CommandTable
import StyleCatalog

/// Settles items in conflict.
struct ResolveCommand: Command {
  static let name = "resolve"
  static let abstract = "Settle items in conflict"
  static let discussion = """
    Ours is what stood in this catalog before the merge, theirs is what came in; each is taken whole. \
    To take some of both, write it: 'show NAME --sides' prints the sides, and --from takes the result.

    What is chosen becomes a version that follows all the heads of the item. Two items of one name are \
    told apart by 'rename'.
    """
  static let examples = [
    Example("stylectl resolve DayLabelStyle --theirs", "Takes what came in"),
    Example("stylectl resolve week --from week.json", "Takes what a file holds"),
    Example("stylectl resolve brand --head 1f0c9a", "Takes one of several heads"),
    Example("stylectl resolve --all --ours", "Keeps what stood here, in all items"),
  ]
  static let otherWords = ["settle", "accept"]
  static let parameters: [Parameter<ResolveCommand>] = [
    .arguments("item", \.items, help: "The items", isRequired: false),
    .flag("all", \.isAll, help: "All items in conflict"),
    .flag("ours", \.isOurs, help: "Take what stood here before the merge"),
    .flag("theirs", \.isTheirs, help: "Take what came in with the merge"),
    .option("head", \.head, valueName: "hash", help: "Take this head, by its first digits"),
    .option(
      "from", \.source, valueName: "file", help: "Take what a file holds; - for standard input"),
    .flag("strict", \.isStrict, help: "Take warnings for errors"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  private var items: [String] = []
  private var isAll = false
  private var isOurs = false
  private var isTheirs = false
  private var head: String?
  private var source: String?
  private var isStrict = false
  private var message: String?
  private var isDryRun = false

  func validate() throws {
    let choices = [isOurs, isTheirs, head != nil, source != nil].filter { $0 }.count
    if choices != 1 {
      throw UsageError(
        choices == 0
          ? "nothing says how to settle it"
          : "only one of these goes: --ours, --theirs, --head, --from",
        hint: "give --ours, --theirs, --head HASH or --from FILE")
    }
    if isAll != items.isEmpty {
      throw UsageError(
        isAll ? "--all and names do not go together" : "no item is named",
        hint: isAll ? "leave one of them out" : "name one, or give --all")
    }
    if head != nil || source != nil, isAll || items.count > 1 {
      throw UsageError(
        "\(head != nil ? "--head" : "--from") settles one item at a time", hint: "name one item")
    }
  }

  func run(_ context: Context) throws {
    let references = isAll ? nil : try items.map { try ItemReference($0) }
    let resolution = try resolution(of: references?.first, context)
    let author = try context.authorship(message: message)
    var left = 0
    let changes = try context.write(isDryRun: isDryRun) { catalog in
      let written = try catalog.resolve(references, with: resolution, by: author)
      left = try catalog.list(ListFilter(includesRemoved: true)).count(where: \.isConflicted)
      return written
    }
    if isDryRun { left -= changes.count }
    if changes.isEmpty { return context.tell("No item is in conflict.") }
    if left > 0 {
      context.tell("\(left) \(left == 1 ? "item is" : "items are") still in conflict.")
    }
  }

  private func resolution(
    of reference: ItemReference?, _ context: Context
  ) throws -> Resolution {
    if isOurs { return .ours }
    if let head { return .head(head) }
    guard let source, let reference else { return .theirs }
    let item = try context.catalogForReading().item(reference)
    let file = Intake.File(path: source, bytes: try context.read(source, limit: 16 << 20))
    let content = NewContent(file: file, kind: item.kind, isStrict: isStrict)
    return .content(try content.draft(named: item.name, in: context))
  }
}
