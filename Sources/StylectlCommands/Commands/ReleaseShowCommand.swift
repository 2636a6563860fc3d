import CommandTable
import JSON
import StyleCatalog
import StylePreview

/// Shows who made a release and when, and what it holds.
struct ReleaseShowCommand: Command {
  static let name = "release show"
  static let abstract = "Show who made a release, and what it holds"
  static let discussion = """
    In a pipe there is one item a line, as 'stylectl list --at' prints it.
    """
  static let examples = [
    Example("stylectl release show 2.0", "Lists what the release holds")
  ]
  static let otherWords = ["cat", "get", "view"]
  static let parameters: [Parameter<ReleaseShowCommand>] = [
    .argument("release", \.release, help: "The release")
  ]

  private var release = ""

  func run(_ context: Context) throws {
    let catalog = try context.catalogForReading(at: release)
    let release = try catalog.release(release)
    let items = try catalog.list()
    if context.options.isJSON {
      var members = release.json(count: items.count).object ?? []
      members.append(JSONMember("items", .array(items.map(\.json))))
      return try context.write(.object(members))
    }
    let terminal = context.terminal()
    guard terminal.isTerminal else {
      try context.output.write(linesOf: items)
      return
    }
    let head = "\(release.name) \(release.hash.short) \(release.moment) \(release.author)"
    let wrap = TextWrap(
      width: terminal.width, indentation: 4, sanitizer: Sanitizer(terminal.form))
    try context.output.write(wrap.lines(of: head, isFirstIndented: false))
    if let message = release.message { try context.output.write(wrap.lines(of: message)) }
    try context.output.write("\n" + ListCommand.sections(of: items, in: terminal))
  }
}
