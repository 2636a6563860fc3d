import CommandTable
import JSON
import StyleCatalog
import StyleModel
import StylePreview
import StyleSyntax

/// Lists the items of the catalog.
struct ListCommand: Command {
  static let name = "list"
  static let abstract = "List styles, tints and label sets"
  static let discussion = """
    In a terminal the kinds stand under headings. In a pipe there is one item a line, its fields with \
    tabs between them: kind, name, version, time, author, the word removed, conflict or deprecated, \
    and what to use instead of what is deprecated.
    """
  static let examples = [
    Example("stylectl list", "Lists everything"),
    Example("stylectl list day", "Lists what has 'day' in its name"),
    Example("stylectl list --kind tint", "Lists the tints"),
    Example("stylectl list --uses brand", "Lists what uses the tint 'brand'"),
    Example("stylectl list --at 2.0", "Lists what the release 2.0 holds"),
  ]
  static let otherWords = ["ls", "items", "styles", "tints", "labels"]
  static let parameters: [Parameter<ListCommand>] = [
    .argument("text", \.text, help: "Only names that hold this text"),
    .option("kind", \.kind, help: "Only one kind"),
    .option("uses", \.uses, valueName: "item", help: "Only what uses this item"),
    .option("at", \.release, valueName: "release", help: "As the catalog was in this release"),
    .flag("removed", \.includesRemoved, help: "Removed items too"),
  ]

  private var text: String?
  private var kind: ItemKind?
  private var uses: String?
  private var release: String?
  private var includesRemoved = false

  func run(_ context: Context) throws {
    let filter = ListFilter(
      kind: kind, text: text, uses: try uses.map { try ItemReference($0) },
      includesRemoved: includesRemoved)
    let items = try context.catalogForReading(at: release).list(filter)
    if context.options.isJSON {
      return try context.write(.array(items.map(\.json)))
    }
    let terminal = context.terminal()
    if !terminal.isTerminal {
      return try context.output.write(linesOf: items)
    }
    if items.isEmpty { return context.tell("There is nothing to list.") }
    try context.output.write(Self.sections(of: items, in: terminal))
    if kind == nil || kind == .style, text == nil, uses == nil {
      if !context.options.isQuiet { try context.output.write("\n") }
      try context.output.flush()
      let builtIn = BuiltInLabelStyle.allCases.map { "." + $0.rawValue }.joined(separator: " ")
      context.tell("SwiftUI's own can be applied too: \(builtIn)")
    }
  }

  /// The items as one table whose kinds stand under headings, the columns aligned through all of it.
  static func sections(of items: [Item], in terminal: Terminal) -> String {
    let rows = items.map { item in
      [
        "  " + item.name + item.mark, item.version.short,
        item.isBuiltIn ? "built in" : item.time.map { Timestamp(seconds: $0).day } ?? "",
        item.author ?? "",
      ]
    }
    let lines = TextTable(rows: rows).lines(
      width: terminal.width, sanitizer: Sanitizer(terminal.form))
    var text = ""
    for (index, item) in items.enumerated() {
      if index == 0 || items[index - 1].kind != item.kind {
        text += (index == 0 ? "" : "\n") + item.kind.heading + "\n"
      }
      text += lines[index] + "\n"
    }
    return text
  }
}

extension ItemKind: ArgumentValue {}
